import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { codeList } from '#src/contract/admin/code-list.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './codes.tsx';

type CodeLine = CallOutput<'admin/codes'>['data'][number];
type Codes = CallOutput<'admin/codes'>;

const batch = '00000000-0000-4000-8000-0000000000b1';
const code: CodeLine = {
  id: '00000000-0000-4000-8000-0000000000b7',
  code: 'SPRING',
  kind: 'percent',
  amount: null,
  percent: 12.5,
  valid_from: null,
  valid_until: '2026-12-24T00:00:00.000Z',
  minimum_spend: 20,
  max_uses: 100,
  max_uses_per_user: 1,
  is_first_booking_only: false,
  city_ids: [],
  course_ids: [],
  owner: 'owner@example.test',
  state: 'active',
  used: 7,
  made_at: '2026-11-20T09:30:00.000Z',
  made_by: 'Op One',
  batch_id: batch,
  batch: 'Partners',
};

function open(search: string, found: Partial<Codes> = {}) {
  const data: Codes = { data: [code], next: null, is_cut: false, ...found };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: codeList.read(search), extra: null }} />, {
    url: `/admin/codes${search}`,
  });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the codes of the back office', () => {
  it('are shown with what they take off and how often they were used', () => {
    open('');
    const cells = within(screen.getByRole('row', { name: /SPRING/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '12.5% off what is paid online',
      'Active',
      '7 of 100',
      'Thu 24 Dec 2026, 00:00',
      'owner@example.test',
      'Partners',
    ]);
    expect([hrefOf('SPRING'), hrefOf('Partners')]).toEqual([`/admin/codes/${code.id}`, `/admin/codes?batch=${batch}`]);
    expect([hrefOf('Create a code'), hrefOf('Create a batch')]).toEqual(['/admin/codes/new', '/admin/codes/batch']);
  });

  it('keep filter and columns on the way to the next page, and the filter in the file', () => {
    const next = '1764000000000000.00000000-0000-4000-8000-0000000000b7';
    open(`?find=spr&origin=office&state=active&batch=${batch}&column=minimum`, { next });
    const filter = `find=spr&origin=office&state=active&batch=${batch}`;
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Code', 'Minimum spend']);
    expect(hrefOf('Next page')).toBe(`/admin/codes?${filter}&before=${next}&column=minimum`);
    expect(hrefOf('Download as CSV')).toBe(`/admin/codes.csv?${filter}`);
    screen.getByText('Codes of one batch.');
  });

  it('say when nothing fits, with a way to all', () => {
    open('?find=nothing', { data: [] });
    expect(hrefOf('See all codes')).toBe('/admin/codes');
  });
});

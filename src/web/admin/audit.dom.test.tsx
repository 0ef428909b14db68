import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { auditList } from '#src/contract/admin/log-lists.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './audit.tsx';

type Entries = CallOutput<'admin/audit-list'>;

const entry: Entries['data'][number] = {
  id: '41',
  at: '2026-11-20T09:30:00.000Z',
  who: 'Operator of the test <op@example.test>',
  action: 'payout-run-paid',
  about: 'payout-run:7',
  about_name: '',
  detail: [
    { name: 'items', value: '3' },
    { name: 'note', value: 'By hand' },
  ],
};

function open(search: string, found: Partial<Entries> = {}) {
  const data: Entries = { data: [entry], next: null, actions: ['payout-run-made', 'payout-run-paid'], ...found };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: auditList.read(search), extra: null }} />, {
    url: `/admin/audit${search}`,
  });
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the audit log', () => {
  it('says who did what to whom, and leads to all that happened to the same', () => {
    open('');
    const cells = within(screen.getByRole('row', { name: /20 Nov 2026, 09:30/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Operator of the test <op@example.test>',
      'Marked a payout run as paid',
      'Payout run 7All entries about this',
      'items:3Note:By hand',
    ]);
    expect(hrefOf('Payout run 7')).toBe('/admin/payouts');
    expect(hrefOf('All entries about this')).toBe('/admin/audit?about=payout-run%3A7');
  });

  it('names what an id stands for, and shows an act of an earlier version as it is kept', () => {
    const id = '00000000-0000-4000-8000-0000000000b7';
    const row = (more: Partial<typeof entry>, at: string) => ({ ...entry, ...more, id: at });
    open('', {
      data: [
        row({ about: `booking:${id}`, about_name: 'ABCDEFGH' }, '40'),
        row({ about: `account:${id}`, about_name: '' }, '39'),
        row({ about: 'setting:brand_name', action: 'once-an-act' }, '38'),
        row({ about: 'thing:9' }, '37'),
      ],
    });
    expect(hrefOf('Booking ABCDEFGH')).toBe(`/admin/bookings/${id}`);
    expect(hrefOf('Account')).toBe(`/admin/people/${id}`);
    expect(hrefOf('Setting brand_name')).toBe('/admin/settings');
    screen.getByText('once-an-act');
    expect(screen.getByText('thing:9').closest('a')).toBeNull();
  });

  it('keeps its filter on the way on and in the file', () => {
    open('?action=payout-run-paid&who=op%40example.test&before=90', { next: '41' });
    expect(hrefOf('Next page')).toBe('/admin/audit?action=payout-run-paid&who=op%40example.test&before=41');
    expect(hrefOf('First page')).toBe('/admin/audit?action=payout-run-paid&who=op%40example.test');
    expect(hrefOf('Download as CSV')).toBe('/admin/audit.csv?action=payout-run-paid&who=op%40example.test');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Action' }).value).toBe('payout-run-paid');
  });

  it('says whose act it was where it was nobody’s', () => {
    open('', { data: [{ ...entry, who: '' }] });
    screen.getByText('System');
  });

  it('says when nothing fits, and when there is nothing', () => {
    open('?about=nothing', { data: [] });
    expect(hrefOf('See the whole log')).toBe('/admin/audit');
  });
});

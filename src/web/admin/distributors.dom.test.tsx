import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { distributorList } from '#src/contract/admin/people-lists.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './distributors.tsx';

type Distributors = CallOutput<'admin/distributors'>;

const one: Distributors['data'][number] = {
  id: '00000000-0000-4000-8000-0000000000b7',
  name: 'Desk of the test',
  email: 'desk@example.test',
  phone: '',
  state: 'active',
  made_at: '2026-11-20T09:30:00.000Z',
  keys: 2,
  key_used_on: null,
  booked_at: null,
};

function open(search: string, data: Distributors['data']) {
  const admitted = { kind: 'in', data: { data, next: null, is_cut: false } } as const;
  openApp(<Page data={{ admitted, query: distributorList.read(search), extra: null }} />, {
    url: `/admin/distributors${search}`,
  });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('are shown with their keys, and lead to their page and the file', () => {
  open('?state=active', [one]);
  const cells = within(screen.getByRole('row', { name: /Desk of the test/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['desk@example.test', '', 'Active', '2', 'Never', 'Never']);
  expect(hrefOf('Desk of the test')).toBe(`/admin/distributors/${one.id}`);
  expect(hrefOf('Download as CSV')).toBe('/admin/distributors.csv?state=active');
});

it('say when nobody fits, with a way to all', () => {
  open('?find=nobody', []);
  expect(hrefOf('See all distributors')).toBe('/admin/distributors');
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPeopleQuery } from '#src/contract/addresses/admin/people-filter.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { DistributorsPage } from './DistributorsPage.tsx';
import type { Distributors } from './load.ts';

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
  openApp(<DistributorsPage data={{ admitted, query: readPeopleQuery(search) }} />, {
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

import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { personList } from '#src/contract/admin/people-lists.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './people.tsx';

type People = CallOutput<'admin/people'>;
type PersonLine = CallOutput<'admin/people'>['data'][number];

const person: PersonLine = {
  id: '00000000-0000-4000-8000-0000000000b7',
  name: 'Person of the test',
  email: 'person@example.test',
  phone: '+84 912345678',
  roles: ['host', 'distributor'],
  state: 'blocked',
  made_at: '2026-11-20T09:30:00.000Z',
  signed_in_at: null,
};

function open(search: string, found: Partial<People> = {}) {
  const data: People = { data: [person], next: null, is_cut: false, ...found };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: personList.read(search), extra: null }} />, {
    url: `/admin/people${search}`,
  });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the people of the back office', () => {
  it('are shown with their roles and their state, and lead to their page', () => {
    open('');
    const cells = within(screen.getByRole('row', { name: /Person of the test/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'person@example.test',
      '+84 912345678',
      'Host, Distributor',
      'Blocked',
      expect.stringContaining('2026'),
      'Never',
    ]);
    expect(hrefOf('Person of the test')).toBe(`/admin/people/${person.id}`);
  });

  it('keep filter and columns on the way to the next page, and the filter in the file', () => {
    const next = '1764000000000000.00000000-0000-4000-8000-0000000000b7';
    open('?find=ana&role=host&state=blocked&column=phone', { next });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Name', 'Phone']);
    expect(hrefOf('Next page')).toBe(`/admin/people?find=ana&role=host&state=blocked&before=${next}&column=phone`);
    expect(hrefOf('Download as CSV')).toBe('/admin/people.csv?find=ana&role=host&state=blocked');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('host');
  });

  it('say when nobody fits, with a way to all', () => {
    open('?find=nobody', { data: [] });
    expect(hrefOf('See all people')).toBe('/admin/people');
  });

  it('say when more fit than are looked through', () => {
    open('?find=an', { is_cut: true });
    screen.getByText(/Type more to narrow/);
  });
});

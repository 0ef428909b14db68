import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffArea } from '#src/domain/admin/areas.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { AdminShell, type Admitted } from './AdminShell.tsx';
import { PermittedLink } from './parts.tsx';

const open = (areas: readonly StaffArea[], admitted: Admitted<string> = { kind: 'in', data: 'What is there' }) =>
  openApp(
    <AdminShell admitted={admitted} title="A page">
      {(data) => (
        <>
          <p>{data}</p>
          <PermittedLink permission="audit-log" href="/admin/audit" className="link">
            The log
          </PermittedLink>
        </>
      )}
    </AdminShell>,
    { url: '/admin', settings: { staffAreas: areas } },
  );
const sections = () =>
  within(screen.getAllByRole('navigation', { name: 'Back office' })[0]!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the navigation of the back office', () => {
  it.each<[StaffArea, string[], string[]]>([
    ['finance', ['To do', 'Figures', 'Payouts', 'Documents', 'Ledger'], ['Pages', 'Messages', 'Settings']],
    ['content', ['To do', 'Pages', 'Menus', 'Listings'], ['Payouts', 'Figures', 'Reports', 'Audit log']],
    ['support', ['To do', 'Messages', 'Reports', 'No-shows'], ['Payouts', 'Documents', 'Menus', 'Audit log']],
    ['admin', ['To do', 'Payouts', 'Pages', 'Messages', 'Settings', 'Audit log'], []],
  ])('shows %s what is theirs', (area, there, missing) => {
    open([area]);
    expect(sections()).toEqual(expect.arrayContaining(['Bookings', 'People', ...there]));
    for (const name of missing) expect(sections()).not.toContain(name);
  });

  it('has no group without a section', () => {
    open(['support']);
    expect(screen.queryAllByRole('list', { name: 'Money' })).toEqual([]);
    expect(screen.queryAllByRole('list', { name: 'Rules and history' })).toEqual([]);
  });

  it('shows links to work of another area to nobody else', () => {
    open(['finance']);
    screen.getByText('What is there');
    expect(screen.queryByRole('link', { name: 'The log' })).toBeNull();
  });

  it('stays beside a page of another area, which says so', () => {
    open(['finance'], { kind: 'other-area' });
    screen.getByRole('heading', { name: 'Not your area' });
    expect(screen.queryByText('What is there')).toBeNull();
    expect(sections()).toContain('Payouts');
  });
});

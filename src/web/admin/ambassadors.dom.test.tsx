import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { partnerList } from '#src/contract/admin/people-lists.ts';
import { later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { Page } from './ambassadors.tsx';

type Applications = CallOutput<'admin/ambassador-applications'>;
type PartnerLine = CallOutput<'admin/partners'>['data'][number];

const partner: PartnerLine = {
  id: '00000000-0000-4000-8000-0000000000b7',
  user_id: '00000000-0000-4000-8000-0000000000b8',
  kind: 'ambassador',
  state: 'active',
  name: 'Mina Partner',
  email: 'mina@example.test',
  code: 'MINA7K2Q',
  since: '2026-11-20T09:30:00.000Z',
  clicks: 12,
  bookings: 3,
  waiting: 2,
  released: 4.5,
  paid: 10,
};
const application: Applications['data'][number] = {
  id: '00000000-0000-4000-8000-0000000000b9',
  name: 'Ada Waits',
  email: 'ada@example.test',
  city: 'Hanoi',
  audience: 'A blog',
  message: 'Hello',
  made_at: '2026-11-20T09:30:00.000Z',
};

function open(search: string, data: PartnerLine[] = [partner]) {
  return openApp(
    <Page
      data={{
        admitted: { kind: 'in', data: { data, next: null } },
        query: partnerList.read(search),
        extra: { data: [application], has_more: false },
      }}
    />,
    { url: `/admin/ambassadors${search}`, answers: { 'admin/ambassador-decide': later } },
  );
}

describe('ambassadors of the back office', () => {
  it('are shown with clicks, bookings and commission', () => {
    open('?find=mina&state=active');
    const cells = within(screen.getByRole('row', { name: /Mina Partner/ })).getAllByRole('cell');
    expect(cells.slice(0, 8).map((cell) => cell.textContent)).toEqual([
      'Ambassador',
      'MINA7K2Q',
      'Active',
      '12',
      '3',
      'US$2.00',
      'US$4.50',
      'US$10.00',
    ]);
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/admin/ambassadors.csv?find=mina&state=active',
    );
  });

  it('have applications, which are answered with a note', async () => {
    const { call } = open('');
    expect(screen.getByRole('link', { name: 'ada@example.test' }).getAttribute('href')).toBe('mailto:ada@example.test');
    await user.type(screen.getByLabelText(/Note to the applicant/), 'We have one there.');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const asked = await call('admin/ambassador-decide');
    expect(asked.input).toEqual({ application: application.id, accept: false, note: 'We have one there.' });
  });

  it('say when nobody fits, with a way to all', () => {
    open('?find=nobody', []);
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/admin/ambassadors');
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './person.tsx';

type Person = CallOutput<'admin/person'>;

const person: Person = {
  id: '00000000-0000-4000-8000-0000000000b7',
  name: 'Person of the test',
  email: 'person@example.test',
  phone: '',
  roles: ['host', 'ambassador'],
  state: 'active',
  made_at: '2026-11-20T09:30:00.000Z',
  signed_in_at: '2026-11-21T09:30:00.000Z',
  is_self: false,
  verified_at: '2026-11-20T09:31:00.000Z',
  blocked_at: null,
  has_password: true,
  has_factor: true,
  factor_release_at: null,
  passkeys: 1,
  providers: ['google'],
  sessions: [
    {
      browser: 'Firefox',
      system: 'Linux',
      created_at: '2026-11-20T09:31:00.000Z',
      last_seen_at: '2026-11-21T09:31:00.000Z',
      has_factor: true,
    },
  ],
  bookings: [
    {
      id: '00000000-0000-4000-8000-0000000000c1',
      ref: 'ABCDEFGH',
      booking_status: 'confirmed',
      date: '2026-12-01',
      time: '08:00',
      title: 'A bowl of clay',
      is_ahead: true,
    },
  ],
  bookings_ahead: 1,
  host_name: 'Host of the test',
  is_hidden: false,
  put_back: 0,
  listings: [
    {
      id: 12,
      title: 'A walk',
      city: 'Hanoi',
      url: '/hanoi/12/a-walk',
      status: 'published',
      guests_ahead: 2,
    },
  ],
  teams: [],
  helpers: [],
  needs_helper: false,
  areas: [],
  can_set_areas: false,
  can_give: ['coordinator', 'distributor', 'operator'],
  can_take: ['ambassador'],
  acts: ['send-reset', 'end-sessions', 'release-factor', 'block'],
  erase_obstacles: ['booking-ahead'],
};

function open(more: Partial<Person> = {}) {
  const sent: unknown[] = [];
  const keep = (input: unknown) => {
    sent.push(input);
    return { message: 'Done as asked.' };
  };
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...person, ...more } }, notes: null }} />, {
    url: `/admin/people/${person.id}`,
    answers: {
      'admin/host-coordinator': keep,
      'admin/person-act': keep,
      'admin/person-role': keep,
      'admin/person-areas': keep,
    },
  });
  return sent;
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const why = (text: string) => user.type(screen.getByRole('textbox', { name: /^Reason/ }), text);
/** Presses the second step; the form has the action's name. */
const confirm = async (name: string, send = name) => {
  const form = screen.getByRole('form', { name });
  await user.click([...form.querySelectorAll('button')].find((one) => one.textContent === send)!);
};

describe('one person in the back office', () => {
  it('is shown with its ways in, its bookings and its listings', () => {
    open();
    screen.getByText('Host, Ambassador');
    screen.getByText('Firefox on Linux');
    screen.getByText(/Hanoi · Published · 2 bookings/);
    expect(screen.getByRole('link', { name: 'ABCDEFGH' }).getAttribute('href')).toBe(
      '/admin/bookings/00000000-0000-4000-8000-0000000000c1',
    );
    screen.getByText(/can’t be erased yet.*a booking that hasn’t ended/);
  });

  it('without a login gets another coordinator by an invitation, with a reason', async () => {
    const sent = open({ email: '', needs_helper: true });
    screen.getByText(/no one acts for them/);
    await press('Invite a coordinator');
    await user.type(screen.getByLabelText('Email of the coordinator'), 'nina@example.test');
    await why('The nephew has moved away.');
    await confirm('Invite a coordinator');
    expect(sent).toEqual([{ host_id: person.id, email: 'nina@example.test', reason: 'The nephew has moved away.' }]);
  });

  it('is blocked with a reason, after what is ahead was named', async () => {
    const sent = open();
    await press('Block');
    screen.getByText('1 upcoming booking: ABCDEFGH (2026-12-01).');
    screen.getByText('1 listing not archived: A walk (2 bookings).');
    await why('short');
    await confirm('Block');
    expect(sent).toEqual([]);
    await why(', now long enough');
    await confirm('Block');
    await screen.findByText('Done as asked.');
    expect(sent).toEqual([{ user_id: person.id, act: 'block', reason: 'short, now long enough' }]);
  });

  it('gets and loses roles with a reason', async () => {
    const sent = open();
    await press('Add role: operator');
    await why('Joins the support team');
    await confirm('Add role: operator');
    screen.getByText('Choose at least one area.');
    await user.click(screen.getByRole('checkbox', { name: /^Support/ }));
    await confirm('Add role: operator');
    await screen.findByText('Done as asked.');
    await press('Remove role: ambassador');
    await why('The contract has ended');
    await confirm('Remove role: ambassador');
    expect(sent).toEqual([
      { user_id: person.id, role: 'operator', give: true, areas: ['support'], reason: 'Joins the support team' },
      { user_id: person.id, role: 'ambassador', give: false, reason: 'The contract has ended' },
    ]);
  });

  it('gets other areas with a reason', async () => {
    const sent = open({ roles: ['operator'], areas: ['support', 'content'], can_set_areas: true });
    screen.getByText('Support, Content');
    await press('Change areas');
    await user.click(screen.getByRole('checkbox', { name: /^Content/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Finance/ }));
    await why('Moves to the other desk');
    await confirm('Change areas', 'Save areas');
    await screen.findByText('Done as asked.');
    expect(sent).toEqual([
      {
        user_id: person.id,
        seen: ['support', 'content'],
        areas: ['support', 'finance'],
        reason: 'Moves to the other desk',
      },
    ]);
  });

  it('is mailed a link without a reason', async () => {
    const sent = open();
    await press('Send a link to set a password');
    screen.getByText(/person@example\.test and is valid for 15 minutes/);
    await confirm('Send a link to set a password');
    await screen.findByText('Done as asked.');
    expect(sent).toEqual([{ user_id: person.id, act: 'send-reset' }]);
  });

  it('is told that it is one’s own', () => {
    open({ is_self: true, acts: [], can_give: [], can_take: [] });
    screen.getByText(/your own account/);
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });
});

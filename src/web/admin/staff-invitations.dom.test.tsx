import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { StaffInvitations } from './people.tsx';

type Invitations = CallOutput<'admin/staff-invitations'>['data'];

const one: Invitations[number] = {
  id: '00000000-0000-4000-8000-0000000000b1',
  email: 'sue@example.test',
  areas: ['support', 'content'],
  invited_by: 'Ada',
  state: 'open',
  expires_at: '2026-12-07T08:00:00.000Z',
};
const open = (invitations: Invitations) =>
  openApp(<StaffInvitations invitations={invitations} />, {
    url: '/admin/people',
    answers: { 'admin/staff-invite': { message: 'Invited.' }, 'admin/staff-revoke': { message: 'Withdrawn.' } },
  });
const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));

describe('invitations to the staff', () => {
  it('are sent to an address with areas and a reason', async () => {
    const { call, callsOf } = open([]);
    await press('Invite a colleague');
    await press('Send the invitation');
    screen.getByText('Enter your colleague’s email address.');
    expect(callsOf('admin/staff-invite')).toHaveLength(0);
    await user.type(screen.getByLabelText('Email address'), 'sue@example.test');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Helps on weekends');
    await press('Send the invitation');
    expect((await call('admin/staff-invite')).input).toEqual({
      email: 'sue@example.test',
      areas: ['support'],
      reason: 'Helps on weekends',
    });
    await screen.findByText('Invited.');
  });

  it('are listed with their areas, and withdrawn in two steps', async () => {
    const { call } = open([one]);
    screen.getByText(/Support, Content, invited by Ada/);
    await press('Withdraw the invitation for sue@example.test');
    await user.click(within(screen.getByRole('form', { name: 'Withdraw' })).getByRole('button', { name: 'Withdraw' }));
    expect((await call('admin/staff-revoke')).input).toEqual({ invitation_id: one.id });
    await screen.findByText('Withdrawn.');
  });
});

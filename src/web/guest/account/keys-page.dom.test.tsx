import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, type Answers } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { type Keys, Page } from './keys-page.tsx';

const one: Keys['data'][number] = {
  id: '00000000-0000-4000-8000-0000000000b7',
  name: 'Shop',
  prefix: 'banyan_key_Ab_-',
  created_at: '2026-11-25T10:00:00.000Z',
  expires_at: '2026-12-25T10:00:00.000Z',
  is_expired: false,
  used_on: null,
};
const open = (keys: Partial<Keys>, answers: Answers = {}) =>
  openApp(<Page data={{ keys: { data: [one], can_make: true, has_password: true, ...keys } }} />, {
    url: '/dashboard/keys',
    answers,
  });

describe('keys of a distributor', () => {
  it('make a key, show it once and remove it in two steps', async () => {
    const { callsOf } = open(
      {},
      {
        'account/key-make': { id: one.id, key: 'banyan_key_whole', prefix: one.prefix },
        'account/key-remove': { message: 'Gone' },
      },
    );
    await user.type(screen.getByLabelText('Name'), ' Desk ');
    await user.selectOptions(screen.getByLabelText('Valid for'), '90 days');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(screen.getByText('Enter your current password')).toBeTruthy();
    await user.type(screen.getByLabelText('Current password'), 'my password');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    await screen.findByText('banyan_key_whole');
    expect(callsOf('account/key-make')[0]?.input).toEqual({ name: 'Desk', days: 90, password: 'my password' });
    await user.click(screen.getByRole('button', { name: 'Remove the key Shop' }));
    expect(callsOf('account/key-remove')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(callsOf('account/key-remove')[0]?.input).toEqual({ key_id: one.id }));
  });

  it('say that there are as many as there can be', () => {
    open({ can_make: false });
    expect(screen.getByText(/the maximum/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull();
  });

  it('ask a stranger to log in', () => {
    openApp(<Page data={{ keys: null }} />, { url: '/dashboard/keys' });
    expect(screen.getByText('Log in to see your keys or create one.')).toBeTruthy();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { openApp, type Answers } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { ConnectedSection } from './LoginSections.tsx';

type Identities = CallOutput<'account/identities'>;
const one: Identities['data'][number] = {
  provider: 'google',
  email: 'mara@example.test',
  created_at: '2026-11-25T10:00:00.000Z',
  last_used_at: null,
};
const none: Identities = { offered: ['google', 'facebook'], may_disconnect: true, data: [] };

function open(identities: Identities, answers: Answers = {}, hasPassword = true) {
  const section = { identities, hasPassword, posted: null, refused: null, isDone: false } as const;
  return openApp(<ConnectedSection {...section} />, { answers });
}

afterEach(() => vi.restoreAllMocks());

describe('accounts elsewhere', () => {
  it('are connected with the password, by going to the provider that was pressed', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { callsOf } = open(none, { 'account/identity-begin': { url: 'https://provider.example/ask' } });
    await user.click(screen.getByRole('button', { name: 'Connect Facebook' }));
    expect(callsOf('account/identity-begin')).toEqual([]);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    await user.type(screen.getByLabelText('Current password'), 'my password');
    await user.click(screen.getByRole('button', { name: 'Connect Facebook' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/ask'));
    expect(callsOf('account/identity-begin')[0]?.input).toEqual({ provider: 'facebook', password: 'my password' });
  });

  it('say no next to the field, and keep what was typed', async () => {
    const wrong = { ...refusal('password-wrong'), fields: { password: errorText('password-wrong') } };
    open(none, { 'account/identity-begin': wrong });
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Connect Google' }));
    await screen.findByText(errorText('password-wrong'));
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('wrong');
  });

  it('ask for no password where there is none, and leave the last way in', () => {
    open({ ...none, data: [one], may_disconnect: false }, {}, false);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disconnect Google' })).toBeNull();
    expect(screen.getByText(/only way to log in/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Connect Google' })).toBeNull();
  });

  it('are disconnected one by one, also where they are no longer offered', async () => {
    const { callsOf } = open({ ...none, offered: [], data: [one] }, { 'account/identity-remove': { message: 'Gone' } });
    expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Disconnect Google' }));
    await waitFor(() => expect(callsOf('account/identity-remove')[0]?.input).toEqual({ provider: 'google' }));
  });

  it('are no section at all where nothing is offered or connected', () => {
    open({ ...none, offered: [] });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { sessionState } from '../session/session.ts';
import { openPopup, popupState } from '../ui/popup/popup.ts';
import { Popups } from './Popups.tsx';

const shown = () => popupState.getState().name;

describe('the login', () => {
  const popup = () => within(screen.getByRole('dialog', { name: 'Log in' }));
  const field = (name: string) => popup().findByLabelText<HTMLInputElement>(name);
  const auth = { user_id: null, user_name: null, roles: [], total_unread: { guest: 0, host: 0 }, experiments: {} };

  async function open(answers: Answers) {
    const app = openApp(<Popups />, { answers: { 'user/auth': auth, ...answers } });
    act(() => void openPopup('login'));
    await field('Email');
    return app;
  }

  it('begins at its first field, which loads after the popup', async () => {
    await open({});
    expect(document.activeElement).toBe(await field('Email'));
  });

  it('wants both fields before anything is sent', async () => {
    const { asked } = await open({});
    await userEvent.type(await field('Email'), 'mara{Enter}');
    const wrong = [await field('Email'), await field('Password')].map((one) => one.getAttribute('aria-invalid'));
    expect(wrong).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(await field('Email'));
    expect(asked).toEqual([]);
  });

  it('says no and keeps what was typed, then lets in and closes', async () => {
    let isRight = false;
    const { callsOf } = await open({
      'user/login': () =>
        isRight
          ? { user_id: 'u', user_name: 'Mara', user_image: null }
          : { ...refusal('login-failed'), message: 'Wrong email or password' },
    });
    await userEvent.type(await field('Email'), 'mara@example.com');
    await userEvent.type(await field('Password'), 'right password{Enter}');
    expect((await popup().findByText('Wrong email or password')).closest('[role=alert]')).toBeTruthy();
    expect([(await field('Email')).value, (await field('Password')).value]).toEqual([
      'mara@example.com',
      'right password',
    ]);
    isRight = true;
    await userEvent.type(await field('Password'), '{Enter}');
    await waitFor(() => expect(shown()).toBeNull());
    expect(callsOf('user/login').at(-1)?.input).toEqual({ email: 'mara@example.com', password: 'right password' });
  });

  it('lets in also when the call after it gets no answer', async () => {
    await open({ 'user/login': { user_id: 'u', user_name: 'Mara', user_image: null }, 'user/auth': noAnswer });
    await userEvent.type(await field('Email'), 'mara@example.com');
    await userEvent.type(await field('Password'), 'a password{Enter}');
    await waitFor(() => expect(shown()).toBeNull());
    expect(sessionState.getState()).toMatchObject({ isLogin: true, data: { name: 'Mara' } });
  });

  it('is sent once, and is free again when no answer comes', async () => {
    const { call, callsOf } = await open({ 'user/login': later });
    await userEvent.type(await field('Email'), 'mara@example.com');
    await userEvent.type(await field('Password'), 'a password{Enter}{Enter}');
    await (await call('user/login')).answer(noAnswer());
    await popup().findByText(/^You seem to be offline/);
    expect(callsOf('user/login')).toHaveLength(1);
    expect(popup().getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull();
  });
});

describe('the offer of a first visit', () => {
  const offer = { code: 'WELCOME5', text: 'Five dollars off your first booking.' };
  const cookie = () => /voucher_shown=1/.test(document.cookie);

  function open(url: string) {
    vi.useFakeTimers();
    return openApp(<Popups />, { url, settings: { firstVisit: offer } });
  }
  const wait = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000));

  afterEach(() => {
    vi.useRealTimers();
    // In the past: one that ends now may still be there in the millisecond in which the next test begins.
    document.cookie = 'voucher_shown=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
  });

  it('comes once after a while, and never again in this browser', async () => {
    open('/');
    await wait(19);
    expect(shown()).toBeNull();
    await wait(2);
    expect([shown(), cookie()]).toEqual(['voucher-code', true]);
    act(pressEscape);
    await wait(60);
    expect(shown()).toBeNull();
  });

  it('does not come while something else is open, at the till, or after it has been shown', async () => {
    const one = open('/');
    act(() => void openPopup('search-box'));
    await wait(30);
    expect([shown(), cookie()]).toEqual(['search-box', false]);
    act(pressEscape);
    expect(shown()).toBeNull();
    one.unmount();
    const two = open('/booking/checkout?cid=9');
    await wait(30);
    expect(cookie()).toBe(false);
    two.unmount();
    document.cookie = 'voucher_shown=1; Path=/';
    open('/');
    await wait(30);
    expect(shown()).not.toBe('voucher-code');
  });

  it('has its code to be copied, and says that it was', async () => {
    open('/');
    await wait(21);
    expect([shown(), cookie()]).toEqual(['voucher-code', true]);
    vi.useRealTimers();
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    const popup = within(await screen.findByRole('dialog'));
    fireEvent.click(await popup.findByRole('button', { name: /copy/i }));
    await popup.findByText(/copied/i);
    expect(written).toEqual(['WELCOME5']);
    vi.unstubAllGlobals();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { sessionState } from '#src/web/platform/session/session.ts';
import { openPopup, popupState } from '#src/web/ui/popup/popup.ts';
import { isBusy, Popups } from './Popups.tsx';

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
  /** First the email, then the login methods. */
  const name = async (email: string) => {
    await user.clear(await field('Email'));
    await user.type(await field('Email'), `${email}{Enter}`);
    await field('Password');
  };

  it('begins at its first field, which loads after the popup', async () => {
    await open({});
    expect(document.activeElement).toBe(await field('Email'));
  });

  it('wants an address first and then a password, before anything is sent', async () => {
    const { asked } = await open({});
    await user.type(await field('Email'), 'mara{Enter}');
    expect((await field('Email')).getAttribute('aria-invalid')).toBe('true');
    expect(popup().queryByLabelText('Password')).toBeNull();
    await name('mara@example.com');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Password')));
    await user.click(popup().getByRole('button', { name: 'Log in' }));
    expect((await field('Password')).getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  it('offers a link by mail, and says what the server says of any address', async () => {
    const message = 'If mara@example.com has an account, we sent a link to log in.';
    const { callsOf } = await open({ 'account/sign-in-send': { message } });
    await name('mara@example.com');
    await user.click(popup().getByRole('button', { name: 'Email me a link to log in' }));
    await popup().findByText(message);
    expect(callsOf('account/sign-in-send').map(({ input }) => input)).toEqual([{ email: 'mara@example.com' }]);
    await user.click(popup().getByRole('button', { name: 'Enter another email' }));
    expect((await field('Email')).value).toBe('mara@example.com');
  });

  it('gives way to signing up and to a forgotten password, which keep the address', async () => {
    await open({});
    await name('mara@example.com');
    await user.click(popup().getByRole('link', { name: 'Forgot your password?' }));
    const forgot = within(screen.getByRole('dialog', { name: 'Set a new password' }));
    expect((await forgot.findByLabelText<HTMLInputElement>('Email')).value).toBe('mara@example.com');
    await user.click(forgot.getByRole('link', { name: 'Back to login' }));
    await user.click(await popup().findByRole('link', { name: 'New here? Create an account' }));
    expect(shown()).toBe('signup');
  });

  it('gives way to what logging in with Facebook does, which leads back here or there', async () => {
    await open({});
    expect(popup().getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toMatch(
      /^\/user\/with\/google\?next=/,
    );
    await user.click(popup().getByRole('link', { name: 'Continue with Facebook' }));
    const facebook = within(screen.getByRole('dialog', { name: 'Continue with Facebook' }));
    const there = await facebook.findByRole('link', { name: 'Continue with Facebook' });
    expect(there.getAttribute('href')).toMatch(/^\/user\/with\/facebook\?next=/);
    await user.click(facebook.getByRole('link', { name: 'Log in another way' }));
    await waitFor(() => expect(shown()).toBe('login'));
  });

  it('says no and keeps what was typed, then lets in and closes', async () => {
    let isRight = false;
    const { callsOf } = await open({
      'user/login': () =>
        isRight
          ? { user_id: 'u', user_name: 'Mara', user_image: null }
          : { ...refusal('login-failed'), message: 'Wrong email or password. Try again, or reset your password.' },
    });
    await name('mara@example.com');
    await user.type(await field('Password'), 'right password{Enter}');
    expect(
      (await popup().findByText('Wrong email or password. Try again, or reset your password.')).closest('[role=alert]'),
    ).toBeTruthy();
    expect([(await field('Email')).value, (await field('Password')).value]).toEqual([
      'mara@example.com',
      'right password',
    ]);
    isRight = true;
    await user.type(await field('Password'), '{Enter}');
    await waitFor(() => expect(shown()).toBeNull());
    expect(callsOf('user/login').at(-1)?.input).toEqual({ email: 'mara@example.com', password: 'right password' });
  });

  it('lets in also when the call after it gets no answer', async () => {
    await open({ 'user/login': { user_id: 'u', user_name: 'Mara', user_image: null }, 'user/auth': noAnswer });
    await name('mara@example.com');
    await user.type(await field('Password'), 'a password{Enter}');
    await waitFor(() => expect(shown()).toBeNull());
    expect(sessionState.getState()).toMatchObject({ isLogin: true, data: { name: 'Mara' } });
  });

  it('is sent once, and is free again when no answer comes', async () => {
    const { call, callsOf } = await open({ 'user/login': later });
    await name('mara@example.com');
    await user.type(await field('Password'), 'a password{Enter}{Enter}');
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
    // In the past: an expiry of now may still be valid when the next test begins.
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

  it('waits for a pause: no press for 8 seconds, nothing being filled in, no calendar open', async () => {
    open('/hanoi/201/x');
    await wait(19);
    fireEvent.pointerDown(document.body);
    await wait(6);
    expect(shown()).toBeNull();
    const busy = document.createElement('form');
    busy.innerHTML = '<input>';
    document.body.append(busy);
    busy.querySelector('input')?.focus();
    await wait(60);
    expect(shown()).toBeNull();
    busy.innerHTML = '<button type="button" aria-expanded="true">Date</button>';
    await wait(60);
    expect(shown()).toBeNull();
    busy.remove();
    await wait(2);
    expect(shown()).toBe('voucher-code');
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

describe('signing up', () => {
  const popup = () => within(screen.getByRole('dialog', { name: 'Create an account' }));
  const field = (name: string) => popup().findByLabelText<HTMLInputElement>(name);
  const message = 'We’ve sent an email to mara@example.com. Open the link in it to finish signing up.';

  async function open(answers: Answers) {
    const app = openApp(<Popups />, { answers });
    act(() => void openPopup('signup'));
    await field('Email');
    return app;
  }
  async function fill(): Promise<void> {
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'mara@example.com');
    await user.type(await field('First name'), 'Mara');
    await user.type(await field('Last name'), 'Lind');
    await user.type(await field('Password'), 'long enough to do');
  }

  it('names each field that is missing, and sends nothing', async () => {
    const { asked } = await open({});
    await user.clear(await field('Email'));
    await user.click(popup().getByRole('button', { name: 'Create account' }));
    for (const text of ['Email is required', 'First name is required', 'Last name is required'])
      expect(popup().getByText(text)).toBeTruthy();
    expect(popup().getByText('Choose a password')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says that a mail is on its way, and signs nobody in', async () => {
    const { callsOf } = await open({
      'user/register': { user_id: null, user_name: null, user_image: null, message },
    });
    await fill();
    await user.click(popup().getByRole('button', { name: 'Create account' }));
    await popup().findByText(message);
    expect(callsOf('user/register')[0]?.input).toEqual({
      email: 'mara@example.com',
      first_name: 'Mara',
      last_name: 'Lind',
      password: 'long enough to do',
    });
    expect(callsOf('user/auth')).toEqual([]);
  });

  it('keeps everything typed when no answer comes', async () => {
    await open({ 'user/register': noAnswer });
    await fill();
    await user.click(popup().getByRole('button', { name: 'Create account' }));
    await popup().findByText(/^You seem to be offline/);
    expect((await field('First name')).value).toBe('Mara');
  });
});

describe('a page in use', () => {
  it.each([
    ['an open calendar', '<button aria-expanded="true"></button>'],
    ['an open filter', '<form><details open><summary></summary></details></form>'],
    ['a sheet', '<dialog open></dialog>'],
  ])('keeps the offer waiting: %s', (_name, html) => {
    document.body.innerHTML = `<details open><summary>Read</summary></details>`;
    expect(isBusy(document)).toBe(false);
    document.body.innerHTML += html;
    expect(isBusy(document)).toBe(true);
  });

  it('keeps the offer waiting: a field that has the focus', () => {
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.focus();
    expect(isBusy(document)).toBe(true);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { ShareRow } from '#src/web/guest/course/CourseColumn.tsx';
import { loadSession, signOut } from '#src/web/platform/session/session.ts';
import { closeTooltip, useTooltip } from '#src/web/ui/popup/tooltip.ts';
import { mergeOnLogin } from './hearts.ts';
import { SAVED_KEY } from './saved.ts';

const noOne = {
  user_id: null,
  user_name: null,
  user_image: null,
  roles: [],
  verified: false,
  total_unread: { guest: 0, host: 0 },
  wishlist: [],
  experiments: {},
};
const person = (wishlist: number[]) => ({ ...noOne, user_id: 'a1', user_name: 'Asha', roles: ['user'], wishlist });
const kept = (id: number, more: object = {}) => ({
  id,
  title: 't',
  city_name: 'c',
  url: '/c/1/t',
  image_id: null,
  ...more,
});
const keep = (...courses: object[]) => localStorage.setItem(SAVED_KEY, JSON.stringify(courses));
const inBrowser = () => (JSON.parse(localStorage.getItem(SAVED_KEY) ?? '[]') as { id: number }[]).map(({ id }) => id);
const heart = () => screen.getByRole('button', { name: 'Save “Rice terraces & tea”' });
const isPressed = () => heart().getAttribute('aria-pressed');

type Answers = NonNullable<Parameters<typeof openApp>[1]>['answers'];

// The test DOM has no top layer for messages.
function Said() {
  return <p role="alert">{useTooltip()?.text}</p>;
}

async function openSignedIn(wishlist: number[], answers: Answers, url = '/') {
  const shared: { api?: Api } = {};
  function Caller() {
    const app = useApp();
    useEffect(() => void (shared.api = app.api), [app]);
    return null;
  }
  const app = openApp(
    <>
      <Caller />
      <ShareRow course={fixtureCourse} />
      <Said />
    </>,
    { url, answers: { 'user/auth': person(wishlist), 'user/logout': {}, ...answers } },
  );
  const api = shared.api!;
  const stop = mergeOnLogin(api);
  await act(() => loadSession(api));
  leave = async () => {
    stop();
    await act(() => signOut(api));
  };
  return app;
}
let leave = async (): Promise<void> => undefined;

beforeEach(() => localStorage.removeItem(SAVED_KEY));
afterEach(async () => {
  vi.useRealTimers();
  await leave();
  leave = async () => undefined;
});

describe('the heart of somebody signed in', () => {
  it('shows what the account has saved, and lets it go at once, before the server has answered', async () => {
    const { call } = await openSignedIn([9, 4], { 'wishlist/remove': later });
    expect(isPressed()).toBe('true');
    await user.click(heart());
    const sent = await call('wishlist/remove');
    expect([sent.input, isPressed()]).toEqual([{ course_id: 9 }, 'false']);
    await sent.answer({ course_ids: [4] });
    expect([isPressed(), inBrowser()]).toEqual(['false', []]);
  });

  it('saves with the day, the start and the party of the address', async () => {
    const { call } = await openSignedIn(
      [],
      { 'wishlist/save': { course_ids: [9] } },
      '/ubud/9/x?date=2026-12-04&time=09:00&pax=2',
    );
    await user.click(heart());
    const { input } = await call('wishlist/save');
    expect(input).toEqual({
      course_ids: [9],
      choices: [{ course_id: 9, date: '2026-12-04', time: '09:00', pax: 2 }],
    });
    await waitFor(() => expect(isPressed()).toBe('true'));
  });

  it('sends the last of two quick presses, not what was taken back', async () => {
    const { call, callsOf } = await openSignedIn([], { 'wishlist/save': later, 'wishlist/remove': { course_ids: [] } });
    await user.click(heart());
    const first = await call('wishlist/save');
    await user.click(heart());
    expect(isPressed()).toBe('false');
    await first.answer({ course_ids: [9] });
    await call('wishlist/remove');
    expect([callsOf('wishlist/save').length, callsOf('wishlist/remove').length, isPressed()]).toEqual([1, 1, 'false']);
  });

  it('tries again where the network fails', async () => {
    const { call } = await openSignedIn([], { 'wishlist/save': later });
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 });
    await user.click(heart());
    await (await call('wishlist/save')).answer(null);
    expect(isPressed()).toBe('true');
    await vi.advanceTimersByTimeAsync(1000);
    await (await call('wishlist/save', 1)).answer({ course_ids: [9] });
    expect(isPressed()).toBe('true');
  });

  it('is taken back with a word where the server says no', async () => {
    const refusal = { status: 'error', code: 'wishlist-full', message: 'Your wish list is full.' };
    await openSignedIn([], { 'wishlist/save': refusal });
    await user.click(heart());
    await screen.findByText('Your wish list is full.');
    expect(isPressed()).toBe('false');
    act(closeTooltip);
  });
});

describe('at a login', () => {
  it('the list of the browser goes into the account with its choices, and leaves the browser when it has arrived', async () => {
    keep(kept(9, { date: '2026-12-04', pax: 2 }), kept(7, { date: 'soon', time: '9', pax: -1 }));
    const { call } = await openSignedIn([3], { 'wishlist/save': later });
    const sent = await call('wishlist/save');
    expect(sent.input).toEqual({
      course_ids: [9, 7],
      choices: [{ course_id: 9, date: '2026-12-04', pax: 2 }, { course_id: 7 }],
    });
    expect([isPressed(), inBrowser()]).toEqual(['true', [9, 7]]);
    await sent.answer({ course_ids: [9, 7, 3] });
    expect([isPressed(), inBrowser()]).toEqual(['true', []]);
  });

  it('the oldest go first, a hundred at a time, and what did not arrive stays', async () => {
    keep(...Array.from({ length: 130 }, (_, nth) => kept(nth + 1)));
    const { call } = await openSignedIn([], { 'wishlist/save': later });
    const first = await call('wishlist/save');
    expect([first.input['course_ids']].flat()).toEqual(Array.from({ length: 100 }, (_, nth) => nth + 31));
    await first.answer({ course_ids: [] });
    await (await call('wishlist/save', 1)).answer(null);
    expect(inBrowser()).toHaveLength(30);
  });
});

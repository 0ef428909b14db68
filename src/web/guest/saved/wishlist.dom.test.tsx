import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureCourses } from '#tests/support/web/courses.ts';
import { later, openApp } from '#tests/support/web/open-app.tsx';
import { signedIn } from '#src/web/platform/session/session.ts';
import { SAVED_KEY } from '#src/web/guest/cards/saved.ts';
import { user } from '#tests/support/web/user.ts';
import { type WishlistData, WishlistPage } from './page.tsx';
import type { Wish } from './WishCard.tsx';

const entry: Wish['entry'] = {
  course_id: 1,
  added_at: '2026-11-25T00:00:00Z',
  listing: 'open',
  date: '2026-12-04',
  time: '09:00',
  pax: 2,
  standing: 'open',
  seats_left: 4,
  party: { pax: 2, total: 42.4, per_person: 21.2, surcharge: 0 },
};
const course = { ...fixtureCourses[0]!, id: 1, title: 'Rice terraces & tea' };
const account = (more: Partial<Wish['entry']> = {}, isOpen = true, link: string | null = null): WishlistData => ({
  kind: 'account',
  list: { data: [{ course: { ...course, is_available: isOpen }, entry: { ...entry, ...more } }], total: 1 },
  link,
  alerts: { seats: [], has_price_alert: false, price_off: [] },
});
const open = (data: WishlistData, answers: object = {}) =>
  openApp(<WishlistPage data={data} />, { url: '/dashboard/wishlist', answers: answers as never });

beforeEach(() => localStorage.removeItem(SAVED_KEY));

describe('an experience on the wish list', () => {
  it('says the saved choice, that it can be booked, and the price of the party; its link carries the choice', () => {
    open(account());
    for (const text of ['2 guests · Fri 4 Dec, 09:00', 'Available, 4 seats left', 'for 2 guests'])
      expect(screen.getByText(text, { exact: false })).toBeTruthy();
    const { pathname, search } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Rice terraces & tea' }).href,
    );
    expect([pathname, search]).toEqual([
      `/${course.city_slug}/1/rice-terraces-tea`,
      '?date=2026-12-04&time=09:00&pax=2',
    ]);
  });

  it.each([
    [{ standing: 'few_seats', seats_left: 1 }, 'Only 1 seat left'],
    [{ standing: 'unavailable', seats_left: null }, 'No longer available at that time'],
    [{ standing: 'past', seats_left: null }, 'This date has passed'],
    [{ standing: 'too_many', pax: 99, party: null }, `Takes up to ${course.max_pax} guests`],
  ] as const)('%j is said', (more, text) => {
    open(account(more));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['paused', 'Can’t be booked at the moment'],
    ['gone', 'No longer offered'],
  ] as const)('that is %s leads to something like it and nowhere else', (listing, text) => {
    open(account({ listing, standing: null, party: null }, false));
    expect(screen.getByText(text)).toBeTruthy();
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href).pathname);
    expect(links).toEqual([expect.stringMatching(/^\/s\//)]);
  });

  it('goes at once and comes back with its choice; the focus stays in its place', async () => {
    const { call } = open(account(), { 'wishlist/remove': later, 'wishlist/save': { course_ids: [1] } });
    await user.click(screen.getByRole('button', { name: 'Remove “Rice terraces & tea”' }));
    const undo = screen.getByRole('button', { name: /Undo/ });
    expect(document.activeElement).toBe(undo);
    await (await call('wishlist/remove')).answer({ course_ids: [] });
    await user.click(undo);
    expect((await call('wishlist/save')).input).toEqual({
      course_ids: [1],
      choices: [{ course_id: 1, date: '2026-12-04', time: '09:00', pax: 2 }],
    });
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^Remove/ }));
  });

  it('comes back by itself where it could not be removed, and that is said', async () => {
    const { call } = open(account(), { 'wishlist/remove': later });
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await (await call('wishlist/remove')).answer(null);
    expect(await screen.findByRole('link', { name: 'Rice terraces & tea' })).toBeTruthy();
    expect(screen.getByText(/You seem to be offline/)).toBeTruthy();
  });
});

describe('alerts', () => {
  // A file before may have loaded the session of a visitor, who is asked to log in.
  const as = (user_name: string | null) =>
    signedIn((async () => ({ ok: false })) as never, { user_id: 'u', user_name, user_image: null });
  beforeEach(() => as('Mara'));
  afterEach(() => as(null));

  const seats = {
    seats: [{ course_id: 1, date: '2026-12-04', time: '09:00', pax: 2 }],
    has_price_alert: false,
    price_off: [],
  };

  it('ask for seats on the saved day where there are too few, and are stopped again', async () => {
    const { call } = open(account({ standing: 'few_seats', seats_left: 1 }), { 'wish-alert/seat': seats });
    await user.click(screen.getByRole('button', { name: 'Tell me when seats are free' }));
    expect((await call('wish-alert/seat')).input).toEqual({
      course_id: 1,
      date: '2026-12-04',
      time: '09:00',
      pax: 2,
      is_wanted: true,
    });
    await screen.findByText(/They aren’t held for you/);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect((await call('wish-alert/seat', 1)).input['is_wanted']).toBe(false);
  });

  it('are not offered where there are seats; one switch is for prices', async () => {
    const { call } = open(account(), { 'wish-alert/price': { seats: [], has_price_alert: true, price_off: [] } });
    expect(screen.queryByRole('button', { name: /seats are free/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tell me when a price on my wish list drops' }));
    expect((await call('wish-alert/price')).input).toEqual({ is_wanted: true });
    await screen.findByText(/We’ll email you when a price/);
    const bell = screen.getByRole('button', { name: 'Tell me when the price of Rice terraces & tea drops' });
    expect(bell.getAttribute('aria-pressed')).toBe('true');
    await user.click(bell);
    await waitFor(() => expect(bell.getAttribute('aria-pressed')).toBe('false'));
    expect((await call('wish-alert/price', 1)).input).toEqual({ course_id: 1, is_wanted: false });
  });
});

describe('sharing', () => {
  it('makes a link, says what it shows, and ends it', async () => {
    const url = 'https://banyan.example/wishlist?token=x';
    open(account(), { 'wish-link/make': { url }, 'wish-link/end': {} });
    await user.click(screen.getByRole('button', { name: 'Share list' }));
    expect(await screen.findByText(url)).toBeTruthy();
    expect(screen.getByText(/Your name, dates and guests stay private/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByText('The link no longer works.')).toBeTruthy();
    expect(screen.queryByText(url)).toBeNull();
  });

  it('shows the link that there is', () => {
    open(account({}, true, 'https://banyan.example/wishlist?token=y'));
    expect(screen.getByText('https://banyan.example/wishlist?token=y')).toBeTruthy();
  });
});

describe('the list of a visitor', () => {
  it('is that of the browser, with an invitation to log in', async () => {
    const kept = {
      id: 9,
      title: 'Tea',
      city_name: 'Ubud',
      url: '/ubud/9/tea',
      image_id: null,
      date: '2026-12-04',
      pax: 2,
    };
    localStorage.setItem(SAVED_KEY, JSON.stringify([kept]));
    open({ kind: 'visitor' });
    const tile = await screen.findByRole<HTMLAnchorElement>('link', { name: /Tea/ });
    expect(new URL(tile.href).search).toBe('?date=2026-12-04&pax=2');
    expect(screen.getByText('2 guests · Fri 4 Dec')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in' }).href).toContain(
      'next=%2Fdashboard%2Fwishlist',
    );
    await user.click(screen.getByRole('button', { name: 'Remove “Tea”' }));
    await waitFor(() => expect(screen.getByText('Nothing saved yet')).toBeTruthy());
    expect(within(document.body).getByRole<HTMLAnchorElement>('link', { name: 'Find an experience' }).pathname).toBe(
      '/',
    );
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { DayView } from './DayView.tsx';
import { OtherCalendars } from './feeds/OtherCalendars.tsx';
import type { Range } from './days.ts';
import { readView } from './calendar-view.ts';

const hostId = '00000000-0000-4000-8000-000000000001';
const date = '2026-12-02';
const listing = (course_id: number, title: string) => ({
  course_id,
  title,
  city: 'Bhaktapur',
  time_zone: 'Asia/Kathmandu',
  min_pax: 1,
});
const counts = { taken: 0, bookings: 0, guests: 0, requests: 0, holds: 0 };
const bowl = { course_id: 7, date, time: '09:00' };
const range: Range = {
  host_id: hostId,
  one_at_a_time: false,
  today: '2026-12-01',
  listings: [listing(7, 'Throw a bowl'), listing(8, 'Ink')],
  departures: [{ ...bowl, ...counts, capacity: 8, min_pax: 1, state: 'closed', reason: '' }],
  blocks: [],
  parties: [],
};
const placeOf = (url: string) => readView(new URL(url, 'http://a.test'));

describe('the day of the calendar', () => {
  it('names its guests and leads to them', () => {
    const url = `/dashboard/host-panel/calendar?day=${date}`;
    const party = { ...bowl, booking_id: '00000000-0000-4000-8000-0000000000b1', name: 'Ada Lovelace', pax: 2 };
    const parties = [{ ...party, is_request: false }];
    openApp(<DayView place={placeOf(url)} range={{ ...range, parties }} date={date} />, { url });
    expect(screen.getByRole('link', { name: 'Ada Lovelace, 2 guests' }).getAttribute('href')).toContain(
      party.booking_id,
    );
  });
});

describe('two listings of one person', () => {
  it('at one time are named before the time is saved, and saved anyway', async () => {
    const url = `/dashboard/host-panel/calendar?day=${date}`;
    const quote = { changed: false, quote_id: 'q'.repeat(43), listings: 1, ...counts, touched: [], overlaps: [] };
    const overlaps = [
      { ...bowl, title: 'Throw a bowl', other: { ...bowl, course_id: 8, title: 'Ink', time: '08:30' } },
    ];
    const answers = {
      'calendar/change': (input: { quote_id?: string }) =>
        input.quote_id === undefined
          ? { ...quote, overlaps, message: 'No one is booked then.' }
          : { ...quote, changed: true, message: 'Saved.' },
    };
    const { asked } = openApp(<DayView place={placeOf(url)} range={range} date={date} />, { url, answers });
    await user.click(screen.getByRole('button', { name: /^Open 09:00/ }));
    expect(await screen.findByText(/Ink starts at 08:30/)).toBeTruthy();
    expect(screen.queryByText('Guests are booked then')).toBeNull();
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  it('close each other when the host says so', async () => {
    const url = '/dashboard/host-panel/calendar?form=feeds';
    const feeds = { host_id: hostId, every_minutes: 30, stop_hours: 48, feeds: [], conflicts: [], addresses: [] };
    const { asked } = openApp(<OtherCalendars place={placeOf(url)} range={range} feeds={feeds} />, {
      url,
      answers: { 'calendar/one-at-a-time': { is_on: true, message: 'Saved.' } },
    });
    await user.click(screen.getByLabelText('My listings close each other'));
    expect(asked).toMatchObject([{ name: 'calendar/one-at-a-time', input: { host_id: hostId, is_on: true } }]);
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });
});

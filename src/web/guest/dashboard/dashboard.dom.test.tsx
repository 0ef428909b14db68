import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fixtureBooking } from '#tests/support/web/booking-detail.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { DashboardPage, type Next } from './page.tsx';

const nothing: Next = {
  trip: null,
  meeting_text: null,
  trips: 0,
  plan: [],
  has_trip_calendar: false,
  offered: [],
  waiting: { requests: 0, questions: 0, offers: 0 },
  hosting: null,
  staff: null,
  reviews: [],
  codes: [],
};
const open = (next: Partial<Next> | null) =>
  openApp(<DashboardPage data={{ next: next === null ? null : { ...nothing, ...next } }} />, { url: '/dashboard' });
const more = ['/dashboard/messages', '/invite'];
const allHrefs = () =>
  screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href.replace(location.origin, ''));
/** Link targets, without the messages and invitations at the end. */
const hrefs = () => allHrefs().filter((href) => !more.includes(href));

describe('the dashboard', () => {
  it('shows a new account the way to the experiences and to its wish list', () => {
    open({});
    expect(screen.getByText('Nothing planned yet')).toBeTruthy();
    expect(allHrefs()).toEqual(['/', '/dashboard/wishlist', ...more]);
  });

  it('leads an operator to the back office, and says how much there is to do', () => {
    open({ staff: { tasks: 2 } });
    expect(screen.getByRole('link', { name: /2 tasks for the team/ }).getAttribute('href')).toBe('/admin');
    expect(screen.getByRole('link', { name: 'Back office' }).getAttribute('href')).toBe('/admin');
  });

  it('says when on the clock of the place, where, what to bring in cash, and leads to the voucher', () => {
    const trip = sampleTrip();
    open({ trip, meeting_text: 'Jade gate', trips: 3 });
    const card = within(screen.getByRole('article'));
    for (const text of [/local time in/, 'Jade gate', /Cash to bring: /, '2 more trips'])
      expect(card.getByText(text)).toBeTruthy();
    expect(hrefs()).toEqual([`/dashboard/booking/detail/${trip.id}`, '/dashboard/booking']);
    expect(screen.queryByText('Nothing planned yet')).toBeNull();
  });

  it('plans the trip by day, with distance and time between bookings, and warns of overlaps', () => {
    const stop = (id: string, more: object) => ({
      id,
      title: `Title ${id}`,
      city_name: 'Hanoi',
      date: '2026-12-05',
      time: '09:00',
      end_time: '12:00',
      meeting_text: 'Jade gate',
      gap: null,
      ...more,
    });
    open({
      plan: [
        stop('a', {}),
        stop('b', { gap: { km: 2.96, minutes: 90, state: 'free' } }),
        stop('c', { gap: { km: 25, minutes: 20, state: 'tight' } }),
        stop('d', { date: '2026-12-06', gap: { km: 0.1, minutes: -30, state: 'overlap' } }),
      ],
    });
    const plan = within(screen.getByRole('region', { name: 'Your plan' }));
    expect(plan.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sat 5 Dec 2026',
      'Sun 6 Dec 2026',
    ]);
    expect(plan.getByText('1.5 h until the next one, about 3 km away')).toBeTruthy();
    expect(plan.getByText(/^Only 20 min for about 25 km/)).toBeTruthy();
    expect(plan.getByText(/^These two overlap/)).toBeTruthy();
  });

  it('gives an address for calendars, a new one, and ends it', async () => {
    const url = 'https://banyan.example/trips/x.ics';
    const { call } = openApp(<DashboardPage data={{ next: { ...nothing, has_trip_calendar: true } }} />, {
      url: '/dashboard',
      answers: { 'trip-calendar/make': { url }, 'trip-calendar/end': {} },
    });
    await user.click(screen.getByRole('button', { name: 'New address' }));
    await screen.findByText(url);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await call('trip-calendar/end');
    expect(await screen.findByRole('button', { name: 'Get the address' })).toBeTruthy();
  });

  it('puts what others wait for before what one waits for, each with where it is done', () => {
    const offered = [offeredBooking, { ...offeredBooking, id: '00000000-0000-4000-8000-000000000002' }];
    const waiting = { requests: 1, questions: 2, offers: 1 };
    open({ offered, waiting, hosting: { requests: 3, questions: 1, guests: 0, next_date: null } });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Are these your bookings?',
      '3 requests need your reply',
      '1 question from a guest',
      '1 offer from a host',
      '1 booking awaiting the host',
      '2 questions awaiting a reply',
    ]);
    expect(hrefs()).toEqual([
      '/dashboard/booking',
      '/dashboard/host-panel/requests',
      '/dashboard/booking/inquiry?as=host',
      '/dashboard/booking/inquiry',
      '/dashboard/booking?tab=waiting',
      '/dashboard/booking/inquiry',
    ]);
  });

  it('shows codes with their terms', () => {
    const code = {
      code: 'THANKS-K7QM',
      amount: 5,
      percent: null,
      minimum_spend: 20,
      // Noon in the reader's zone, which determines the day.
      valid_until: new Date(2027, 5, 13, 12).toISOString(),
    };
    open({ codes: [code, { ...code, code: 'TEN', amount: null, percent: 10, minimum_spend: 0, valid_until: null }] });
    expect(screen.getByText('US$5.00 off · On US$20.00 or more · Until Sun 13 Jun 2027')).toBeTruthy();
    expect(screen.getByText('10% off what you pay online')).toBeTruthy();
  });

  it('asks a stranger to log in', () => {
    open(null);
    expect(hrefs()[0]).toBe('/user/login?next=%2Fdashboard');
  });
});

describe('the dashboard of a host', () => {
  it('leads to the day of its guests and never says that nothing is planned', () => {
    open({ hosting: { requests: 0, questions: 0, guests: 7, next_date: '2026-12-06' } });
    expect(screen.getByText('7 guests are coming')).toBeTruthy();
    expect(screen.getByText(/Sun 6 Dec 2026/)).toBeTruthy();
    expect(screen.queryByText('Nothing planned yet')).toBeNull();
    expect(hrefs()).toEqual(['/dashboard/host-panel']);
  });
});

const offeredBooking: Next['offered'][number] = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Pottery in Bhaktapur',
  city_name: 'Bhaktapur',
  date: '2026-12-06',
  time: '09:00',
  time_zone: 'Asia/Kathmandu',
  pax: 2,
  guest_name: 'Mara Lind',
  booking_status: 'confirmed',
  created_at: '2026-11-22T10:00:00Z',
};

function sampleTrip(): NonNullable<Next['trip']> {
  return {
    id: '00000000-0000-4000-8000-000000000003',
    ref: 'ABCDEFGH',
    booking_status: 'confirmed',
    payment: 'paid',
    refund: 'none',
    cash_state: 'due',
    course: fixtureBooking.course,
    date: '2026-12-06',
    time: '09:00',
    time_zone: 'Asia/Kathmandu',
    starts_at: '2026-12-06T03:15:00Z',
    pax: 2,
    total_price: 42.4,
    paid_online: 10.4,
    cash: { amount: 4300, currency: 'NPR', symbol: 'रू', usd: 32, rate: 133.5, rate_at: '2026-11-21T00:00:00Z' },
    guest_name: 'Mara Lind',
    host_name: 'Sunita',
    can_review: false,
  };
}

describe('dates of the dashboard', () => {
  it('end a code in the zone of who reads, and a review in that of the place', () => {
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    zone.mockReturnValue({ timeZone: 'Pacific/Auckland' } as Intl.ResolvedDateTimeFormatOptions);
    const late = '2027-06-12T20:00:00.000Z';
    const course = sampleTrip().course;
    const id = '00000000-0000-4000-8000-00000000000';
    const code = { code: 'ABC', amount: 5, percent: null, minimum_spend: 0, valid_until: late };
    const due = { booking_id: `${id}1`, course, date: '2027-04-13', until: late, time_zone: 'Asia/Kathmandu' };
    open({ codes: [code], reviews: [due, { ...due, booking_id: `${id}2`, time_zone: 'America/Lima' }] });
    const expected = ['US$5.00 off · Until Sun 13 Jun 2027', 'Until Sun 13 Jun 2027', 'Until Sat 12 Jun 2027'];
    for (const text of expected) expect(screen.getByText(text)).toBeTruthy();
    zone.mockRestore();
  });
});

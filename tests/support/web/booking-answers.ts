// Server responses for a booking widget of the fixture course: two days in December, two times on the first.
import { fixtureQuote } from './checkout.ts';

const slot = (time: string, seats_left: number) => ({
  time,
  seats_left,
  min_pax: 2,
  cutoff_at: '2026-12-04T01:00:00Z',
  starts_at: `2026-12-05T${time}:00Z`,
});

const slots = { '2026-12-05': [slot('09:00', 8), slot('14:00', 2)], '2026-12-06': [slot('10:00', 8)] };

const days = [
  { date: '2026-12-05', seats_left: 10, from_price: 21.2, times: slots['2026-12-05'] },
  { date: '2026-12-06', seats_left: 3, from_price: 19.08, times: slots['2026-12-06'] },
];

export function timesOn(date: keyof typeof slots) {
  return { data: slots[date].map(({ time }) => time), slots: slots[date], closed: null, time_zone: 'Asia/Makassar' };
}

/** The price for `pax` guests: 5 US dollars each are due now. */
export function priceFor(pax: number) {
  return { ...fixtureQuote, booking_deposit_due: 5 * pax };
}

/** Responses by call name. */
export const bookingAnswers = {
  'booking/available-date': ({ month }: Readonly<Record<string, unknown>>) => ({
    dates: month === '2026-12' ? Object.keys(slots) : [],
    days: month === '2026-12' ? days : [],
    closed: month === '2026-12' ? [{ date: '2026-12-07', reason: 'sold-out', label: 'sold out' }] : [],
    first_month: '2026-11',
    last_month: '2027-02',
  }),
  'booking/available-time': ({ date }: Readonly<Record<string, unknown>>) => timesOn(date as keyof typeof slots),
  'booking/available-pax': {
    data: [1, 2, 3],
    addon_options: [
      { '3': [0, 1], '4': [0, 1] },
      { '3': [0, 1], '4': [0, 1] },
      { '3': [0, 1], '4': [0, 1] },
    ],
    min_pax: 2,
  },
  'booking/calculate': ({ pax }: Readonly<Record<string, unknown>>) => priceFor(Number(pax)),
};

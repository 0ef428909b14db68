// Examples of the main calls. A test checks each against its schema; names and tokens are fictitious.
import type { JsonSchema } from './json-schema.ts';

const price = {
  balance_due_to_host: 32,
  booking_deposit_due: 5.4,
  coupon_discount: 5,
  currency_rate: 26345,
  currency_symbol: '₫',
  discount_error: null,
  discount_note: null,
  group_discount: 0,
  has_pickup_service: false,
  service_fee: 2.4,
  service_fee_rate: 0.06,
  surcharge: 20,
  total_booking_fee: 10.4,
  total_price: 42.4,
  experience_total: 40,
  deposit: 8,
  lines: [
    { code: 'base', label: '1 guest', unit: 20, quantity: 1, amount: 20 },
    { code: 'surcharge', label: 'Surcharge for 1 missing guest', unit: 20, quantity: 1, amount: 20 },
    { code: 'service_fee', label: 'Service fee', unit: null, quantity: 1, amount: 2.4 },
  ],
  balance_due_local: 844000,
  local_currency: 'VND',
  rate_locked_at: '2026-12-01T02:00:00Z',
  min_pax: 2,
};

const choice = { course_id: 7, date: '2026-12-24', time: '09:00', pax: 1, coupon_code: 'WELCOME5' };
const bookingToken = 'Xb3kq0Zr9tWm2LsVd7NfYc1HgJp5UaEe4QxRoTiKw8M';

/** Input and response by call; responses without `status`. */
export const examples: Readonly<Record<string, { in: JsonSchema; out: JsonSchema }>> = {
  'user/auth': {
    in: {},
    out: {
      user_id: null,
      user_name: null,
      user_image: null,
      roles: [],
      areas: [],
      verified: false,
      total_unread: { guest: 0, host: 0 },
      wishlist: [],
      experiments: {},
    },
  },
  'user/login': {
    in: { email: 'guest@example.org', password: 'a long passphrase' },
    out: { user_id: '0b6f1c52-6a0e-4f5b-9d7a-3a1f0f6f4f10', user_name: 'Ana', user_image: null },
  },
  'booking/available-date': {
    in: { course_id: 7, month: '2026-12' },
    out: {
      message: '',
      dates: ['2026-12-24'],
      days: [
        { date: '2026-12-24', seats_left: 6, from_price: 21.2, times: [{ time: '09:00', seats_left: 6, min_pax: 2 }] },
      ],
      closed: [{ date: '2026-12-25', reason: 'sold-out', label: 'Sold out' }],
      month: '2026-12',
      first_month: '2026-11',
      last_month: '2027-05',
      time_zone: 'Asia/Ho_Chi_Minh',
    },
  },
  'booking/available-time': {
    in: { course_id: 7, date: '2026-12-24' },
    out: {
      data: ['09:00'],
      slots: [
        {
          time: '09:00',
          seats_left: 6,
          cutoff_at: '2026-12-23T14:00:00Z',
          min_pax: 2,
          starts_at: '2026-12-24T02:00:00Z',
        },
      ],
      closed: null,
      time_zone: 'Asia/Ho_Chi_Minh',
    },
  },
  'booking/available-pax': {
    in: { course_id: 7, date: '2026-12-24', time: '09:00' },
    out: {
      data: [1, 2, 3],
      addon_options: [{ '4': [0, 1] }, { '4': [0, 1] }, { '4': [0, 1, 2] }],
      seats_left: 3,
      min_pax: 2,
    },
  },
  'booking/calculate': { in: choice, out: price },
  'booking/checkout': {
    in: {
      ...choice,
      email: 'guest@example.org',
      first_name: 'Ana',
      last_name: 'Silva',
      isd_code: '351',
      phone: '910000000',
      message: 'We love noodles.',
    },
    out: {
      message: 'Your places are held for 15 minutes.',
      token: bookingToken,
      url: null,
      analytic: null,
      ref: 'KWMTRXHA',
      booking_deposit_due: 5.4,
      hold_until: '2026-12-01T02:15:00Z',
    },
  },
  'payment/stripe': {
    in: { stripe_token: 'pm_card_visa', booking_token: bookingToken },
    out: { url: '/booking/detail', message: 'Paid', state: 'paid' },
  },
};

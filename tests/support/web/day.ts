// A day of a host, for tests of screens.
import type { CallOutput } from '#src/contract/types.ts';

type Day = CallOutput<'departure/today'>;
type Departure = Day['departures'][number];

const host = '00000000-0000-4000-8000-0000000000a1';
export const partyIds = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2'] as const;

const cash = { amount: 4100, usd: 30, currency: 'NPR', symbol: 'रू' };

/** A departure with a party half checked in and one with pickup. */
export const sampleDeparture: Departure = {
  id: 5,
  course_id: 101,
  title: 'Pottery in Bhaktapur',
  host_id: host,
  host_name: 'Krishna',
  city_name: 'Bhaktapur',
  date: '2026-11-26',
  time: '09:00',
  time_zone: 'Asia/Kathmandu',
  starts_at: '2026-11-26T03:15:00Z',
  ends_at: '2026-11-26T06:15:00Z',
  capacity: 8,
  guests: 6,
  heads: 1,
  meeting: { text: 'Pottery Square', latitude: 27.67, longitude: 85.43 },
  guides: [{ id: '00000000-0000-4000-8000-0000000000c1', name: 'Dawa' }],
  is_led: false,
  pickup_order: [partyIds[1]],
  parties: [
    {
      id: partyIds[0],
      ref: 'BCDFHJKM',
      status: 'checked_in',
      name: 'Mara Lind',
      pax: 2,
      locale: 'en_US',
      isd_code: '47',
      phone: '55 50 12 34',
      message: 'We are vegetarian.',
      addons: [{ label: 'Translator', count: 1 }],
      pickup: null,
      cash,
      cash_state: 'host_says_paid',
      heads: 1,
      since: '2026-11-26T03:10:00Z',
      request_until: null,
    },
    {
      id: partyIds[1],
      ref: 'KMKMKMKM',
      status: 'confirmed',
      name: 'အောင် မြင့်',
      pax: 4,
      locale: 'en_US',
      isd_code: '',
      phone: '',
      message: '',
      addons: [],
      pickup: { address: 'Durbar Marg, east side', latitude: 27.71, longitude: 85.31 },
      cash,
      cash_state: 'due',
      heads: 0,
      since: null,
      request_until: null,
    },
  ],
};

export const sampleDay: Day = {
  date: '2026-11-26',
  today: '2026-11-26',
  now: '2026-11-26T03:00:00Z',
  departures: [sampleDeparture],
  next: [{ date: '2026-11-28', departures: 2, guests: 9 }],
  totals: { guests: 6, heads: 1, cash: [cash] },
  waiting: {
    requests: [
      {
        id: partyIds[0],
        title: 'Pottery in Bhaktapur',
        host_name: 'Krishna',
        first_name: 'Ada',
        pax: 2,
        date: '2026-12-02',
        time: '09:00',
        until: '2026-11-27T07:00:00Z',
      },
    ],
    questions: 0,
  },
  guides: [{ host_id: host, id: '00000000-0000-4000-8000-0000000000c1', name: 'Dawa' }],
};

export const sampleHostId = host;

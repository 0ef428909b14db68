import { expect, it } from 'vitest';
import { offerOnMove, type HostOffer } from './host-offer.ts';

const slot: HostOffer = {
  id: 'o',
  course_id: 1,
  local_date: '2027-01-02',
  start_time: '09:00',
  pax: 2,
  price_cents: 1000,
  expires_ms: 0,
  is_withdrawn: false,
  is_booked: true,
};
const protective: HostOffer = { ...slot, local_date: null, start_time: null };

it.each<[string, HostOffer | null, { course_id: number; pax: number }, string]>([
  ['no offer', null, { course_id: 1, pax: 2 }, 'none'],
  ['an offer for a slot', slot, { course_id: 1, pax: 2 }, 'ended'],
  ['a protected price', protective, { course_id: 1, pax: 2 }, 'kept'],
  ['a protected price for fewer guests', protective, { course_id: 1, pax: 1 }, 'kept'],
  ['a protected price for more guests than it says', protective, { course_id: 1, pax: 3 }, 'ended'],
  ['a protected price of another course', protective, { course_id: 2, pax: 2 }, 'ended'],
])('%s on a move: %j', (_name, offer, booking, answer) => {
  expect(offerOnMove(offer, booking)).toBe(answer);
});

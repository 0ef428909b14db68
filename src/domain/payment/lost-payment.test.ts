import { expect, it } from 'vitest';
import { lossOf, type BookingLeft } from './lost-payment.ts';

const held: BookingLeft = {
  status: 'held',
  is_replaced: false,
  is_called_off: false,
  is_hold_live: true,
  has_live_payment: false,
};

it.each<[string, Partial<BookingLeft>, string]>([
  ['a confirmed booking', { status: 'confirmed', is_hold_live: false }, 'paid'],
  ['a request that is paid', { status: 'requested', is_hold_live: false }, 'paid'],
  ['a live hold with another payment', { has_live_payment: true }, 'elsewhere'],
  ['a live hold', {}, 'ended'],
  ['a lapsed hold that nobody has ended yet', { is_hold_live: false }, 'lapsed'],
  ['an expired hold', { status: 'expired', is_hold_live: false }, 'lapsed'],
  ['a hold that a newer checkout replaced', { status: 'expired', is_hold_live: false, is_replaced: true }, 'replaced'],
  ['a hold that its guest gave up', { status: 'cancelled', is_hold_live: false, is_replaced: true }, 'lapsed'],
  ['a hold of a cancelled departure', { status: 'cancelled', is_hold_live: false, is_called_off: true }, 'called-off'],
])('%s is %s', (_name, change, loss) => {
  expect(lossOf({ ...held, ...change })).toBe(loss);
});

import { describe, expect, it } from 'vitest';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { isErasedAddress, obstaclesOf, type BookingFacts, type DeletionFacts } from './deletion.ts';

const free: DeletionFacts = {
  bookings: [],
  openMoney: 0,
  owedMinor: 0,
  listings: 0,
  guestsAhead: 0,
  helpedAlone: 0,
  isOperator: false,
};
const over: BookingFacts = { status: 'completed', payment: 'paid', refund: 'none', isHoldOver: true };
const withBooking = (change: Partial<BookingFacts>) =>
  obstaclesOf({ ...free, bookings: [over, { ...over, ...change }] });

describe('an account can be deleted', () => {
  it('when there is nothing, and when everything is over', () => {
    expect(obstaclesOf(free)).toEqual([]);
    expect(obstaclesOf({ ...free, bookings: [over] })).toEqual([]);
  });

  it.each<[BookingStatus, boolean]>([
    ['requested', false],
    ['confirmed', false],
    ['checked_in', false],
    ['completed', true],
    ['no_show', true],
    ['declined', true],
    ['cancelled', true],
    ['expired', true],
  ])('with a booking that is %s: %s', (status, isFree) => {
    expect(withBooking({ status })).toEqual(isFree ? [] : ['booking-ahead']);
  });

  it('with a hold only when its time is over', () => {
    expect(withBooking({ status: 'held', isHoldOver: false })).toEqual(['booking-ahead']);
    expect(withBooking({ status: 'held', isHoldOver: true })).toEqual([]);
  });

  it.each<[Partial<BookingFacts>, boolean]>([
    [{ payment: 'checking' }, false],
    [{ payment: 'disputed' }, false],
    [{ payment: 'refunded', refund: 'done' }, true],
    [{ refund: 'pending' }, false],
    [{ refund: 'failed' }, false],
    [{ refund: 'quoted' }, true],
  ])('with money in the state %j: %s', (change, isFree) => {
    expect(withBooking(change)).toEqual(isFree ? [] : ['money-open']);
  });

  it.each<[Partial<DeletionFacts>, string[]]>([
    [{ openMoney: 1 }, ['money-open']],
    [{ owedMinor: -1 }, ['money-open']],
    [{ owedMinor: 1 }, ['money-open']],
    [{ listings: 1 }, ['listing-sold']],
    [{ guestsAhead: 1 }, ['listing-sold']],
    [{ helpedAlone: 1 }, ['helps-alone']],
    [{ isOperator: true }, ['runs-site']],
    [{ isOperator: true, listings: 2, openMoney: 1 }, ['money-open', 'listing-sold', 'runs-site']],
  ])('not with %j', (change, expected) => {
    expect(obstaclesOf({ ...free, ...change })).toEqual(expected);
  });
});

it('an erased address is known by its domain', () => {
  expect(isErasedAddress('erased-abc@Erased.invalid')).toBe(true);
  expect(isErasedAddress('erased.invalid@example.test')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { closesAt, mostWaitHours, seatWaitUntil, waitStep, type WaitingMoney } from './seat-wait.ts';

const HOUR = 3_600_000;
const now = 1000 * HOUR;
const closes = now + 30 * HOUR;
const money: WaitingMoney = {
  until: now + 10 * HOUR,
  closes,
  isCalledOff: false,
  isWhole: true,
  isDisputed: false,
  areSeatsFree: false,
};

describe('late money without a seat', () => {
  it.each([
    ['none is waited for where nobody has said how long', 0, closes, null],
    ['so many hours', 10, closes, now + 10 * HOUR],
    ['never beyond the cut-off', mostWaitHours, closes, closes],
    ['not at all once that is over', 10, now, null],
    ['not at all when it was over before', 10, now - 1, null],
  ])('%s', (_name, hours, closing, until) => {
    expect(seatWaitUntil(now, hours, closing)).toBe(until);
  });

  it('closes as the departure does for new bookings', () => {
    expect(closesAt({ startsAt: closes, cutoffMinutes: 90 })).toBe(closes - 1.5 * HOUR);
  });

  it.each([
    ['no seat is free', {}, now, 'wait'],
    ['its seats are free', { areSeatsFree: true }, now, 'seat'],
    ['they become free in the last moment', { areSeatsFree: true }, money.until - 1, 'seat'],
    ['they become free when the time is over', { areSeatsFree: true }, money.until, 'refund'],
    ['nothing became free in its time', {}, money.until, 'refund'],
    ['the departure has come to close earlier', { areSeatsFree: true, closes: now }, now, 'refund'],
    ['its host has called the departure off', { areSeatsFree: true, isCalledOff: true }, now, 'refund'],
    ['a part of it went back at the provider', { areSeatsFree: true, isWhole: false }, now, 'refund'],
    ['its bank asks for it', { areSeatsFree: true, isDisputed: true }, now, 'wait'],
    ['its bank asks for it until the end', { isDisputed: true }, money.until, 'refund'],
  ] as const)('when %s', (_name, change, at, step) => {
    expect(waitStep({ ...money, ...change }, at)).toBe(step);
  });
});

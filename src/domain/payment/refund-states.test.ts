import { describe, expect, it } from 'vitest';
import { readRefundSearch, refundMaker, refundStateOf } from './refund-states.ts';

describe('a refund in the back office', () => {
  it.each([
    ['new', 'under-way'],
    ['sent', 'under-way'],
    ['pending', 'under-way'],
    ['failed', 'failed'],
    ['succeeded', 'done'],
    ['settled', 'settled'],
  ])('that is %s is %s', (status, state) => expect(refundStateOf(status)).toBe(state));

  it('has no other state', () => expect(() => refundStateOf('lost')).toThrow(RangeError));

  it.each([
    ['cancelled', 'guest', 'guest'],
    ['cancelled', 'manager', 'host'],
    ['cancelled', 'coordinator', 'host'],
    ['cancelled', 'operator', 'operator'],
    ['cancelled', 'system', 'program'],
    ['cancelled', null, 'program'],
    ['goodwill', 'guest', 'operator'],
    ['external', null, 'provider'],
    ['late_or_surplus', null, 'program'],
  ] as const)('for %s, cancelled by %s, was made by %s', (reason, by, maker) =>
    expect(refundMaker(reason, by)).toBe(maker),
  );

  it.each([
    ['', null],
    ['bcdf-hjkm', { by: 'booking', ref: 'BCDFHJKM' }],
    ['Ada@', { by: 'email', begins: 'ada@' }],
    ['re_3Abc', { by: 'name', name: 're_3Abc' }],
  ])('is found by %j as %j', (typed, search) => expect(readRefundSearch(typed)).toEqual(search));
});

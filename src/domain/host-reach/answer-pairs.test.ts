import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { choosePair, digitsOf, fitAnswer, type GivenPair, mostPairs, restMs } from './answer-pairs.ts';

const given = (pair: number, bookingId: string, more: Partial<GivenPair> = {}): GivenPair => ({
  pair,
  bookingId,
  sentAtMs: 0,
  closedAtMs: null,
  ...more,
});

describe('pairs of digits', () => {
  it('are 1 and 2, then 3 and 4', () => {
    expect([digitsOf(1), digitsOf(2), digitsOf(mostPairs)]).toEqual([
      { accept: 1, decline: 2 },
      { accept: 3, decline: 4 },
      { accept: 97, decline: 98 },
    ]);
  });

  it('are given from the lowest on, stay with their request, and run out', () => {
    expect(choosePair([], 'a', 0)).toBe(1);
    expect(choosePair([given(1, 'a')], 'b', 0)).toBe(2);
    expect(choosePair([given(2, 'a')], 'b', 0)).toBe(1);
    expect(choosePair([given(2, 'a')], 'a', 0)).toBe(2);
    const all = Array.from({ length: mostPairs }, (_, index) => given(index + 1, `b${index}`));
    expect(choosePair(all, 'new', 0)).toBeNull();
  });

  it.each([
    ['just ended', { closedAtMs: 0 }, 1, 2],
    ['ended a week ago but one moment', { closedAtMs: 0 }, restMs - 1, 2],
    ['ended a week ago', { closedAtMs: 0 }, restMs, 1],
    ['ended, and was named later', { closedAtMs: 0, sentAtMs: 5 }, restMs, 2],
  ])('rest: one that %s', (_when, more, nowMs, pair) => {
    expect(choosePair([given(1, 'a', more)], 'b', nowMs)).toBe(pair);
  });

  it.each([
    [1, { fits: 'open', bookingId: 'a', decision: 'accept' }],
    [2, { fits: 'open', bookingId: 'a', decision: 'decline' }],
    [3, { fits: 'ended', bookingId: 'c' }],
    [5, { fits: 'open', bookingId: 'e', decision: 'accept' }],
    [7, { fits: 'none' }],
    [0, { fits: 'none' }],
  ])('the digit %i', (digit, fits) => {
    const rows = [
      given(1, 'a'),
      given(2, 'b', { closedAtMs: 1 }),
      given(2, 'c', { sentAtMs: 9, closedAtMs: 10 }),
      given(3, 'd', { closedAtMs: 3 }),
      given(3, 'e', { sentAtMs: 9 }),
    ];
    expect(fitAnswer(rows, digit)).toEqual(fits);
  });
});

type Act = { do: 'ask' } | { do: 'end'; which: number } | { do: 'wait'; ms: number } | { do: 'answer'; which: number };
const acts = fc.array(
  fc.oneof(
    fc.constant<Act>({ do: 'ask' }),
    fc.record({ do: fc.constant('end' as const), which: fc.nat(30) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.nat(restMs) }),
    fc.record({ do: fc.constant('answer' as const), which: fc.nat(30) }),
  ),
  { maxLength: 80 },
);

it('an answer to any message within a week of its request’s end meets that request or nothing', () => {
  fc.assert(
    fc.property(acts, (done) => {
      const rows: GivenPair[] = [];
      const messages: { bookingId: string; digit: number }[] = [];
      let nowMs = 0;
      const of = (bookingId: string) => rows.findLast((row) => row.bookingId === bookingId);
      for (const act of done) {
        nowMs += 1;
        if (act.do === 'wait') nowMs += act.ms;
        if (act.do === 'ask') {
          const bookingId = `booking-${messages.length}`;
          const pair = choosePair(rows, bookingId, nowMs);
          if (pair === null) continue;
          expect(rows.filter((row) => row.pair === pair && row.closedAtMs === null)).toEqual([]);
          rows.push(given(pair, bookingId, { sentAtMs: nowMs }));
          messages.push({ bookingId, digit: digitsOf(pair).accept });
        }
        const message = 'which' in act ? messages[act.which % Math.max(1, messages.length)] : undefined;
        const row = message && of(message.bookingId);
        if (!message || !row) continue;
        if (act.do === 'end') row.closedAtMs ??= nowMs;
        if (act.do !== 'answer') continue;
        const isLate = row.closedAtMs !== null && nowMs - row.closedAtMs >= restMs;
        const fitted = fitAnswer(rows, message.digit);
        if (isLate) continue;
        expect(fitted).toEqual(
          row.closedAtMs === null
            ? { fits: 'open', bookingId: message.bookingId, decision: 'accept' }
            : { fits: 'ended', bookingId: message.bookingId },
        );
      }
    }),
  );
});

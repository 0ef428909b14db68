import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { feedState, isSuddenlyEmpty, nextReading } from './age.ts';
import { type Busy, isBusy, mergeBusy } from './busy.ts';

describe('busy times', () => {
  const span = { start: 0, end: 100 };
  const time: fc.Arbitrary<Busy> = fc.record({
    start: fc.integer({ min: -30, max: 130 }),
    end: fc.integer({ min: -30, max: 130 }),
  });

  it('joined, they cover the same instants, in order and apart', () => {
    fc.assert(
      fc.property(fc.array(time, { maxLength: 20 }), (times) => {
        const { busy } = mergeBusy(times, span, 1000);
        for (let at = -30; at <= 130; at += 1) {
          const slot = { starts_at: at, ends_at: at + 1 };
          const isInside = at >= 0 && at < 100;
          expect(isBusy(busy, slot)).toBe(isInside && times.some(({ start, end }) => start <= at && at < end));
        }
        busy.forEach((one, index) => expect(one.start).toBeGreaterThan(busy[index - 1]?.end ?? -1));
      }),
    );
  });

  it('are cut behind the earliest ones', () => {
    const times = [5, 1, 9].map((start) => ({ start, end: start + 1 }));
    expect(mergeBusy(times, span, 2)).toEqual({
      busy: [
        { start: 1, end: 2 },
        { start: 5, end: 6 },
      ],
      isCut: true,
    });
  });
});

describe('the age of a feed', () => {
  const hour = 3_600_000;
  it.each([
    [0, 'fresh'],
    [23.9, 'fresh'],
    [24, 'late'],
    [47.9, 'late'],
    [48, 'stopped'],
    [500, 'stopped'],
  ])('%s hours old is %s', (hours, state) => {
    expect(feedState(0, hours * hour, 48)).toBe(state);
  });

  it.each([
    [0, 5, false, true],
    [0, 5, true, false],
    [0, 0, false, false],
    [1, 5, false, false],
  ])(
    'with %s events after %s busy times to come (asked once more: %s) is suddenly empty: %s',
    (events, ahead, is_doubted, is) => {
      expect(isSuddenlyEmpty(events, { ahead, is_doubted })).toBe(is);
    },
  );

  it('is read at its pause, and ever later after failures, but every six hours', () => {
    expect([0, 1, 2, 3, 4, 50].map((failures) => nextReading(0, 30, failures) / 60_000)).toEqual([
      30, 60, 120, 240, 360, 360,
    ]);
    expect(nextReading(0, 720, 3) / 60_000).toBe(720);
  });
});

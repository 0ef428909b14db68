import { listingFilters } from './listing-filters.ts';
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { limits } from '#src/domain/limits.ts';
import { barsOf, labelsOf, scaleOf, type Spread, totalWithin } from './range-scale.ts';

const price = listingFilters.price.ends;
const hours = limits.durationFilter;

/** A spread of single prices. */
const of = (...places: readonly number[]): Spread => places.map((at) => ({ at, total: 1 }));

describe('a scale', () => {
  it('has small steps where the prices are and growing ones beyond', () => {
    const spread = of(...Array.from({ length: 100 }, (_, index) => 15 + index * 0.5));
    expect(scaleOf(spread, price)).toEqual([
      0, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 100, 150, 250, 400, 500,
    ]);
  });

  it.each([
    ['no course', [], [0, 25, 50], [475, 500]],
    ['courses at one price', [20, 20, 20], [0, 10, 20], [400, 500]],
    ['courses beyond the end alone', [500.5], [0, 25, 50], [475, 500]],
    ['courses all over it', [0, 100, 200, 300, 400, 500], [0, 100, 200], [400, 500]],
  ])('stands from end to end with %s', (_what, places, first, last) => {
    const stops = scaleOf(of(...places), price);
    expect([stops.slice(0, first.length), stops.slice(-last.length)]).toEqual([first, last]);
  });

  it('of hours is whole hours', () => {
    expect(scaleOf(of(1.5, 2, 2, 3, 3, 4, 8), hours)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12, 20, 24]);
  });

  it('has a stop where something has been chosen', () => {
    expect(scaleOf(of(20, 30, 40), price, [0, 333])).toContain(333);
  });
});

const anyEnds = fc.constantFrom(price, hours);
const anySpread = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: 1001 }).map((step) => step / 2), total: fc.integer({ min: 1, max: 500 }) }),
  { maxLength: 60 },
);
const anyChosen = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }));

describe('any scale', () => {
  it('goes up in few whole numbers from one end to the other', () => {
    fc.assert(
      fc.property(anySpread, anyEnds, anyChosen, (spread, ends, chosen) => {
        const stops = scaleOf(spread, ends, chosen);
        expect([stops[0], stops.at(-1)]).toEqual([ends.min, ends.max]);
        const isHigher = (stop: number, index: number) => index === 0 || stop > (stops[index - 1] ?? 0);
        expect(stops.every((stop, index) => Number.isInteger(stop) && isHigher(stop, index))).toBe(true);
        expect(stops.length).toBeLessThanOrEqual(36);
        expect(stops).toEqual(expect.arrayContaining([...chosen]));
      }),
    );
  });

  it('loses nothing that lies between its ends, whatever it is cut into', () => {
    fc.assert(
      fc.property(anySpread, anyEnds, (spread, ends) => {
        const bars = barsOf(spread, scaleOf(spread, ends));
        expect(bars.reduce((all, { total }) => all + total, 0)).toBe(totalWithin(spread, [ends.min, ends.max]));
      }),
    );
  });

  it('gives half of its room or more to where all of them are', () => {
    const narrow = fc.array(fc.integer({ min: 40, max: 120 }), { minLength: 30, maxLength: 200 });
    fc.assert(
      fc.property(narrow, (places) => {
        const spread = of(...places.map((step) => step / 2));
        const bars = barsOf(spread, scaleOf(spread, price));
        const filled = bars.filter(({ from, to }) => to > 20 && from < 60);
        expect(filled.length).toBeGreaterThanOrEqual(bars.length / 2);
      }),
    );
  });

  it('is labelled at both ends and at even distances', () => {
    expect(labelsOf([0, 10, 20, 30, 40, 50, 60, 70, 80], 5)).toEqual([0, 2, 4, 6, 8]);
    expect(labelsOf([0, 500], 5)).toEqual([0, 1]);
  });
});

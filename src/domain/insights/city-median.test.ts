import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityMedian, cityRate, hostsAtLeast } from './city-median.ts';

const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 40 });
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const within = (value: number, values: readonly number[]) => {
  // Rounding to two digits may exceed the smallest or the largest a little.
  expect(value).toBeGreaterThanOrEqual(Math.min(...values) * 0.95);
  expect(value).toBeLessThanOrEqual(Math.max(...values) * 1.05);
};

describe('the median of a city', () => {
  it.each([
    ['eight hosts', [10, 20, 30, 40, 50, 60, 70, 80], 45],
    ['nine hosts: three in the middle', [10, 20, 30, 40, 60, 62, 70, 80, 90], 54],
    ['two digits', [1011, 1023, 1035, 1047, 1059, 1061, 1073, 1085], 1100],
    ['a quarter exactly', [70, 30, 30, 30, 30, 30, 30, 30], 30],
    ['more than a quarter', [71, 30, 30, 30, 30, 30, 30, 30], null],
    ['seven hosts', [10, 20, 30, 40, 50, 60, 70], null],
    ['a host who earned nothing does not count', [10, 20, 30, 40, 50, 60, 70, 0], null],
    ['nobody', [], null],
  ])('of %s', (_, values, median) => {
    expect(cityMedian(values)).toBe(median);
  });

  it('is shown for no fewer than eight hosts and for nobody with more than a quarter, whatever the figures', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const counted = values.filter((one) => one > 0);
        const mayShow = counted.length >= 8 && counted.every((one) => one / sum(counted) <= 0.25);
        const median = cityMedian(values);
        expect(median !== null).toBe(mayShow);
        if (median !== null) within(median, counted);
      }),
      { numRuns: 500 },
    );
  });

  it('hangs on more than one host: no change of a single one leads it beyond its neighbours', () => {
    const shown = fc.array(fc.integer({ min: 1000, max: 2000 }), { minLength: hostsAtLeast + 1, maxLength: 30 });
    fc.assert(
      fc.property(shown, fc.nat(), (values, which) => {
        const others = values.toSpliced(which % values.length, 1);
        const [all, without] = [cityMedian(values), cityMedian(others)];
        // Anyone who knows the others' median learns at most on which side of it this host is.
        if (all !== null && without !== null) within(all, others);
      }),
    );
  });

  it('is never the figure of one host alone: at least two stand behind it', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 8, maxLength: 30 });
    fc.assert(
      fc.property(distinct, (tens) => {
        // Far enough apart that two digits would identify one.
        const values = tens.map((one) => 100_000 + one * 1000);
        const median = cityMedian(values);
        if (median === null) return;
        const sorted = values.toSorted((a, b) => a - b);
        const middle = (sorted.length - 1) / 2;
        const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle) + 1] ?? 0];
        expect(median).toBeGreaterThanOrEqual(Number(low.toPrecision(2)));
        expect(median).toBeLessThanOrEqual(Number(high.toPrecision(2)));
      }),
    );
  });

  it('of rates asks for both: views and bookings', () => {
    const host = (booked: number, views: number) => ({ booked, views });
    const eight = Array.from({ length: 8 }, (_, index) => host(index + 2, 100));
    expect(cityRate(eight)).toBe(0.055);
    expect(cityRate(eight.slice(1))).toBeNull();
    expect(cityRate(eight.with(0, host(2, 0)))).toBeNull();
    expect(cityRate(eight.with(7, host(60, 100)))).toBeNull();
    expect(cityRate(eight.with(7, host(9, 900)))).toBeNull();
    expect(cityRate(eight.map(({ views }) => host(0, views)))).toBe(0);
  });

  it('of rates follows the rule for any hosts', () => {
    const host = fc.record({ booked: fc.nat(50), views: fc.nat(2000) });
    fc.assert(
      fc.property(fc.array(host, { maxLength: 30 }), (hosts) => {
        const counted = hosts.filter(({ views }) => views > 0);
        const rate = cityRate(hosts);
        if (rate === null) return;
        expect(counted.length).toBeGreaterThanOrEqual(8);
        const [views, booked] = [sum(counted.map((one) => one.views)), sum(counted.map((one) => one.booked))];
        for (const one of counted) {
          expect(one.views * 4).toBeLessThanOrEqual(views);
          expect(one.booked * 4).toBeLessThanOrEqual(booked);
        }
      }),
      { numRuns: 500 },
    );
  });
});

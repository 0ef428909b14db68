import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { cancellationRate, ratesOf } from './cancellation-rate.ts';

describe('the cancellation rate', () => {
  it.each([
    [{ made: 0, by_host: 0, late: 0, weather: 0 }, null],
    [{ made: 50, by_host: 1, late: 1, weather: 9 }, 0.04],
    [{ made: 4, by_host: 4, late: 0, weather: 0 }, 1],
  ])('%j is %s', (counted, rate) => expect(cancellationRate(counted)).toBe(rate));

  it('weather never raises it, and every other cancel does', () => {
    const nat = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(nat, nat, nat, fc.integer({ min: 1, max: 50 }), (by_host, late, weather, ended) => {
        const counted = { made: 400, by_host, late, weather };
        const before = cancellationRate(counted) ?? 0;
        const after = (cause: Parameters<typeof ratesOf>[2]) => ratesOf(counted, ended, cause).rate_after;
        expect(after('unsafe_weather')).toBe(before);
        expect(after('host')).toBeGreaterThan(before);
        expect(after('host_late')).toBeGreaterThan(before);
      }),
    );
  });

  it('says what an act would make of it, nothing where nothing was booked', () => {
    const counted = { made: 50, by_host: 1, late: 1, weather: 3 };
    expect(ratesOf(counted, 3, 'host')).toEqual({ rate: 0.04, rate_after: 0.1 });
    expect(ratesOf({ ...counted, made: 0, by_host: 0, late: 0 }, 0, 'host')).toEqual({ rate: null, rate_after: null });
  });
});

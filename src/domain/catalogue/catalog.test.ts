import { describe, expect, it } from 'vitest';
import { synonymKinds, synonymMeanings } from './place-limits.ts';
import { limits } from '#src/domain/limits.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { countries } from './countries.ts';
import { timeBandOf } from './listing-filters.ts';

describe('countries', () => {
  it('are the ten groups in their order', () => {
    const names = 'Nepal India Cambodia Vietnam Laos Indonesia Thailand Philippines Malaysia Myanmar'.split(' ');
    expect(countries.map((country) => country.name)).toEqual(names);
    expect(countries).toHaveLength(limits.countryGroups);
  });

  it('have a currency, a dialling code and zones that exist', () => {
    for (const { code, currency, isd, zones } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(isd).toMatch(/^\d{2,3}$/);
      expect(currencyOf(currency).code).toBe(currency);
      for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
    expect(new Set(countries.map((country) => country.currency)).size).toBe(10);
  });

  it('know the minor digits that the platform knows', () => {
    for (const { currency } of countries) {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency });
      // ISO 4217 gives these two decimals that are never used; the platform follows custom.
      if (['LAK', 'MMK', 'IDR', 'KHR', 'NPR'].includes(currency)) continue;
      expect(currencyOf(currency).digits).toBe(format.resolvedOptions().maximumFractionDigits);
    }
  });
});

describe('time bands', () => {
  it.each([
    ['00:00', 'evening'],
    ['00:59', 'evening'],
    ['01:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['18:59', 'afternoon'],
    ['19:00', 'evening'],
    ['23:59', 'evening'],
  ])('%s is in the %s', (time, band) => {
    expect(timeBandOf(time)).toBe(band);
  });

  it('agree with the hours of the limits and leave no time out', () => {
    for (const [band, { from, to }] of Object.entries(limits.timeBands)) {
      expect([timeBandOf(from), timeBandOf(to)]).toEqual([band, band]);
    }
    for (let hour = 0; hour < 24; hour += 1) {
      expect(Object.keys(limits.timeBands)).toContain(timeBandOf(`${String(hour).padStart(2, '0')}:30`));
    }
  });
});

describe('search words', () => {
  it('mean one of a few where their kind says so', () => {
    expect(Object.keys(synonymMeanings).every((kind) => (synonymKinds as readonly string[]).includes(kind))).toBe(true);
  });
});

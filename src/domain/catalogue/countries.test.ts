import { describe, expect, it } from 'vitest';
import {
  countries,
  allCountries,
  diallingCodeOf,
  isCashCurrency,
  isCountryCode,
  usualCountryName,
} from './countries.ts';

describe('a country', () => {
  it('has a code with a dialling code, and an English name', () => {
    expect(['PT', 'XX', 'pt', 'AQ'].map(isCountryCode)).toEqual([true, false, false, false]);
    expect([diallingCodeOf('PT'), usualCountryName('PT')]).toEqual(['351', 'Portugal']);
    expect(['EUR', 'XYZ'].map(isCashCurrency)).toEqual([true, false]);
  });

  it('is one of many, by name, the ten of the demo with their own', () => {
    const all = allCountries();
    expect(all.length).toBeGreaterThan(200);
    expect(all.map(({ name }) => name).indexOf('Albania')).toBeLessThan(10);
    for (const { code, name, isd } of countries)
      expect([usualCountryName(code), diallingCodeOf(code)]).toEqual([name, isd]);
  });
});

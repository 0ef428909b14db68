// A country in a catalogue: where cities lie, and in which money their guests pay in cash. The ten of the demo need no entry.
import { z } from 'zod';
import {
  countries,
  diallingCodeOf,
  isCashCurrency,
  isCountryCode,
  usualCountryName,
} from '#src/domain/catalogue/countries.ts';
import { countryLimits } from '#src/domain/catalogue/place-limits.ts';
import { whole, words } from './kinds.ts';

/** The code of a country with a dialling code of its own: that is where people live. */
export function countryCode() {
  const right = 'a country code of two capital letters (ISO 3166) such as PT';
  return z.string(right).refine(isCountryCode, right);
}

/** `currency` is that of its cash; the name is English unless it is given; `position` orders the countries in lists. */
export const countryEntry = z.strictObject({
  code: countryCode(),
  currency: z
    .string('a currency code of three capital letters (ISO 4217) such as EUR')
    .refine(isCashCurrency, 'a currency code of three capital letters (ISO 4217) such as EUR'),
  name: words(countryLimits.name.min, countryLimits.name.max).optional(),
  position: whole(countryLimits.position.min, countryLimits.position.max).optional(),
});

export type CountryEntry = z.output<typeof countryEntry>;

/** A country as it is kept. Without a position it comes after those that are here. */
export interface CountryRow {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly isd_code: string;
  readonly position: number | null;
}

/** The row of an entry. */
export function countryRow({ code, currency, name, position }: CountryEntry): CountryRow {
  const isd_code = diallingCodeOf(code);
  return { code, currency, name: name ?? usualCountryName(code), isd_code, position: position ?? null };
}

/** The ten countries of the specification by code: a catalogue may name them without an entry (docs/reference/texts.md#cities). */
export const ownCountries: ReadonlyMap<string, CountryRow> = new Map(
  countries.map(({ code, name, currency, isd }, index) => [
    code,
    { code, name, currency, isd_code: isd, position: index + 1 },
  ]),
);

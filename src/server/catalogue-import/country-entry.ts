// Countries of a catalogue, with the currency of cash. The demo's ten need no entry.
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

/** A country with a dialling code, so it is inhabited. */
export function countryCode() {
  const right = 'a country code of two capital letters (ISO 3166) such as PT';
  return z.string(right).refine(isCountryCode, right);
}

/** `currency` is for cash; the name defaults to English; `position` orders lists. */
export const countryEntry = z.strictObject({
  code: countryCode(),
  currency: z
    .string('a currency code of three capital letters (ISO 4217) such as EUR')
    .refine(isCashCurrency, 'a currency code of three capital letters (ISO 4217) such as EUR'),
  name: words(countryLimits.name.min, countryLimits.name.max).optional(),
  position: whole(countryLimits.position.min, countryLimits.position.max).optional(),
});

export type CountryEntry = z.output<typeof countryEntry>;

/** Without a position it comes last. */
export interface CountryRow {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly isd_code: string;
  readonly position: number | null;
}

export function countryRow({ code, currency, name, position }: CountryEntry): CountryRow {
  const isd_code = diallingCodeOf(code);
  return { code, currency, name: name ?? usualCountryName(code), isd_code, position: position ?? null };
}

/** Available without an entry (docs/reference/texts.md#cities). */
export const ownCountries: ReadonlyMap<string, CountryRow> = new Map(
  countries.map(({ code, name, currency, isd }, index) => [
    code,
    { code, name, currency, isd_code: isd, position: index + 1 },
  ]),
);

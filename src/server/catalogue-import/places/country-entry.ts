// A country in a catalogue: where cities lie, and in which money their guests pay in cash. The ten of the demo need no entry.
import { z } from 'zod';
import { countries } from '#src/domain/catalog/countries.ts';
import diallingCodes from '#src/domain/catalog/dialling-codes.json' with { type: 'json' };
import { currencyCodes } from '#src/domain/money/currencies.ts';
import { whole, words } from '../kinds.ts';

const isdOf = new Map(diallingCodes.map(({ code, isd }) => [code, isd]));
const isCurrency = new Set(currencyCodes());
const names = new Intl.DisplayNames('en', { type: 'region' });

/** The code of a country with a dialling code of its own: that is where people live. */
export function countryCode() {
  const right = 'a country code of two capital letters (ISO 3166) such as PT';
  return z.string(right).refine((code) => isdOf.has(code), right);
}

/** `currency` is that of its cash; the name is English unless it is given; `position` orders the countries in lists. */
export const countryEntry = z.strictObject({
  code: countryCode(),
  currency: z
    .string('a currency code of three capital letters (ISO 4217) such as EUR')
    .refine((code) => isCurrency.has(code), 'a currency code of three capital letters (ISO 4217) such as EUR'),
  name: words(2, 80).optional(),
  position: whole(1, 30_000).optional(),
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
  const usual = ownCountries.get(code)?.name ?? names.of(code) ?? code;
  return { code, currency, name: name ?? usual, isd_code: isdOf.get(code) ?? '', position: position ?? null };
}

/** The ten countries of the specification by code: a catalogue may name them without an entry (docs/content.md#cities). */
export const ownCountries: ReadonlyMap<string, CountryRow> = new Map(
  countries.map(({ code, name, currency, isd }, index) => [
    code,
    { code, name, currency, isd_code: isd, position: index + 1 },
  ]),
);

// What a country of a marketplace may be, whether an import or an operator brings it (docs/back-office.md#countries).
import { currencyCodes } from '#src/domain/money/currencies.ts';
import { countries } from './countries.ts';
import diallingCodes from './dialling-codes.json' with { type: 'json' };

const isdOf = new Map(diallingCodes.map(({ code, isd }) => [code, isd]));
const ownNames = new Map(countries.map(({ code, name }) => [code, name]));
const names = new Intl.DisplayNames('en', { type: 'region' });
const known = new Set(currencyCodes());

/** Whether it is the code of a country with a dialling code of its own: that is where people live. */
export function isCountryCode(code: string): boolean {
  return isdOf.has(code);
}

/** The dialling code of a country, without the plus. */
export function diallingCodeOf(code: string): string {
  return isdOf.get(code) ?? '';
}

/** Whether cash can be in it: a currency of ISO 4217 that Intl knows. */
export function isCashCurrency(code: string): boolean {
  return known.has(code);
}

/** The English name of a country, for one that gets none. */
export function usualCountryName(code: string): string {
  return ownNames.get(code) ?? names.of(code) ?? code;
}

/** Every country that there may be, by its usual name. */
export function allCountries(): readonly { readonly code: string; readonly name: string }[] {
  return [...isdOf.keys()]
    .map((code) => ({ code, name: usualCountryName(code) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

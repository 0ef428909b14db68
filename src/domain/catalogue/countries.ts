import { currencyCodes } from '#src/domain/money/currencies.ts';
import diallingCodes from './dialling-codes.json' with { type: 'json' };

/** A country that a catalogue may name without its own entry. */
export interface Country {
  /** ISO 3166-1. */
  readonly code: string;
  readonly name: string;
  /** Dialling code, without the plus. */
  readonly isd: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA time zones, the capital's first. */
  readonly zones: readonly string[];
}

/** The ten country groups in list order (docs/reference/texts.md#cities). */
export const countries: readonly Country[] = [
  { code: 'NP', name: 'Nepal', isd: '977', currency: 'NPR', zones: ['Asia/Kathmandu'] },
  { code: 'IN', name: 'India', isd: '91', currency: 'INR', zones: ['Asia/Kolkata'] },
  { code: 'KH', name: 'Cambodia', isd: '855', currency: 'KHR', zones: ['Asia/Phnom_Penh'] },
  { code: 'VN', name: 'Vietnam', isd: '84', currency: 'VND', zones: ['Asia/Ho_Chi_Minh'] },
  { code: 'LA', name: 'Laos', isd: '856', currency: 'LAK', zones: ['Asia/Vientiane'] },
  {
    code: 'ID',
    name: 'Indonesia',
    isd: '62',
    currency: 'IDR',
    zones: ['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'],
  },
  { code: 'TH', name: 'Thailand', isd: '66', currency: 'THB', zones: ['Asia/Bangkok'] },
  { code: 'PH', name: 'Philippines', isd: '63', currency: 'PHP', zones: ['Asia/Manila'] },
  { code: 'MY', name: 'Malaysia', isd: '60', currency: 'MYR', zones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'] },
  { code: 'MM', name: 'Myanmar', isd: '95', currency: 'MMK', zones: ['Asia/Yangon'] },
];

// What a marketplace accepts as a country, from imports and operators (docs/reference/back-office.md#countries).

const isdOf = new Map(diallingCodes.map(({ code, isd }) => [code, isd]));
const ownNames = new Map(countries.map(({ code, name }) => [code, name]));
const names = new Intl.DisplayNames('en', { type: 'region' });
const currencies = new Set(currencyCodes());

/** A country with its own dialling code: one where people live. */
export function isCountryCode(code: string): boolean {
  return isdOf.has(code);
}

/** Without the plus. */
export function diallingCodeOf(code: string): string {
  return isdOf.get(code) ?? '';
}

/** A currency of ISO 4217 that Intl knows, so that guests can pay cash in it. */
export function isCashCurrency(code: string): boolean {
  return currencies.has(code);
}

/** The English name of a country that is given none. */
export function usualCountryName(code: string): string {
  return ownNames.get(code) ?? names.of(code) ?? code;
}

export function allCountries(): readonly { readonly code: string; readonly name: string }[] {
  return [...isdOf.keys()]
    .map((code) => ({ code, name: usualCountryName(code) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

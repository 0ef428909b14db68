// Formats of Intl, each cached: making one costs more than a thousand uses. Runs in the browser as well.
import { localeTag } from './locale.ts';

const kept = new Map<string, unknown>();

/** Makes a format, or returns undefined to leave it to Intl. */
export type MakeFormat = (kind: string, tag: string, options: object | undefined) => object | undefined;
let makeOther: MakeFormat | undefined;

/** Sets the factory of formats that some browsers lack (`host-formats.ts`). */
export function formatsFrom(make: MakeFormat): void {
  makeOther = make;
}

function keep<Made extends object, Options extends object | undefined>(
  Kind: new (tag: string, options: Options) => Made,
) {
  return (tag: string, options: Options): Made => {
    const key = `${Kind.name} ${tag} ${JSON.stringify(options)}`;
    const made = (kept.get(key) ?? makeOther?.(Kind.name, tag, options) ?? new Kind(tag, options)) as Made;
    kept.set(key, made);
    return made;
  };
}

export const dateFormat = keep<Intl.DateTimeFormat, Intl.DateTimeFormatOptions | undefined>(Intl.DateTimeFormat);
export const numberFormat = keep<Intl.NumberFormat, Intl.NumberFormatOptions | undefined>(Intl.NumberFormat);
export const pluralRules = keep<Intl.PluralRules, Intl.PluralRulesOptions | undefined>(Intl.PluralRules);
const displayNames = keep<Intl.DisplayNames, Intl.DisplayNamesOptions>(Intl.DisplayNames);

// A browser may name a country, a language or a currency differently, or not at all. The page therefore brings the
// server's names.
let known: Readonly<Record<string, string>> = {};
let asked: Record<string, string> | null = null;

/** In the browser: the names in its page. */
export function knowNames(names: Readonly<Record<string, string>>): void {
  known = names;
}

/**
 * On the server: the result of `work`, and the names it used. Synchronous only: a promise would mix in the names of
 * another page.
 */
export function withNames<Drawn>(work: () => Drawn): { drawn: Drawn; names: Readonly<Record<string, string>> } {
  const names: Record<string, string> = {};
  asked = names;
  try {
    return { drawn: work(), names };
  } finally {
    asked = null;
  }
}

/** The page's name, else `make`'s. */
export function sameName(key: string, make: () => string): string {
  const name = Object.hasOwn(known, key) ? (known[key] ?? '') : make();
  if (asked !== null) asked[key] = name;
  return name;
}

/** The name of a country, a language or a currency; its code where there is none. */
export function nameOf(type: 'region' | 'language' | 'currency', code: string, tag = localeTag()): string {
  const options = { type, fallback: 'code', style: type === 'region' ? 'short' : 'long' } as const;
  return sameName(`${tag} ${type} ${code}`, () => displayNames(tag, options).of(code) ?? code);
}

/** `1,250`; fractions keep their decimals. */
export function countText(count: number): string {
  return numberFormat(localeTag(), undefined).format(count);
}

/** A share as percent, with at most two decimals: 0.06 is `6%`. */
export function percentText(share: number): string {
  return numberFormat(localeTag(), { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

/** The average of ratings: `4.96`. */
export function averageText(average: number): string {
  return numberFormat(localeTag(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(average);
}

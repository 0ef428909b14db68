// Formats of Intl, each made once: making one costs more than a thousand uses. Runs in the browser too.
import { localeTag } from './locale.ts';

const kept = new Map<string, unknown>();

/** Makes a format in place of Intl, or leaves it to Intl. */
export type MakeFormat = (kind: string, tag: string, options: object | undefined) => object | undefined;
let makeOther: MakeFormat | undefined;

/** Says how formats are made that not every browser has the words for (`host-formats.ts`). */
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
export const displayNames = keep<Intl.DisplayNames, Intl.DisplayNamesOptions>(Intl.DisplayNames);

/** `1,250`; a share of something with the decimals that it has. */
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

// Texts by key, in the language of the request or page (docs/reference/texts.md#texts). Runs in the browser as well.
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { DateNames } from './host-formats.ts';
import { dateFormat, numberFormat, pluralRules } from './intl.ts';
import { apart } from './script-tag.ts';
import { defaultLocale, frameTag, isHostLocale, locale, localeTag, tagOf } from './locale.ts';

/** One catalogue in one language, compiled. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** A language of hosts and its catalogues by name, as in a page. */
export interface HostWords {
  readonly language: string;
  readonly names: DateNames;
  readonly catalogues: Readonly<Record<string, Catalogue | undefined>>;
}

/** English texts by key, in ICU MessageFormat. */
export type English = Readonly<Record<string, string>>;

/** Looks up a catalogue by its name, its English texts and the requested locale. */
export type FindCatalogue = (name: string, texts: English, locale: string) => Catalogue;

// In a bundle `texts` holds each language compiled (the plugin of `vite-texts.ts`); elsewhere `languages.ts` looks them
// up.
let findCatalogue: FindCatalogue = (_name, texts, wanted) =>
  (texts as unknown as Readonly<Record<string, Catalogue>>)[wanted] ?? {};

/** Sets the lookup of catalogues where no bundle holds them compiled. */
export function findCataloguesBy(find: FindCatalogue): void {
  findCatalogue = find;
}

/** For a page in a language of hosts in a browser with an English bundle: the page brought the texts. */
export function speakIn({ language, catalogues }: HostWords): void {
  const inBundle = findCatalogue;
  findCatalogue = (name, texts, wanted) =>
    wanted === language ? (catalogues[name] ?? {}) : inBundle(name, texts, wanted);
}

const options = {
  formatters: {
    getDateTimeFormat: dateFormat,
    getNumberFormat: numberFormat,
    getPluralRules: pluralRules,
  },
} as FormatOptions;

// Without this guard a catalogue of a hundred texts takes the compiler ten times as long.
type Values<Text extends string> = Text extends `${string}{${string}`
  ? GetICUArgs<Text, { ICUArgument: string | number; ICUNumberArgument: number }>
  : Record<never, never>;
// A key may be one of several (`status.${status}`): then all their values are required.
type OfAll<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type MaybeValues<All> = keyof All extends never ? [] : [values: All];

type KeyOf<Texts extends English> = keyof Texts & string;
// `Key` may be any string, so that the compiler complains about the key itself. Bound to the keys, a missing one would
// mean all of them, and the complaint would be about the values of all texts.
type KnownKey<Texts extends English, Key extends string> =
  Key extends KeyOf<Texts> ? Key : KeyOf<Texts> | `no text: ${Key}`;
type ValuesOf<Texts extends English, Key> = [Key] extends [KeyOf<Texts>]
  ? MaybeValues<OfAll<Values<Texts[Key]>>>
  : [values?: unknown];

/** The `t` of one catalogue: named, so that compilers print its name and texts instead of resolving every call. */
export interface Translator<Texts extends English> {
  <Key extends string>(key: KnownKey<Texts, Key>, ...values: ValuesOf<Texts, Key>): string;
  /** Whether a name from a newer server has a text. */
  has(key: string): key is keyof Texts & string;
}

/**
 * Builds the `t` of one catalogue: `export const t = translator('web/guest/map', texts)`. A folder has its own
 * catalogue, so that texts load with their code. An unknown key, and a value that is missing, misspelt or of the wrong
 * type, do not compile. A text that a language lacks is shown in English.
 * @param name the catalogue's folder below `src`, as in translations
 */
export function translator<const Texts extends English>(name: string, texts: Texts): Translator<Texts> {
  // A key may come from an address: inherited properties of objects are no texts.
  const inLanguage = (key: string, wanted: string): CompiledMessage | undefined => {
    const catalogue = findCatalogue(name, texts, wanted);
    return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  };
  const t = (key: string, values?: unknown): string => {
    // In a bundle the key may be the message itself (`inline-texts.ts`).
    if (typeof key !== 'string') {
      return said(key as CompiledMessage, frameTag(), values);
    }
    const own = inLanguage(key, locale());
    const message = own ?? inLanguage(key, defaultLocale) ?? key;
    // An English text has English plurals and formats, in a page of any language.
    return said(message, own === undefined ? tagOf(defaultLocale) : localeTag(), values);
  };
  const has = (key: string): key is keyof Texts & string =>
    (inLanguage(key, locale()) ?? inLanguage(key, defaultLocale)) !== undefined;
  return Object.assign(t, { has });
}

/**
 * A text without values in the page's language of hosts; undefined in a language of the site, or if the language lacks
 * it. Needs no English texts, so a page can use texts that its bundle lacks.
 */
export function hostText(name: string, key: string): string | undefined {
  const catalogue = isHostLocale(locale()) ? findCatalogue(name, {}, locale()) : {};
  const message = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return message === undefined ? undefined : said(message, localeTag(), undefined);
}

function said(message: CompiledMessage, tag: string, values: unknown): string {
  if (typeof message === 'string') return message;
  const kept = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, apart(value)]));
  return format(message, tag, kept as FormatValues, options) as string;
}

// Texts by key, in the language of the request or of the page (docs/reference/texts.md#texts). Runs in the browser too.
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { DateNames } from './host-formats.ts';
import { dateFormat, numberFormat, pluralRules } from './intl.ts';
import { apart } from './script-tag.ts';
import { defaultLocale, frameTag, isHostLocale, locale, localeTag, tagOf } from './locale.ts';

/** The messages of one catalogue in one language, compiled. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** A language of hosts and its catalogues by name, as a page brings them. */
export interface HostWords {
  readonly language: string;
  readonly names: DateNames;
  readonly catalogues: Readonly<Record<string, Catalogue | undefined>>;
}

/** English texts by key, in ICU MessageFormat. */
export type English = Readonly<Record<string, string>>;

/** Looks up a catalogue: its name, its English texts, and the locale that is asked for. */
export type FindCatalogue = (name: string, texts: English, locale: string) => Catalogue;

// In a bundle `texts` holds each language compiled (the plugin of `vite-texts.ts`); elsewhere `languages.ts` finds them.
let findCatalogue: FindCatalogue = (_name, texts, wanted) =>
  (texts as unknown as Readonly<Record<string, Catalogue>>)[wanted] ?? {};

/** Says how catalogues are found where no bundle holds them compiled. */
export function findCataloguesBy(find: FindCatalogue): void {
  findCatalogue = find;
}

/** Where a browser's bundle is in English, the page in a language of hosts, and the words came with it. */
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
// A key may be one of several (`status.${status}`): then the values of all of them are given.
type OfAll<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type MaybeValues<All> = keyof All extends never ? [] : [values: All];

type KeyOf<Texts extends English> = keyof Texts & string;
// Any string may be inferred for `Key`, so that the compiler complains about the key itself. Bound to the keys, a missing one
// would stand for all of them, and the complaint would be about the values of all texts.
type KnownKey<Texts extends English, Key extends string> =
  Key extends KeyOf<Texts> ? Key : KeyOf<Texts> | `no text: ${Key}`;
type ValuesOf<Texts extends English, Key> = [Key] extends [KeyOf<Texts>]
  ? MaybeValues<OfAll<Values<Texts[Key]>>>
  : [values?: unknown];

/** The `t` of one catalogue: named, so that compilers print its name and its texts instead of working out every call. */
export interface Translator<Texts extends English> {
  <Key extends string>(key: KnownKey<Texts, Key>, ...values: ValuesOf<Texts, Key>): string;
  /** Whether there is a text for what a newer server has named. */
  has(key: string): key is keyof Texts & string;
}

/**
 * Builds the `t` of one catalogue: `export const t = translator('web/guest/map', texts)`. A folder keeps a catalogue of its own, so
 * that its texts load with its code. A key that the catalogue lacks, and a value that is missing, misspelt or of the wrong
 * type, do not compile. A text that a language lacks is shown in English.
 * @param name the catalogue's folder below `src`, under which translations stand
 */
export function translator<const Texts extends English>(name: string, texts: Texts): Translator<Texts> {
  // A key may come from an address: nothing that an object has by itself is a text.
  const inLanguage = (key: string, wanted: string): CompiledMessage | undefined => {
    const catalogue = findCatalogue(name, texts, wanted);
    return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  };
  const t = (key: string, values?: unknown): string => {
    // In a bundle the message itself may stand in the place of its key (`inline-texts.ts`).
    if (typeof key !== 'string') {
      return said(key as CompiledMessage, frameTag(), values);
    }
    const own = inLanguage(key, locale());
    const message = own ?? inLanguage(key, defaultLocale) ?? key;
    // English counts as English does, wherever it stands.
    return said(message, own === undefined ? tagOf(defaultLocale) : localeTag(), values);
  };
  const has = (key: string): key is keyof Texts & string =>
    (inLanguage(key, locale()) ?? inLanguage(key, defaultLocale)) !== undefined;
  return Object.assign(t, { has });
}

/**
 * A text without values in the language of hosts that the page is in; undefined in a language of the site, and where that
 * language lacks it. Needs no English texts, so that a page may say what its bundle does not have.
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

// The languages of this installation: English in the code, each other one as a file next to this one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { type DateNames, dateNamesOf, hostFormats } from './host-formats.ts';
import { formatsFrom } from './intl.ts';
import { defaultLocale, isHostLocale } from './locale.ts';
import { pseudo, isPseudoLocale } from './pseudo.ts';
import { findCataloguesBy, type Catalogue, type English, type HostWords } from './translate.ts';

/** Texts by catalogue and key. A name that begins with `_` is a note about the file. */
type Translation = Readonly<Record<string, English | undefined>>;

/** The languages of a folder, and their texts. */
export interface Translations {
  /** Locales with a catalogue, English first. */
  readonly languages: readonly string[];
  /** One catalogue in one language, compiled; empty for an unknown language. Takes 5 µs per text. */
  compileCatalogue(name: string, texts: English, wanted: string): Catalogue;
  /** The catalogues that a language has texts of, and its texts of one, as in its file. */
  cataloguesOf(wanted: string): readonly string[];
  textsOf(name: string, wanted: string): English;
}

/** Reads a folder: `vi_VN.json` makes `vi_VN` one of the languages. `named` is the pattern of file names. */
export function openTranslations(folder: string, named = /^[a-z]{2,3}_[A-Z]{2}$/): Translations {
  const languages = [
    defaultLocale,
    ...(existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((name) => named.test(name))
      .sort(),
  ];
  const read = new Map<string, Translation>();
  const translationOf = (name: string): Translation => {
    const known = read.get(name) ?? (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Translation);
    read.set(name, known);
    return known;
  };
  const textsOf = (name: string, wanted: string): English =>
    (languages.includes(wanted) && wanted !== defaultLocale ? translationOf(wanted)[name] : undefined) ?? {};
  return {
    languages,
    compileCatalogue(name, texts, wanted) {
      const own = wanted === defaultLocale || isPseudoLocale(wanted) ? texts : textsOf(name, wanted);
      const compiled = Object.entries(own).map(([key, text]) => [key, compile(text)] as const);
      return Object.fromEntries(compiled.map(([key, message]) => [key, pseudo(wanted, message)]));
    },
    textsOf,
    cataloguesOf: (wanted) =>
      languages.includes(wanted) && wanted !== defaultLocale
        ? Object.keys(translationOf(wanted)).filter((name) => !name.startsWith('_'))
        : [],
  };
}

const ofSite = openTranslations(import.meta.dirname);
const ofHosts = openTranslations(join(import.meta.dirname, 'hosts'), /^[a-z]{2,3}$/);

/** The languages of this installation: `vi_VN.json` next to this file makes `vi_VN` one of them. */
export const { languages } = ofSite;

/**
 * The languages of hosts, English first: `ne.json` in the folder `hosts` makes `ne` one of them. No page of the
 * marketplace is built for them (docs/reference/texts.md#languages-of-hosts).
 */
export const hostLocales = ofHosts.languages;

/** One catalogue in a language of the site or of hosts. */
export const compileCatalogue: Translations['compileCatalogue'] = (name, texts, wanted) =>
  (isHostLocale(wanted) ? ofHosts : ofSite).compileCatalogue(name, texts, wanted);

/** A host language's catalogues whose names begin with one of `folders`, for a browser (`speakIn`). */
export function hostWords(wanted: string, folders: readonly string[]): HostWords {
  const names = ofHosts.cataloguesOf(wanted).filter((name) => folders.some((folder) => name.startsWith(folder)));
  return {
    language: wanted,
    names: namesOf(isHostLocale(wanted) && hostLocales.includes(wanted) ? wanted : 'en'),
    catalogues: Object.fromEntries(names.map((name) => [name, compileCatalogue(name, {}, wanted)])),
  };
}

/** A catalogue's texts in a language of hosts, as in its file; none in English. */
export const hostTexts = ofHosts.textsOf;

/** Whether some language of hosts has a text: then a browser looks it up. */
export function isHostText(catalogue: string, key: string): boolean {
  return hostLocales.some((name) => Object.hasOwn(ofHosts.textsOf(catalogue, name), key));
}

/** The name of a single-language build's manifest in its folder `.vite`. */
export function manifestName(name: string): string {
  return name === defaultLocale ? 'manifest.json' : `manifest.${name}.json`;
}

/** Looks catalogues up in translations, each compiled once. */
export function findIn({ compileCatalogue: compiledIn }: Pick<Translations, 'compileCatalogue'>): void {
  const compiled = new Map<string, Catalogue>();
  findCataloguesBy((name, texts, wanted) => {
    const key = `${wanted} ${name}`;
    const known = compiled.get(key) ?? compiledIn(name, texts, wanted);
    compiled.set(key, known);
    return known;
  });
}

findIn({ compileCatalogue });

const names = new Map<string, DateNames>();
function namesOf(language: string): DateNames {
  const known = names.get(language) ?? dateNamesOf(language);
  names.set(language, known);
  return known;
}
/** Formats of dates, numbers and plurals in the languages of hosts. */
export const hostFormat = hostFormats(namesOf);
formatsFrom(hostFormat);

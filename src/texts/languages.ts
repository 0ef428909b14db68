// The languages that this installation has: English in the code, each other one as a file beside this one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { defaultLocale } from './locale.ts';
import { pseudo, isPseudoLocale } from './pseudo.ts';
import { findCataloguesBy, type Catalogue, type English } from './translate.ts';

const folder = import.meta.dirname;

/** Locales with a catalogue, English first: `vi_VN.json` beside this file makes `vi_VN` one of them. */
export const languages: readonly string[] = [
  defaultLocale,
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => /^[a-z]{2,3}_[A-Z]{2}$/.test(name))
    .sort(),
];

/** The name that the manifest of a build for one language has in its folder `.vite`. */
export function manifestName(name: string): string {
  return name === defaultLocale ? 'manifest.json' : `manifest.${name}.json`;
}

type Translation = Readonly<Record<string, English | undefined>>;

const translations = new Map<string, Translation>();

function translationOf(name: string): Translation {
  const known = translations.get(name);
  if (known) return known;
  const read = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Translation;
  translations.set(name, read);
  return read;
}

function textsOf(name: string, texts: English, wanted: string): English {
  if (wanted === defaultLocale || isPseudoLocale(wanted)) return texts;
  return (languages.includes(wanted) ? translationOf(wanted)[name] : undefined) ?? {};
}

/** One catalogue in one language, compiled; empty for a language that is not there. Takes 5 µs a text. */
export function compileCatalogue(name: string, texts: English, wanted: string): Catalogue {
  const compiled = Object.entries(textsOf(name, texts, wanted)).map(([key, text]) => [key, compile(text)] as const);
  return Object.fromEntries(compiled.map(([key, message]) => [key, pseudo(wanted, message)]));
}

const compiled = new Map<string, Catalogue>();

findCataloguesBy((name, texts, wanted) => {
  const key = `${wanted} ${name}`;
  const known = compiled.get(key) ?? compileCatalogue(name, texts, wanted);
  compiled.set(key, known);
  return known;
});

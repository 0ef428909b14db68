// Says what hosts read in the language of the host, whatever the language of a request is (docs/phone.md#short-texts).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { HostLanguage } from '#src/domain/host/reach.ts';
import { dateFormat, numberFormat, pluralRules } from '#src/texts/intl.ts';
import { texts, type HostTextKey } from './texts.ts';

export type Values = Readonly<Record<string, string | number>>;
type Texts = Readonly<Partial<Record<HostTextKey, string>>>;

const folder = join(import.meta.dirname, '../../texts/hosts');
/** Where these texts stand in the file of a language. */
const name = 'server/host-words';
const read = new Map<HostLanguage, Texts>();
const compiled = new Map<string, CompiledMessage>();
const options = {
  formatters: { getDateTimeFormat: dateFormat, getNumberFormat: numberFormat, getPluralRules: pluralRules },
} as FormatOptions;

/** The texts that a language has, from its file in src/texts/hosts. */
export function textsIn(language: HostLanguage): Texts {
  const known = read.get(language);
  if (known) return known;
  const path = join(folder, `${language}.json`);
  const found = language === 'en' ? texts : existsSync(path) ? readTexts(path) : {};
  read.set(language, found);
  return found;
}

function readTexts(path: string): Texts {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Texts | undefined>>;
  return file[name] ?? {};
}

/** Whether there is a catalogue in this language. */
export function isSpoken(language: HostLanguage): boolean {
  return Object.keys(textsIn(language)).length > 0;
}

/** The language in which a key is said: the host's, or English where it lacks the text. */
export function languageOf(language: HostLanguage, key: HostTextKey): HostLanguage {
  return Object.hasOwn(textsIn(language), key) ? language : 'en';
}

/** The text as it stands in the catalogue, with its arguments. */
export function patternOf(language: HostLanguage, key: HostTextKey): string {
  return textsIn(languageOf(language, key))[key] ?? texts[key];
}

/** The text with its values. */
export function say(language: HostLanguage, key: HostTextKey, values: Values = {}): string {
  const own = languageOf(language, key);
  const message = compiled.get(`${own} ${key}`) ?? compile(patternOf(language, key));
  compiled.set(`${own} ${key}`, message);
  return typeof message === 'string' ? message : String(format(message, tagOf(own), values, options));
}

/** The language as Intl takes it: digits are those of a keypad, years those of vouchers. English has its day before the month. */
export function tagOf(language: HostLanguage): string {
  return language === 'en' ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`;
}

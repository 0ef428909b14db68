// Says what hosts read in the language of the host, whatever the language of a request is (docs/domain/hosts.md#short-texts).
import { type HostLanguage, hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { inHostLanguage } from '#src/server/platform/locale.ts';
import { hostTexts } from '#src/texts/languages.ts';
import * as locale from '#src/texts/locale.ts';
import { translator } from '#src/texts/translate.ts';
import { texts, type HostTextKey } from './texts.ts';

export type Values = Readonly<Record<string, string | number>>;

const name = 'server/host-texts';
// Keys are chosen by what has happened, so their values are not known to the compiler.
const t = translator(name, texts) as (key: HostTextKey, values: Values) => string;

/** The text with its values. */
export function say(language: HostLanguage, key: HostTextKey, values: Values = {}): string {
  return inHostLanguage(language, () => t(key, values));
}

/** The texts that a language has. */
export function textsIn(language: HostLanguage): Readonly<Partial<Record<HostTextKey, string>>> {
  return language === 'en' ? texts : hostTexts(name, language);
}

/** Whether there is a catalogue in this language. */
export function isSpoken(language: HostLanguage): boolean {
  return hostLanguageCodes.includes(language) && Object.keys(textsIn(language)).length > 0;
}

/** The language in which a key is said: the host's, or English where it lacks the text. */
export function languageOf(language: HostLanguage, key: HostTextKey): HostLanguage {
  return Object.hasOwn(textsIn(language), key) ? language : 'en';
}

/** The text as it stands in the catalogue, with its arguments. */
export function patternOf(language: HostLanguage, key: HostTextKey): string {
  return textsIn(languageOf(language, key))[key] ?? texts[key];
}

/** The language as Intl takes it. English has its day before the month. */
export function tagOf(language: HostLanguage): string {
  return language === 'en' ? 'en-GB' : locale.tagOf(language);
}

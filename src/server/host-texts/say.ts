// Texts in the host's language, whatever the request's (docs/domain/hosts.md#short-texts).
import { type HostLanguage, hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { inHostLanguage } from '#src/server/platform/locale.ts';
import { hostTexts } from '#src/texts/languages.ts';
import * as locale from '#src/texts/locale.ts';
import { translator } from '#src/texts/translate.ts';
import { texts, type HostTextKey } from './texts.ts';

export type Values = Readonly<Record<string, string | number>>;

const name = 'server/host-texts';
// Keys are dynamic, so values are unchecked.
const t = translator(name, texts) as (key: HostTextKey, values: Values) => string;

export function say(language: HostLanguage, key: HostTextKey, values: Values = {}): string {
  return inHostLanguage(language, () => t(key, values));
}

export function textsIn(language: HostLanguage): Readonly<Partial<Record<HostTextKey, string>>> {
  return language === 'en' ? texts : hostTexts(name, language);
}

export function isSpoken(language: HostLanguage): boolean {
  return hostLanguageCodes.includes(language) && Object.keys(textsIn(language)).length > 0;
}

/** English where the text is missing. */
export function languageOf(language: HostLanguage, key: HostTextKey): HostLanguage {
  return Object.hasOwn(textsIn(language), key) ? language : 'en';
}

export function patternOf(language: HostLanguage, key: HostTextKey): string {
  return textsIn(languageOf(language, key))[key] ?? texts[key];
}

/** For Intl; English has the day first. */
export function tagOf(language: HostLanguage): string {
  return language === 'en' ? 'en-GB' : locale.tagOf(language);
}

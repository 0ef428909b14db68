import { type HostLanguage, hostLanguages } from '#src/domain/host-reach/languages.ts';
import { nameOf } from '#src/texts/intl.ts';
import { defaultLocale, tagOf } from '#src/texts/locale.ts';

/**
 * A language of hosts by its own name; one in letters of its own by its English name as well, for a phone that lacks those letters and
 * for a person who chooses for someone else.
 */
export function hostLanguageName(code: HostLanguage): string {
  const own = hostLanguages[code];
  if (/^\p{Script=Latin}/u.test(own)) return own;
  return `${nameOf('language', code, tagOf(defaultLocale))} · ${own}`;
}

/** The name of a language, in the language of the page: 'English' for `en_US`, 'Nepali' for `ne_NP`. */
export function languageName(locale: string): string {
  const [language = ''] = tagOf(locale).split('-');
  return nameOf('language', language);
}

import { type HostLanguage, hostLanguages } from '#src/domain/host-reach/languages.ts';
import { nameOf } from '#src/texts/intl.ts';
import { defaultLocale, tagOf } from '#src/texts/locale.ts';

/** The native name; in other scripts also the English one, for phones without the font and people who help. */
export function hostLanguageName(code: HostLanguage): string {
  const own = hostLanguages[code];
  if (/^\p{Script=Latin}/u.test(own)) return own;
  return `${nameOf('language', code, tagOf(defaultLocale))} · ${own}`;
}

/** In the page's language: 'English' for `en_US`, 'Nepali' for `ne_NP`. */
export function languageName(locale: string): string {
  const [language = ''] = tagOf(locale).split('-');
  return nameOf('language', language);
}

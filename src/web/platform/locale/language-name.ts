import { nameOf } from '#src/texts/intl.ts';
import { tagOf } from '#src/texts/locale.ts';

/** The name of a language, in the language of the page: 'English' for `en_US`, 'Nepali' for `ne_NP`. */
export function languageName(locale: string): string {
  const [language = ''] = tagOf(locale).split('-');
  return nameOf('language', language);
}

import { localeTag, tagOf } from '#src/texts/locale.ts';

/** The name of a language, in the language of the page: 'English' for `en_US`, 'Nepali' for `ne_NP`. */
export function languageName(locale: string): string {
  const [language = ''] = tagOf(locale).split('-');
  return new Intl.DisplayNames(localeTag(), { type: 'language', fallback: 'code' }).of(language) ?? locale;
}

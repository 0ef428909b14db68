import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { languageName } from '#src/web/platform/locale/language-names.ts';

/** With the country where several languages share a name. */
export function languageText(locale: string): string {
  const [language, country = ''] = locale.split('_');
  const name = languageName(locale);
  return locale !== pageLanguage && pageLanguage.startsWith(`${language}_`) ? `${name} (${country})` : name;
}

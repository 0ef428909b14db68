// How pages of text are spoken of in the back office.
import { pageLanguage, type PageState } from '#src/domain/catalogue/page-rules.ts';
import { languageName } from '#src/web/platform/locale/language-names.ts';
import { t } from './content-texts.ts';

/** The state of a page in words. */
export function stateText(state: PageState, isTemplate = false): string {
  const name = t(`state.${state}`);
  return isTemplate ? `${name}, ${t('state.template').toLowerCase()}` : name;
}

/** The name of a language; of several of one name with its country. */
export function languageText(locale: string): string {
  const [language, country = ''] = locale.split('_');
  const name = languageName(locale);
  return locale !== pageLanguage && pageLanguage.startsWith(`${language}_`) ? `${name} (${country})` : name;
}

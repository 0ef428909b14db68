// How pages of text are spoken of in the back office.
import { pageLanguage, type PageState } from '#src/domain/content/page-rules.ts';
import { translator } from '#src/texts/translate.ts';
import { languageName } from '#src/web/locale/language-name.ts';
import { texts } from './texts.ts';

const words = translator('web/admin/content', texts);

/** The state of a page in words. */
export function stateText(state: PageState, isTemplate = false): string {
  const said = words(`state.${state}`);
  return isTemplate ? `${said}, ${words('state.template').toLowerCase()}` : said;
}

/** The name of a language; of several of one name with its country. */
export function languageText(locale: string): string {
  const [language, country = ''] = locale.split('_');
  const name = languageName(locale);
  return locale !== pageLanguage && pageLanguage.startsWith(`${language}_`) ? `${name} (${country})` : name;
}

/** Texts of differences and fields. */
export const t = words;

// In which language this phone shows the page (docs/content.md#languages-of-hosts).
import { hostLanguageCodes } from '#src/domain/host/languages.ts';
import { hostLanguageCookieName, isHostLocale, locale } from '#src/texts/locale.ts';
import { hostLanguageName } from '#src/web/locale/host-language-name.ts';
import { localeCookie } from '#src/web/locale/locale-cookie.ts';
import { element } from './element.ts';
import { t } from './texts.ts';

/** A choice of the languages, each written in itself. The page comes again with its words, so it takes a network. */
export function languageChoice(): HTMLElement {
  const select = element('select', { id: 'language' });
  const now = isHostLocale(locale()) ? locale() : 'en';
  for (const code of hostLanguageCodes) {
    const option = element('option', { value: code, lang: code }, hostLanguageName(code));
    option.selected = code === now;
    select.append(option);
  }
  select.addEventListener('change', () => {
    document.cookie = localeCookie(select.value, location.protocol === 'https:', hostLanguageCookieName);
    location.reload();
  });
  return element('p', { class: 'language' }, element('label', { for: 'language' }, t('language.label')), select);
}

// /admin/content: all pages of text (docs/reference/back-office.md#pages-of-text).
import { adminTextUrl } from '#src/contract/admin/admin-urls.ts';
import { contentList } from '#src/contract/admin/catalogue-lists.ts';
import { pageStates } from '#src/domain/catalogue/page-rules.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { instantCell, linkTo, longText, oneLine } from './kit/cells.tsx';
import { languageText } from './kit/language-text.ts';
import { listPage } from './kit/list-page.tsx';
import { choicesOf } from './kit/values.ts';
import { t } from './content-texts.ts';

export const { load, Page } = listPage({
  list: contentList,
  call: 'admin/content-list',
  text: t,
  choices: ({ languages }) => ({
    state: choicesOf(pageStates, (state) => t(`state.${state}`)),
    has_draft: [
      { value: '1', label: t('filter.draft.1') },
      { value: '0', label: t('filter.draft.0') },
    ],
    ...(languages.length > 1 && { language: choicesOf(languages, languageText) }),
  }),
  cells: {
    slug: ({ slug }) =>
      linkTo(adminTextUrl(slug), <code className="font-sans">/{slug}</code>, 'font-medium whitespace-nowrap'),
    title: ({ title }) => longText(title),
    state: ({ state, is_template: isTemplate }) => (
      <span className="block min-w-36">
        {t(`state.${state}`)}
        {isTemplate && `, ${t('state.template').toLowerCase()}`}
      </span>
    ),
    draft: ({ has_draft: hasDraft }) => hasDraft && oneLine(t('draft')),
    languages: ({ languages }) => (
      <span className="block min-w-36">
        {languages
          .map(({ language, is_live: isLive }) =>
            isLive ? languageText(language) : t('language.draft', { language: languageText(language) }),
          )
          .join(', ')}
      </span>
    ),
    version: ({ version }) => version,
    changed_at: ({ changed_at: at }) => instantCell(at),
    who: ({ who }) => longText(who || t('release')),
  },
  cursor: 'after',
  around: ({ filter, rows }) => (
    <>
      <p className="mb-5">
        <a href={adminTextUrl('new')} className={buttonLook('primary')}>
          {t('add')}
        </a>
      </p>
      {filter}
      {rows}
    </>
  ),
});

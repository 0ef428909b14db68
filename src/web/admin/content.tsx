// /admin/content: all pages of text (docs/back-office.md#pages-of-text).
import { contentList } from '#src/contract/admin/content-list.ts';
import { adminTextUrl } from '#src/contract/admin/admin-urls.ts';
import { languageText, stateText } from './content-words.ts';
import { t } from './content-texts.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { pageStates } from '#src/domain/catalogue/page-rules.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { listPage } from './kit/list-page.tsx';

/** With who changed each last, and the way to a new one. */
export const { load, Page } = listPage({
  list: contentList,
  call: 'admin/content-list',
  text: t,
  choices: ({ languages }) => ({
    state: pageStates.map((value) => ({ value, label: stateText(value) })),
    has_draft: [
      { value: '1', label: t('filter.draft.1') },
      { value: '0', label: t('filter.draft.0') },
    ],
    ...(languages.length > 1 && { language: languages.map((value) => ({ value, label: languageText(value) })) }),
  }),
  cells: {
    slug: ({ slug }) => (
      <a href={adminTextUrl(slug)} className="link inline-flex min-h-6 items-center font-medium whitespace-nowrap">
        <code className="font-sans">/{slug}</code>
      </a>
    ),
    title: ({ title }) => <span className="block min-w-36 wrap-anywhere">{title}</span>,
    state: ({ state, is_template: isTemplate }) => (
      <span className="block min-w-36">{stateText(state, isTemplate)}</span>
    ),
    draft: ({ has_draft: hasDraft }) => hasDraft && <span className="whitespace-nowrap">{t('draft')}</span>,
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
    changed_at: ({ changed_at: at }) => <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>,
    who: ({ who }) => <span className="block min-w-36 wrap-anywhere">{who === '' ? t('release') : who}</span>,
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

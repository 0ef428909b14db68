// The columns of the back office's pages of text, in their order (docs/back-office.md#pages-of-text).
import { adminTextUrl } from '#src/contract/addresses/admin/content-filter.ts';
import { languageText, stateText, t as words } from '#src/web/admin/content/page-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { PageLine } from './load.ts';
import { t } from './t.ts';

const shown = {
  slug: ({ slug }: PageLine) => (
    <a href={adminTextUrl(slug)} className="link inline-flex min-h-6 items-center font-medium whitespace-nowrap">
      <code className="font-sans">/{slug}</code>
    </a>
  ),
  title: ({ title }: PageLine) => <span className="block min-w-36 wrap-anywhere">{title}</span>,
  state: ({ state, is_template: isTemplate }: PageLine) => (
    <span className="block min-w-36">{stateText(state, isTemplate)}</span>
  ),
  draft: ({ has_draft: hasDraft }: PageLine) => hasDraft && <span className="whitespace-nowrap">{t('draft')}</span>,
  languages: ({ languages }: PageLine) => (
    <span className="block min-w-36">
      {languages
        .map(({ language, is_live: isLive }) =>
          isLive ? languageText(language) : words('language.draft', { language: languageText(language) }),
        )
        .join(', ')}
    </span>
  ),
  version: ({ version }: PageLine) => version,
  changed_at: ({ changed_at: at }: PageLine) => <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>,
  who: ({ who }: PageLine) => <span className="block min-w-36 wrap-anywhere">{who === '' ? t('release') : who}</span>,
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1));

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set<ColumnName>(['version']);

/** The columns with their texts. The first leads to the page's text and is always there. */
export const contentColumns: readonly DataColumn<PageLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

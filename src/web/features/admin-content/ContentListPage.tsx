import { type ContentQuery, contentQuery, adminTextUrl } from '#src/contract/addresses/admin/content-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { pageStates } from '#src/domain/content/page-rules.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { languageText, stateText } from '#src/web/admin/content/page-text.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { contentColumns, figureColumns, usualColumns } from './columns.tsx';
import type { ContentList, ContentListData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-content'];
const shownOf = (columns: ContentQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

/** All pages of text with who changed each last, and the way to a new one. */
export function ContentListPage({ data: { admitted, query } }: { readonly data: ContentListData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(list) => (
        <>
          <p className="mb-5">
            <a href={adminTextUrl('new')} className={buttonLook('primary')}>
              {t('add')}
            </a>
          </p>
          <ContentFilter key={JSON.stringify(query)} query={query} languages={list.languages} />
          {list.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t('empty.text')}
            </NoRows>
          ) : (
            <Found list={list} query={query} />
          )}
        </>
      )}
    </AdminShell>
  );
}

interface FilterProps {
  readonly query: ContentQuery;
  readonly languages: readonly string[];
}

function ContentFilter({ query: { filter, columns }, languages }: FilterProps) {
  const { find, state, language, has_draft: hasDraft } = filter;
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: find }}
      isNarrowed={state !== undefined || language !== undefined || hasDraft !== undefined}
      columns={contentColumns.slice(1)}
      shown={shownOf(columns)}
    >
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={state ?? ''}
        options={anyOr(pageStates.map((one) => ({ value: one, label: stateText(one) })))}
      />
      <Select
        label={t('filter.draft')}
        name="draft"
        defaultValue={hasDraft === undefined ? '' : String(Number(hasDraft))}
        options={anyOr([
          { value: '1', label: t('filter.draft.1') },
          { value: '0', label: t('filter.draft.0') },
        ])}
      />
      {languages.length > 1 && (
        <Select
          label={t('filter.language')}
          name="language"
          defaultValue={language ?? ''}
          options={anyOr(languages.map((one) => ({ value: one, label: languageText(one) })))}
        />
      )}
    </TableFilter>
  );
}

function Found({
  list: { data, next },
  query: { filter, before, columns },
}: {
  readonly list: ContentList;
  readonly query: ContentQuery;
}) {
  const pageUrl = (at?: string) => tableUrl(path, contentQuery(filter, at), columns);
  return (
    <>
      <DataTable
        label={t('title')}
        columns={contentColumns}
        rows={data}
        shown={shownOf(columns)}
        atEnd={figureColumns}
      />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('content') + contentQuery(filter)}
      />
    </>
  );
}

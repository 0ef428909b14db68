import { codeOrigins, type CodeQuery, codeQuery } from '#src/contract/addresses/admin/code-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { codeStates } from '#src/domain/coupon/operator-code.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { stateText } from '#src/web/admin/codes/code-text.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { codeColumns, figureColumns, usualColumns } from './columns.tsx';
import type { Codes, CodesData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-codes'];

/** All codes, the ways to make some, and the rows of a filter as a file. */
export function CodesPage({ data: { admitted, query } }: { readonly data: CodesData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(codes) => (
        <>
          <p className="mb-5 flex flex-wrap gap-3">
            <a href={`${path}/new`} className={buttonLook('primary')}>
              {t('make')}
            </a>
            <a href={`${path}/batch`} className={buttonLook('secondary')}>
              {t('batch')}
            </a>
          </p>
          <CodesFilter key={JSON.stringify(query)} query={query} />
          {codes.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found codes={codes} query={query} />
          )}
        </>
      )}
    </AdminShell>
  );
}

const shownOf = (columns: CodeQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

function CodesFilter({ query: { filter, columns } }: { readonly query: CodeQuery }) {
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: filter.find }}
      isNarrowed={filter.origin !== undefined || filter.state !== undefined}
      columns={codeColumns.slice(1)}
      shown={shownOf(columns)}
    >
      {filter.batch_id !== undefined && <input type="hidden" name="batch" value={filter.batch_id} />}
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        options={anyOr(codeStates.map((state) => ({ value: state, label: stateText(state) })))}
      />
      <Select
        label={t('filter.origin')}
        name="origin"
        defaultValue={filter.origin ?? ''}
        options={anyOr(codeOrigins.map((origin) => ({ value: origin, label: t(`origin.${origin}`) })))}
      />
    </TableFilter>
  );
}

interface FoundProps {
  readonly codes: Codes;
  readonly query: CodeQuery;
}

function Found({ codes: { data, next, is_cut: isCut }, query: { filter, before, columns } }: FoundProps) {
  const pageUrl = (at?: string) => tableUrl(path, codeQuery(filter, at), columns);
  const said = isCut ? t('cut') : filter.batch_id === undefined ? null : t('inBatch');
  return (
    <>
      {said !== null && (
        <div className="mb-4">
          <Banner tone="info">{said}</Banner>
        </div>
      )}
      <DataTable label={t('title')} columns={codeColumns} rows={data} shown={shownOf(columns)} atEnd={figureColumns} />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('codes') + codeQuery(filter)}
      />
    </>
  );
}

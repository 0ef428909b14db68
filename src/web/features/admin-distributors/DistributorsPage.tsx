import { type PeopleQuery, peopleQuery } from '#src/contract/addresses/admin/people-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { personStates } from '#src/domain/admin/person-acts.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { useMayDo } from '#src/web/admin/areas.ts';
import { stateText } from '#src/web/admin/people/person-text.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { distributorColumns, usualColumns } from './columns.tsx';
import type { Distributors, DistributorsData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-distributors'];
const shownOf = (columns: PeopleQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

/** Who books for customers of its own: found, narrowed to a state, and as a file. */
export function DistributorsPage({ data: { admitted, query } }: { readonly data: DistributorsData }) {
  const { filter, columns, before } = query;
  const isNarrowed = Object.keys(filter).length > 0 || before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(distributors) => (
        <>
          <TableFilter
            key={JSON.stringify(query)}
            action={path}
            label={t('filter.label')}
            find={{ label: t('filter.find'), hint: t('filter.findHint'), value: filter.find }}
            isNarrowed={filter.state !== undefined}
            columns={distributorColumns.slice(1)}
            shown={shownOf(columns)}
          >
            <Select
              label={t('filter.state')}
              name="state"
              defaultValue={filter.state ?? ''}
              options={anyOr(personStates.map((state) => ({ value: state, label: stateText(state) })))}
            />
          </TableFilter>
          {distributors.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found distributors={distributors} query={query} />
          )}
          <p className="mt-4 text-small text-ink-2">
            {t('people')}{' '}
            <a href={adminRoutes['admin-people'].path} className="link inline-flex min-h-11 items-center">
              {t('people.link')}
            </a>
          </p>
        </>
      )}
    </AdminShell>
  );
}

interface FoundProps {
  readonly distributors: Distributors;
  readonly query: PeopleQuery;
}

function Found({ distributors: { data, next, is_cut: isCut }, query: { filter, before, columns } }: FoundProps) {
  const mayDo = useMayDo();
  const pageUrl = (at?: string) => tableUrl(path, peopleQuery(filter, at), columns);
  return (
    <>
      {isCut && (
        <div className="mb-4">
          <Banner tone="info">{t('cut')}</Banner>
        </div>
      )}
      <DataTable label={t('title')} columns={distributorColumns} rows={data} shown={shownOf(columns)} />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={mayDo('partners') ? adminFileUrl('distributors') + peopleQuery(filter) : null}
      />
    </>
  );
}

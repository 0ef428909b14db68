import { type PeopleQuery, peopleQuery } from '#src/contract/addresses/admin/people-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { personRoles, personStates } from '#src/domain/admin/person-acts.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { useMayDo } from '#src/web/admin/areas.ts';
import { roleText, stateText } from '#src/web/admin/people/person-text.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { peopleColumns, usualColumns } from './columns.tsx';
import type { People, PeopleData } from './load.ts';
import { StaffInvitations } from './StaffInvitations.tsx';
import { t } from './t.ts';

const { path } = adminRoutes['admin-people'];

/** Everybody with an account: found by name, address or number, narrowed to a role or a state, and as a file. */
export function PeoplePage({ data: { admitted, query, invitations } }: { readonly data: PeopleData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(people) => (
        <>
          <PeopleFilter key={JSON.stringify(query)} query={query} />
          {invitations !== null && <StaffInvitations invitations={invitations} />}
          {people.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found people={people} query={query} />
          )}
        </>
      )}
    </AdminShell>
  );
}

const shownOf = (columns: PeopleQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

function PeopleFilter({ query: { filter, columns } }: { readonly query: PeopleQuery }) {
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: filter.find }}
      isNarrowed={filter.role !== undefined || filter.state !== undefined}
      columns={peopleColumns.slice(1)}
      shown={shownOf(columns)}
    >
      <Select
        label={t('filter.role')}
        name="role"
        defaultValue={filter.role ?? ''}
        options={anyOr(personRoles.map((role) => ({ value: role, label: roleText(role) })))}
      />
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        options={anyOr(personStates.map((state) => ({ value: state, label: stateText(state) })))}
      />
    </TableFilter>
  );
}

interface FoundProps {
  readonly people: People;
  readonly query: PeopleQuery;
}

function Found({ people: { data, next, is_cut: isCut }, query: { filter, before, columns } }: FoundProps) {
  const mayDo = useMayDo();
  const pageUrl = (at?: string) => tableUrl(path, peopleQuery(filter, at), columns);
  return (
    <>
      {isCut && (
        <div className="mb-4">
          <Banner tone="info">{t('cut')}</Banner>
        </div>
      )}
      <DataTable label={t('title')} columns={peopleColumns} rows={data} shown={shownOf(columns)} />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={mayDo('people-files') ? adminFileUrl('people') + peopleQuery(filter) : null}
      />
    </>
  );
}

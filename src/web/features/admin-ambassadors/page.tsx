import { useState } from 'react';
import { type PartnerQuery, partnerQuery } from '#src/contract/addresses/admin/partner-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { partnerKindText, partnerStateText } from '#src/web/admin/partners/partner-text.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { figureColumns, partnerColumns, usualColumns } from './columns.tsx';
import { type AmbassadorsData, type Applications, type Partners, t } from './load.ts';

export { load } from './load.ts';

const { path } = adminRoutes['admin-ambassadors'];

/** What was applied for, and all ambassadors and distributors with the rows of a filter as a file. */
export function Page({ data: { admitted, query, applications } }: { readonly data: AmbassadorsData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(partners) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {applications !== null && <Waiting applications={applications} />}
          <section>
            <h2 className="mb-4 text-h3">{t('list')}</h2>
            <PartnersFilter key={JSON.stringify(query)} query={query} />
            {partners.data.length === 0 ? (
              <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
                {t(isNarrowed ? 'empty.text' : 'empty.none')}
              </NoRows>
            ) : (
              <Found partners={partners} query={query} />
            )}
          </section>
        </div>
      )}
    </AdminShell>
  );
}

function Waiting({ applications: { data, has_more: hasMore } }: { readonly applications: Applications }) {
  const { path: here, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  return (
    <section aria-labelledby="applications" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="applications" className="text-h3">
        {t('applications.title')}
      </h2>
      {said !== null && <Banner tone="success">{said}</Banner>}
      {data.length === 0 && <p className="text-ink-2">{t('applications.none')}</p>}
      {data.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          onDecided={(what) => {
            setSaid(what);
            navigate(here, { replace: true });
          }}
        />
      ))}
      {hasMore && <p className="text-ink-2">{t('applications.more')}</p>}
    </section>
  );
}

const shownOf = (columns: PartnerQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

function PartnersFilter({ query: { filter, columns } }: { readonly query: PartnerQuery }) {
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: filter.find }}
      isNarrowed={filter.kind !== undefined || filter.state !== undefined}
      columns={partnerColumns.slice(1)}
      shown={shownOf(columns)}
    >
      <Select
        label={t('filter.kind')}
        name="kind"
        defaultValue={filter.kind ?? ''}
        options={anyOr(partnerKinds.map((kind) => ({ value: kind, label: partnerKindText(kind) })))}
      />
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={filter.state ?? ''}
        options={anyOr(partnerStates.map((state) => ({ value: state, label: partnerStateText(state) })))}
      />
    </TableFilter>
  );
}

interface FoundProps {
  readonly partners: Partners;
  readonly query: PartnerQuery;
}

function Found({ partners: { data, next }, query: { filter, before, columns } }: FoundProps) {
  const pageUrl = (at?: string) => tableUrl(path, partnerQuery(filter, at), columns);
  return (
    <>
      <DataTable
        label={t('list')}
        columns={partnerColumns}
        rows={data}
        shown={shownOf(columns)}
        atEnd={figureColumns}
      />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('ambassadors') + partnerQuery(filter)}
      />
    </>
  );
}

import { type RefundQuery, refundQuery } from '#src/contract/addresses/admin/refund-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { refundReasons, refundStates } from '#src/domain/admin/refund-list.ts';
import { payProviders } from '#src/domain/payment/methods.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { providerText, reasonText, stateText } from '#src/web/admin/refunds/refund-text.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { figureColumns, refundColumns, usualColumns } from './columns.tsx';
import type { Refunds, RefundsData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-refunds'];
const shownOf = (columns: RefundQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

/** All refunds, narrowed by how they stand, why, where and when, and as a file. */
export function RefundsPage({ data: { admitted, query } }: { readonly data: RefundsData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(refunds) => (
        <>
          <RefundsFilter key={JSON.stringify(query)} query={query} />
          {refunds.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found refunds={refunds} query={query} />
          )}
        </>
      )}
    </AdminShell>
  );
}

function RefundsFilter({ query: { filter, columns } }: { readonly query: RefundQuery }) {
  const { find, state, reason, provider, from, to, failed_first: isFailedFirst } = filter;
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: find }}
      isNarrowed={[state, reason, provider, from, to, isFailedFirst].some((one) => one !== undefined)}
      columns={refundColumns.slice(1)}
      shown={shownOf(columns)}
    >
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={state ?? ''}
        options={anyOr(refundStates.map((value) => ({ value, label: stateText(value) })))}
      />
      <Select
        label={t('filter.reason')}
        name="reason"
        defaultValue={reason ?? ''}
        options={anyOr(refundReasons.map((value) => ({ value, label: reasonText(value) })))}
      />
      <Select
        label={t('filter.provider')}
        name="provider"
        defaultValue={provider ?? ''}
        options={anyOr(payProviders.map((value) => ({ value, label: providerText(value) })))}
      />
      <Select
        label={t('filter.first')}
        name="first"
        defaultValue={isFailedFirst ? 'failed' : ''}
        options={[
          { value: '', label: t('filter.first.none') },
          { value: 'failed', label: t('filter.first.failed') },
        ]}
      />
      <TextField label={t('filter.from')} name="from" type="date" defaultValue={from} />
      <TextField label={t('filter.to')} name="to" type="date" defaultValue={to} />
    </TableFilter>
  );
}

interface FoundProps {
  readonly refunds: Refunds;
  readonly query: RefundQuery;
}

function Found({ refunds: { data, next, is_cut: isCut }, query: { filter, before, columns } }: FoundProps) {
  const pageUrl = (at?: string) => tableUrl(path, refundQuery(filter, at), columns);
  return (
    <>
      {isCut && (
        <div className="mb-4">
          <Banner tone="info">{t('cut')}</Banner>
        </div>
      )}
      <DataTable
        label={t('title')}
        columns={refundColumns}
        rows={data}
        shown={shownOf(columns)}
        atEnd={figureColumns}
      />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('refunds') + refundQuery(filter)}
      />
    </>
  );
}

import { ledgerQuery, type LedgerQuery } from '#src/contract/addresses/admin/ledger-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { Balances } from './Balances.tsx';
import { ledgerColumns, usualColumns } from './columns.tsx';
import { LedgerFilterForm } from './LedgerFilterForm.tsx';
import type { Ledger, LedgerData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-ledger'];

/** The whole ledger: the balances of all accounts, and every posting with its lines. It is read only, as the ledger is. */
export function LedgerPage({ data: { admitted, query } }: { readonly data: LedgerData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  const shown = query.columns === null ? usualColumns : new Set(query.columns);
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(ledger) => (
        <>
          <LedgerFilterForm key={JSON.stringify(query)} {...ledger} filter={query.filter} shown={shown} />
          {ledger.balances.length > 0 && <Balances {...ledger} filter={query.filter} />}
          <h2 className="mb-2 text-h3">{t('postings')}</h2>
          {ledger.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found ledger={ledger} query={query} shown={shown} />
          )}
        </>
      )}
    </AdminShell>
  );
}

interface FoundProps {
  readonly ledger: Ledger;
  readonly query: LedgerQuery;
  readonly shown: ReadonlySet<string>;
}

function Found({ ledger: { data, next }, query: { filter, before, columns }, shown }: FoundProps) {
  const pageUrl = (at?: string) => tableUrl(path, ledgerQuery(filter, at), columns);
  return (
    <>
      <DataTable label={t('postings')} columns={ledgerColumns} rows={data} shown={shown} />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('ledger') + ledgerQuery(filter)}
      />
    </>
  );
}

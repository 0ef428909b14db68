import { auditQuery } from '#src/contract/addresses/admin/audit-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { auditColumnNames, auditColumns } from './columns.tsx';
import type { AuditData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-audit'];

/** Who did what that must be known later: narrowed by action, person, subject and days, and as a file. */
export function AuditPage({ data: { admitted, filter, before } }: { readonly data: AuditData }) {
  const isNarrowed = Object.keys(filter).length > 0 || before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {({ data, next, actions }) => (
        <>
          <AuditFilterForm key={JSON.stringify(filter)} filter={filter} actions={actions} />
          {data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <>
              <DataTable label={t('title')} columns={auditColumns} rows={data} shown={auditColumnNames} />
              <TableEnd
                next={next === null ? null : path + auditQuery(filter, next)}
                first={before === null ? null : path + auditQuery(filter)}
                file={adminFileUrl('audit') + auditQuery(filter)}
              />
            </>
          )}
        </>
      )}
    </AdminShell>
  );
}

// The columns of the audit log (docs/back-office.md#audit-log).
import { auditQuery } from '#src/contract/addresses/office/audit-filter.ts';
import { officeRoutes } from '#src/contract/addresses/office/office-routes.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { Entry } from './load.ts';
import { t } from './t.ts';

const shown = {
  at: (entry: Entry) => <time dateTime={entry.at}>{instantText(entry.at, 'UTC')}</time>,
  who: ({ who }: Entry) => <span className="block min-w-40 wrap-anywhere">{who === '' ? t('program') : who}</span>,
  action: ({ action }: Entry) => action,
  about: ({ about }: Entry) => (
    <a href={officeRoutes['admin-audit'].path + auditQuery({ about })} className="link block min-w-40 wrap-anywhere">
      {about}
    </a>
  ),
  detail: ({ detail }: Entry) => (
    <dl className="grid min-w-48 gap-x-2">
      {detail.map(({ name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="shrink-0 text-ink-2">{name}:</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  ),
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** All of them are shown. */
export const auditColumnNames: ReadonlySet<string> = new Set(names);

/** The columns with their texts. */
export const auditColumns: readonly DataColumn<Entry>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

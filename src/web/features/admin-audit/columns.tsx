// The columns of the audit log (docs/back-office.md#audit-log).
import { auditQuery } from '#src/contract/addresses/admin/audit-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { aboutOf } from './about.ts';
import type { Entry } from './load.ts';
import { actText, detailText, t } from './t.ts';

/** What it is about with the way to its page, and to all that happened to the same. */
function About({ entry }: { readonly entry: Entry }) {
  const { text, href } = aboutOf(entry);
  return (
    <span className="block min-w-40 wrap-anywhere">
      {href === null ? (
        text
      ) : (
        <a href={href} className="link inline-flex min-h-6 items-center">
          {text}
        </a>
      )}
      <a
        href={adminRoutes['admin-audit'].path + auditQuery({ about: entry.about })}
        className="block min-h-6 text-ink-2 underline underline-offset-4"
      >
        {t('about.all')}
      </a>
    </span>
  );
}

const shown = {
  at: (entry: Entry) => <time dateTime={entry.at}>{instantText(entry.at, 'UTC')}</time>,
  who: ({ who }: Entry) => <span className="block min-w-40 wrap-anywhere">{who === '' ? t('program') : who}</span>,
  action: ({ action }: Entry) => <span className="block min-w-36">{actText(action)}</span>,
  about: (entry: Entry) => <About entry={entry} />,
  detail: ({ detail }: Entry) => (
    <dl className="grid min-w-48 gap-x-2">
      {detail.map(({ name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="shrink-0 text-ink-2">{detailText(name)}:</dt>
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

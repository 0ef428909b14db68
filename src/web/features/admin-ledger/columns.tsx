// The columns of the back office's ledger, in their order (docs/back-office.md#ledger).
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { LedgerLines } from '#src/web/admin/money/LedgerLines.tsx';
import { kindText } from '#src/web/admin/money/money-words.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { LedgerPosting } from './load.ts';
import { t } from './t.ts';

const shown = {
  id: ({ id }: LedgerPosting) => id,
  at: ({ at }: LedgerPosting) => (
    <time dateTime={at} className="whitespace-nowrap">
      {instantText(at, 'UTC')}
    </time>
  ),
  kind: ({ kind }: LedgerPosting) => kindText(kind),
  ref: ({ ref, booking_id: id }: LedgerPosting) =>
    id !== null && (
      <a
        href={`${adminRoutes['admin-bookings'].path}/${id}`}
        className="link inline-flex min-h-6 items-center font-medium"
      >
        {ref}
      </a>
    ),
  lines: ({ lines }: LedgerPosting) => (
    <div className="min-w-64 max-w-120">
      <LedgerLines lines={lines} />
    </div>
  ),
  reference: ({ reference }: LedgerPosting) => <span className="block min-w-36 wrap-anywhere">{reference}</span>,
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none. */
export const usualColumns: ReadonlySet<string> = new Set(names);

/** The columns with their texts. The first one, the number of the posting, is always there. */
export const ledgerColumns: readonly DataColumn<LedgerPosting>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

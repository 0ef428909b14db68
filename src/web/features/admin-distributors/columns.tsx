// The columns of the back office's distributors, in their order (docs/back-office.md#distributors).
import { adminDistributorUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { nameText, stateText } from '#src/web/admin/people/person-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Distributors } from './load.ts';
import { t } from './t.ts';

type Line = Distributors['data'][number];

const shown = {
  name: ({ id, name }: Line) => (
    <a
      href={adminDistributorUrl(id)}
      className="link inline-flex min-h-6 min-w-36 items-center font-medium wrap-anywhere"
    >
      {nameText(name)}
    </a>
  ),
  email: ({ email }: Line) => <span className="block min-w-56 wrap-anywhere">{email}</span>,
  phone: ({ phone }: Line) => <span className="whitespace-nowrap">{phone}</span>,
  state: ({ state }: Line) => stateText(state),
  keys: ({ keys }: Line) => String(keys),
  key_used_on: ({ key_used_on: day }: Line) => (
    <span className="whitespace-nowrap">{day === null ? t('never') : dateText(day)}</span>
  ),
  booked_at: ({ booked_at: at }: Line) => (
    <span className="whitespace-nowrap">{at === null ? t('never') : instantText(at, 'UTC')}</span>
  ),
  made_at: ({ made_at: at }: Line) => <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>,
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none. */
export const usualColumns: ReadonlySet<string> = new Set(names.filter((name) => name !== 'name' && name !== 'made_at'));

/** The columns with their texts. The first names the distributor and is always there. */
export const distributorColumns: readonly DataColumn<Line>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

// The columns of the back office's refunds, in their order (docs/back-office.md#refunds).
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import {
  ageText,
  amountText,
  makerText,
  providerText,
  reasonText,
  stateText,
} from '#src/web/admin/refunds/refund-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import type { RefundLine } from './load.ts';
import { t } from './t.ts';

const link = 'link inline-flex min-h-6 items-center font-medium whitespace-nowrap';
const whole = (text: string) => <span className="whitespace-nowrap">{text}</span>;

const shown = {
  refund: (refund: RefundLine) => (
    <a href={`${adminRoutes['admin-refunds'].path}/${refund.id}`} className={link}>
      {whole(instantText(refund.made_at, 'UTC'))}
    </a>
  ),
  state: ({ state }: RefundLine) =>
    state === 'failed' ? <Badge tone="brand">{stateText(state)}</Badge> : whole(stateText(state)),
  amount: (refund: RefundLine) => whole(amountText(refund)),
  reason: ({ reason }: RefundLine) => whole(reasonText(reason)),
  maker: (refund: RefundLine) => <span className="block min-w-24">{makerText(refund)}</span>,
  provider: ({ provider }: RefundLine) => providerText(provider),
  age: ({ age_hours: hours }: RefundLine) => whole(ageText(hours)),
  ref: ({ ref, booking_id: id }: RefundLine) => (
    <a href={`${adminRoutes['admin-bookings'].path}/${id}`} className={link}>
      {ref}
    </a>
  ),
  guest: ({ guest }: RefundLine) => <span className="block min-w-28 wrap-anywhere">{guest}</span>,
  due: ({ due }: RefundLine) => whole(priceText(wireCents(due))),
  provider_ref: ({ provider_ref: ref }: RefundLine) => <span className="block min-w-36 wrap-anywhere">{ref}</span>,
  changed_at: ({ changed_at: at }: RefundLine) => whole(instantText(at, 'UTC')),
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1, 9));

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set<ColumnName>(['amount', 'due', 'age']);

/** The columns with their texts. The first leads to the refund and is always there. */
export const refundColumns: readonly DataColumn<RefundLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

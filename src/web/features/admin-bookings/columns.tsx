// The columns of the back office's bookings, in their order (docs/back-office.md#bookings).
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { BookingLine } from './load.ts';
import { t } from './t.ts';

/** Names of all columns. The first names the booking and is always there. */
export const columnNames = [
  'ref',
  'booking_status',
  'date',
  'title',
  'guest',
  'pax',
  'total',
  'payment',
  'cash_state',
  'made_at',
  'city',
  'host',
  'email',
  'phone',
  'paid_online',
  'balance',
  'refund',
] as const;
type ColumnName = (typeof columnNames)[number];

/** The columns of an address that names none: as many as fit a wide window. */
export const usualColumns: ReadonlySet<string> = new Set<ColumnName>(columnNames.slice(1, 9));

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set<ColumnName>(['pax', 'total', 'paid_online', 'balance']);

const shown: Readonly<Record<ColumnName, (booking: BookingLine) => React.ReactNode>> = {
  ref: ({ id, ref }) => (
    <a
      href={`${adminRoutes['admin-bookings'].path}/${id}`}
      className="link inline-flex min-h-6 items-center font-medium"
    >
      {ref}
    </a>
  ),
  booking_status: (booking) => t(`view.${booking.booking_status}`),
  date: ({ date, time }) => (
    <>
      <span className="whitespace-nowrap">{dateText(date)}</span>, {time}
    </>
  ),
  title: ({ title }) => <span className="block min-w-52">{title}</span>,
  guest: ({ guest }) => <span className="block min-w-36 wrap-anywhere">{guest}</span>,
  pax: ({ pax }) => countText(pax),
  total: ({ total }) => priceText(wireCents(total)),
  payment: ({ payment }) => t(`payment.${payment}`),
  cash_state: (booking) => t(`cash_state.${booking.cash_state}`),
  made_at: (booking) => instantText(booking.made_at, 'UTC'),
  city: ({ city }) => city,
  host: ({ host }) => host,
  email: ({ email }) => email,
  phone: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
  paid_online: (booking) => priceText(wireCents(booking.paid_online)),
  balance: ({ balance }) => priceText(wireCents(balance)),
  refund: ({ refund }) => t(`refund.${refund}`),
};

/** The columns with their texts. */
export const bookingColumns: readonly DataColumn<BookingLine>[] = columnNames.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

// The columns of the log of messages, in their order (docs/back-office.md#messages).
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminMessageUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { countText } from '#src/texts/intl.ts';
import { channelText, kindText, stateText } from '#src/web/admin/messages/message-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { MessageLine } from './load.ts';
import { t } from './t.ts';

const shown = {
  at: ({ id, at }: MessageLine) => (
    <a href={adminMessageUrl(id)} className="link inline-flex min-h-6 items-center font-medium whitespace-nowrap">
      {instantText(at, 'UTC')}
    </a>
  ),
  to: ({ to }: MessageLine) => <span className="block min-w-40 wrap-anywhere">{to}</span>,
  subject: ({ subject }: MessageLine) => <span className="block min-w-52 wrap-anywhere">{subject}</span>,
  kind: ({ kind }: MessageLine) => <span className="whitespace-nowrap">{kindText(kind)}</span>,
  channel: ({ channel }: MessageLine) => channelText(channel),
  state: ({ state }: MessageLine) => <span className="whitespace-nowrap">{stateText(state)}</span>,
  ref: ({ ref, booking_id: id }: MessageLine) =>
    id !== null && (
      <a href={`${adminRoutes['admin-bookings'].path}/${id}`} className="link">
        {ref}
      </a>
    ),
  tries: ({ tries }: MessageLine) => countText(tries),
  error: ({ error }: MessageLine) => <span className="block min-w-40 wrap-anywhere">{error}</span>,
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1, 7));

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set<ColumnName>(['tries']);

/** The columns with their texts. The first leads to the message and is always there. */
export const messageColumns: readonly DataColumn<MessageLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

// The columns of ambassadors and distributors, in their order (docs/back-office.md#ambassadors-and-distributors).
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { partnerKindText, partnerStateText } from '#src/web/admin/partners/partner-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { type PartnerLine, t } from './load.ts';

const { path } = adminRoutes['admin-ambassadors'];
const oneLine = (text: string) => <span className="whitespace-nowrap">{text}</span>;

const shown = {
  name: ({ id, name }: PartnerLine) => (
    <a href={`${path}/${id}`} className="link inline-flex min-h-6 min-w-28 items-center font-medium wrap-anywhere">
      {name === '' ? t('nameless') : name}
    </a>
  ),
  kind: ({ kind }: PartnerLine) => oneLine(partnerKindText(kind)),
  code: ({ code }: PartnerLine) => oneLine(code ?? ''),
  state: ({ state }: PartnerLine) => oneLine(partnerStateText(state)),
  clicks: ({ clicks }: PartnerLine) => countText(clicks),
  bookings: ({ bookings }: PartnerLine) => countText(bookings),
  waiting: ({ waiting }: PartnerLine) => priceText(wireCents(waiting)),
  released: ({ released }: PartnerLine) => priceText(wireCents(released)),
  paid: ({ paid }: PartnerLine) => priceText(wireCents(paid)),
  since: ({ since }: PartnerLine) => oneLine(instantText(since, 'UTC')),
  email: ({ email }: PartnerLine) => <span className="block min-w-36 wrap-anywhere">{email}</span>,
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1, 10));

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set<ColumnName>([
  'clicks',
  'bookings',
  'waiting',
  'released',
  'paid',
]);

/** The columns with their texts. The first leads to the partner and is always there. */
export const partnerColumns: readonly DataColumn<PartnerLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

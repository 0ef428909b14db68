// The columns of the back office's listings, in their order (docs/back-office.md#listings).
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { adminPersonUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { ListingLine } from './load.ts';
import { t as listing } from '#src/web/listing/texts.ts';
import { t } from './t.ts';

const at = (when: string) => <span className="whitespace-nowrap">{instantText(when, 'UTC')}</span>;

const shown = {
  title: ({ id, title }: ListingLine) => (
    <a href={adminListingsUrl(id)} className="link inline-flex min-h-6 min-w-48 items-center font-medium wrap-anywhere">
      {title === '' ? t('untitled') : title}
    </a>
  ),
  status: ({ status }: ListingLine) => listing(`staff.${status}`),
  city: ({ city }: ListingLine) => city,
  host: ({ host, host_id: id }: ListingLine) => (
    <a href={adminPersonUrl(id)} className="link inline-flex min-h-6 items-center wrap-anywhere">
      {host}
    </a>
  ),
  price: ({ price }: ListingLine) => (price === null ? '' : priceText(wireCents(price))),
  changed_at: ({ changed_at: when }: ListingLine) => at(when),
  made_at: ({ made_at: when }: ListingLine) => at(when),
} as const;

type ColumnName = keyof typeof shown;
const names = Object.keys(shown) as ColumnName[];

/** The columns of an address that names none: all but the last. */
export const usualColumns: ReadonlySet<string> = new Set(names.slice(1, -1));

/** The columns with their texts. The first names the listing and is always there. */
export const listingColumns: readonly DataColumn<ListingLine>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));

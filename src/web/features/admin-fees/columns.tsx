// The columns of service fees, in their order (docs/back-office.md#service-fees).
import { earningsOf } from '#src/domain/money/earnings.ts';
import { countText, percentText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import type { Fee } from './load.ts';
import { t } from './t.ts';

/** A place in words: `Hanoi, every category`. */
export function placeText({ city, category }: Pick<Fee, 'city' | 'category'>): string {
  return t('place', { city: city?.name ?? t('everyCity'), category: category?.name ?? t('everyCategory') });
}

/** What an example of a price is with a fee. */
function becomes(cents: number, rate: number): string {
  const input = { price_cents: cents, pax: 1, service_fee_rate: rate, deposit_rate: 0, commission_rate: null };
  return priceText(earningsOf(input).total_cents);
}

/** Names of all columns but the first. */
export const shownColumns: ReadonlySet<string> = new Set(['rate', 'becomes', 'listings', 'changed', 'by']);

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set(['rate', 'becomes', 'listings']);

/** The columns; `example` is a price to show what a fee makes of it. */
export function feeColumns(
  example: number,
  onOpen: (fee: Fee, act: 'change' | 'remove') => void,
): readonly DataColumn<Fee>[] {
  return [
    {
      id: 'place',
      header: t('column.place'),
      // What may be done stands below the name: behind the figures a phone would have to scroll to it.
      cell: ({ row }) => (
        <>
          <span className="block min-w-32 font-medium wrap-anywhere">{placeText(row.original)}</span>
          <span className="needs-script -ms-3 flex">
            {(['change', 'remove'] as const).map((act) => (
              <Button
                key={act}
                kind="quiet"
                aria-label={t(`${act}.of`, { place: placeText(row.original) })}
                onClick={() => onOpen(row.original, act)}
              >
                {t(act)}
              </Button>
            ))}
          </span>
        </>
      ),
    },
    { id: 'rate', header: t('column.rate'), cell: ({ row }) => percentText(row.original.rate) },
    {
      id: 'becomes',
      header: t('becomes', { price: priceText(example) }),
      cell: ({ row }) => becomes(example, row.original.rate),
    },
    { id: 'listings', header: t('column.listings'), cell: ({ row }) => countText(row.original.listings) },
    {
      id: 'changed',
      header: t('column.changed'),
      cell: ({ row }) => <span className="whitespace-nowrap">{instantText(row.original.changed_at, 'UTC')}</span>,
    },
    { id: 'by', header: t('column.by'), cell: ({ row }) => row.original.who },
  ];
}

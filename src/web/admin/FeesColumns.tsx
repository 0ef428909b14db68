// The columns of service fees, in their order (docs/back-office.md#service-fees).
import type { CallOutput } from '#src/contract/types.ts';
import { percentText, countText } from '#src/texts/intl.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { type DataColumn } from './kit/DataTable.tsx';
import { t } from './fees-texts.ts';
import { earningsOf } from '#src/domain/earnings/earnings.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';

// The columns of service fees, in their order (docs/back-office.md#service-fees).

/** A place with its own fee. */
export type Fee = CallOutput<'admin/fee-list'>['data'][number];

/** A place in words: `Hanoi, every category`. */
export function placeText({ city, category }: Pick<Fee, 'city' | 'category'>): string {
  return t('place', { city: city?.name ?? t('everyCity'), category: category?.name ?? t('everyCategory') });
}

/** What an example of a price is with a fee. */
function becomes(cents: number, rate: number): string {
  const input = { price_cents: cents, pax: 1, service_fee_rate: rate, deposit_rate: 0, commission_rate: null };
  return priceText(earningsOf(input).total_cents);
}

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
      cell: (fee) => (
        <>
          <span className="block min-w-32 font-medium wrap-anywhere">{placeText(fee)}</span>
          <span className="needs-script -ms-3 flex">
            {(['change', 'remove'] as const).map((act) => (
              <Button
                key={act}
                kind="quiet"
                aria-label={t(`${act}.of`, { place: placeText(fee) })}
                onClick={() => onOpen(fee, act)}
              >
                {t(act)}
              </Button>
            ))}
          </span>
        </>
      ),
    },
    { id: 'rate', header: t('column.rate'), isFigure: true, cell: (fee) => percentText(fee.rate) },
    {
      id: 'becomes',
      isFigure: true,
      header: t('becomes', { price: priceText(example) }),
      cell: (fee) => becomes(example, fee.rate),
    },
    { id: 'listings', header: t('column.listings'), isFigure: true, cell: (fee) => countText(fee.listings) },
    {
      id: 'changed',
      header: t('column.changed'),
      cell: (fee) => <span className="whitespace-nowrap">{instantText(fee.changed_at, 'UTC')}</span>,
    },
    { id: 'by', header: t('column.by'), cell: (fee) => fee.who },
  ];
}

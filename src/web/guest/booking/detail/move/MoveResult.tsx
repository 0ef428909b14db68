import { wireCents } from '#src/domain/money/money.ts';
import { cashText, totalText } from '#src/web/guest/booking/quote-rows.ts';
import { PriceTable, type PriceRow } from '#src/web/ui/text/PriceTable.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { priceText } from '#src/texts/money-text.ts';
import type { BookingDetail } from '#src/web/guest/booking/detail/credentials.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Move, MoveQuote } from './use-move.ts';

export function moveRows(booking: BookingDetail, { quote, cash, refund_amount }: MoveQuote): PriceRow[] {
  const rows: PriceRow[] = [
    { key: 'old', label: t('move.oldTotal'), amount: totalText(booking.quote) },
    { key: 'new', label: t('move.newTotal'), amount: totalText(quote), kind: 'total' },
    { key: 'oldCash', label: t('move.oldCash'), amount: cashText(booking.cash) },
    { key: 'newCash', label: t('move.newCash'), amount: cashText(cash), kind: 'cash' },
  ];
  if (refund_amount === 0) return rows;
  return [...rows, { key: 'back', label: t('move.back'), amount: priceText(wireCents(refund_amount)), kind: 'saving' }];
}

const offerNotes = { none: [], kept: ['move.offerKept'], ended: ['move.offerEnded'] } as const;

/** What becomes of an offer's price, and that a move never charges (docs/domain/bookings.md#rescheduling). */
export function moveNotes({ quote, old_total, offer_price }: MoveQuote) {
  const costsMore = wireCents(quote.total_price) > wireCents(old_total);
  const note = costsMore ? ('move.pricier' as const) : ('move.noCharge' as const);
  return [...offerNotes[offer_price], note];
}

export function MoveResult({ booking, move }: { readonly booking: BookingDetail; readonly move: Move }) {
  const { quote, busy } = move;
  if (quote === null && !busy) return null;
  if (quote === null) {
    return (
      <span role="status" aria-label={t('move.asking')}>
        <Skeleton className="h-44 rounded-card" />
      </span>
    );
  }
  return (
    <div aria-live="polite" className="grid gap-3 rounded-card bg-sand p-5">
      <PriceTable caption={t('move.priceLabel')} rows={moveRows(booking, quote)} busy={busy} />
      {moveNotes(quote).map((note) => (
        <p key={note} className="text-small text-ink-2">
          {t(note)}
        </p>
      ))}
    </div>
  );
}

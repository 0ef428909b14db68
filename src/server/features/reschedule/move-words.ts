// What a move answers: the new price with its cash, next to the old total (docs/domain/lifecycle.md#moving).
import { priceText } from '#src/texts/money-text.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { LockedBooking } from '#src/server/features/booking/index.ts';
import { toWireQuote } from '#src/server/features/price/index.ts';
import type { MovePlan } from './move-plan.ts';
import { t } from '#src/server/features/texts.ts';

/** `quoteId` null: it has been done. */
export function moveReply(
  { quote: before, status }: LockedBooking,
  { quote: moved, refundCents, offerPrice }: MovePlan,
  quoteId: string | null,
): CallOutput<'reschedule/move'> {
  const quote = toWireQuote(moved);
  return {
    moved: quoteId === null,
    quote_id: quoteId,
    quote,
    cash: {
      amount: quote.balance_due_local,
      currency: quote.local_currency,
      symbol: quote.currency_symbol,
      usd: quote.balance_due_to_host,
      rate: quote.balance_due_local === null ? null : quote.currency_rate,
      rate_at: quote.rate_locked_at,
    },
    old_total: fromMinor(before.total_price_cents),
    refund_amount: fromMinor(refundCents),
    offer_price: offerPrice,
    message: [
      quoteId === null ? t(status === 'requested' ? 'move.requested' : 'move.moved') : '',
      offerPrice === 'none' ? '' : t(`move.offer.${offerPrice}`),
      difference(before.total_price_cents, moved.total_price_cents, refundCents),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function difference(before: number, after: number, refundCents: number): string {
  if (after > before) return t('move.more', { amount: priceText(after - before) });
  if (after === before) return t('move.same');
  const amount = priceText(before - after);
  return refundCents === 0
    ? t('move.lessCash', { amount })
    : t('move.lessRefund', { amount, refund: priceText(refundCents) });
}

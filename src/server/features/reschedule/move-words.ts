// What a move answers: the new price with its cash, beside the old total (docs/domain/lifecycle.md#moving).
import { usdText } from '#src/texts/money-text.ts';
import { centsToUsd, wireCents } from '#src/domain/money/money.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { LockedBooking } from '../booking/index.ts';
import type { OfferOnMove } from '../price/index.ts';
import type { MovePlan } from './move-plan.ts';

/** `quoteId` null: it has been done. */
export function moveReply(
  { quote: before, status }: LockedBooking,
  { wireQuote: quote, refundCents, offerPrice }: MovePlan,
  quoteId: string | null,
): CallOutput<'reschedule/move'> {
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
    old_total: before.total_price,
    refund_amount: centsToUsd(refundCents),
    offer_price: offerPrice,
    message: [
      quoteId === null ? doneWords(status) : '',
      offerWords[offerPrice],
      difference(wireCents(before.total_price), wireCents(quote.total_price), refundCents),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const offerWords: Readonly<Record<OfferOnMove, string>> = {
  none: '',
  kept: 'The price you were offered stays the same.',
  ended: 'Your host’s offer was for the earlier date. The usual price applies on this one.',
};

const doneWords = (status: LockedBooking['status']) =>
  status === 'requested'
    ? 'Your request has been moved. We’ve asked your host about the new date.'
    : 'Your booking has been moved.';

function difference(before: number, after: number, refundCents: number): string {
  if (after > before)
    return `It costs ${usdText(after - before)} more, which you pay to your host in cash. Nothing is charged now.`;
  if (after === before) return 'The price stays the same.';
  const back = refundCents === 0 ? '' : ` ${usdText(refundCents)} of it goes back to the way you paid.`;
  return `It costs ${usdText(before - after)} less.${back || ' You bring that much less cash.'}`;
}

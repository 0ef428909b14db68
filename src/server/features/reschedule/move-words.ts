// What a move answers: the new price with its cash, beside the old total (product 6).
import { centsToUsd } from '#src/domain/money/usd.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { LockedBooking } from '../booking/index.ts';
import type { MovePlan } from './move-plan.ts';

/** `quoteId` null: it has been done. */
export function moveReply(
  { quote: before }: LockedBooking,
  { wireQuote: quote, refundCents }: MovePlan,
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
    message:
      `${quoteId === null ? 'Your booking has moved.' : ''} ${difference(before.total_price, quote.total_price, refundCents)}`.trim(),
  };
}

const money = (usd: number) => `US$${usd.toFixed(2)}`;

function difference(before: number, after: number, refundCents: number): string {
  if (after > before)
    return `It costs ${money(after - before)} more, which you pay to your host in cash. Nothing is charged now.`;
  if (after === before) return 'The price stays the same.';
  const back = refundCents === 0 ? '' : ` ${money(centsToUsd(refundCents))} of it goes back to the way you paid.`;
  return `It costs ${money(before - after)} less.${back || ' You bring that much less cash.'}`;
}

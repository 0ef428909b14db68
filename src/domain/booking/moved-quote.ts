// What a booking costs after a move to another departure: nothing is ever charged for it (docs/domain/bookings.md#moving,
// ADR 032).
import { cashDue } from '#src/domain/pricing/cash-due.ts';
import type { Cents } from '#src/domain/money/money.ts';
import { onlineMinimum } from '#src/domain/money/own-currency.ts';
import type { Quote, QuoteLine } from '#src/domain/pricing/quote.ts';
import {
  depositAccount,
  discountAccount,
  feeAccount,
  surplusAccount,
  marketEntry,
  posting,
  type Posting,
} from '#src/domain/ledger/entry.ts';

/** The online part of a booking as it stands, and the rate that was locked into it. */
export interface BookedMoney {
  readonly deposit_cents: Cents;
  readonly service_fee_cents: Cents;
  readonly discount_cents: Cents;
  /** What was paid online: 0, or at least the card minimum. */
  readonly due_cents: Cents;
  readonly currency_rate: number | null;
  readonly local_currency: string;
}

interface MovedQuote<Made extends Quote> {
  /** Keeps all identities of a price: lines sum to the total; due + discount + balance = total. */
  readonly quote: Made;
  /** What goes back online: only what the new total cannot use. */
  readonly refund_cents: Cents;
}

/**
 * The price of the new departure (`priced`, without a code) with the online part as it was paid. The fee never rises, so
 * a higher total is cash for the host alone; a lower one lowers the cash, and the online part only when no cash is left.
 */
export function movedQuote<Made extends Quote>(priced: Made, booked: BookedMoney): MovedQuote<Made> {
  const fee = Math.min(priced.service_fee_cents, booked.service_fee_cents);
  const total = priced.experience_total_cents + fee;
  const online = onlineAfter(total, booked);
  const deposit = online.due_cents + online.discount_cents - fee;
  const balance = priced.experience_total_cents - deposit;
  const { currency_rate: rate, local_currency } = booked;
  return {
    refund_cents: booked.due_cents - online.due_cents,
    quote: {
      ...priced,
      lines: withFee(priced.lines, fee),
      service_fee_cents: fee,
      deposit_cents: deposit,
      total_price_cents: total,
      total_booking_fee_cents: deposit + fee,
      coupon_discount_cents: online.discount_cents,
      booking_deposit_due_cents: online.due_cents,
      balance_due_to_host_cents: balance,
      balance_due_local_minor: rate === null ? null : cashDue(balance, rate, local_currency),
      local_currency,
      currency_rate: rate,
    },
  };
}

/** The paid part and the code's part under a new total. Money goes back before the code shrinks. */
function onlineAfter(total: Cents, { due_cents: due, discount_cents: discount }: BookedMoney) {
  if (total >= due + discount) return { due_cents: due, discount_cents: discount };
  const rest = total - Math.min(discount, total);
  // A payment below the card minimum does not exist: the code takes off less, as in every price.
  const online = rest === 0 ? 0 : Math.max(rest, onlineMinimum());
  return { due_cents: online, discount_cents: total - online };
}

function withFee(lines: readonly QuoteLine[], fee: Cents): QuoteLine[] {
  return lines
    .map((line) => (line.code === 'service_fee' ? { ...line, amount_cents: fee } : line))
    .filter((line) => line.code !== 'service_fee' || fee !== 0);
}

/** The online part of a price. */
interface OnlinePart {
  readonly deposit_cents: Cents;
  readonly service_fee_cents: Cents;
  readonly discount_cents: Cents;
}

/**
 * Takes deposit, fee and the code's part from what they were to what they are. What is to go back online stands as
 * surplus of its payment until the refund is settled; `refund` null: nothing goes back.
 */
export function postMoved(
  bookingId: string,
  { before, after }: { readonly before: OnlinePart; readonly after: OnlinePart },
  refund: { readonly paymentId: string; readonly cents: Cents } | null,
  extRef: string,
): Posting {
  return posting('moved', extRef, [
    marketEntry(depositAccount(bookingId), before.deposit_cents - after.deposit_cents),
    marketEntry(feeAccount(bookingId), before.service_fee_cents - after.service_fee_cents),
    marketEntry(discountAccount, after.discount_cents - before.discount_cents),
    ...(refund === null ? [] : [marketEntry(surplusAccount(refund.paymentId), 0 - refund.cents)]),
  ]);
}

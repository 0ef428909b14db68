// The price after a move, which never charges (docs/domain/bookings.md#rescheduling, ADR 032).
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

/** The online part and the locked rate. */
export interface BookedMoney {
  readonly deposit_cents: Cents;
  readonly service_fee_cents: Cents;
  readonly discount_cents: Cents;
  /** Paid online: 0, or at least the card minimum. */
  readonly due_cents: Cents;
  readonly currency_rate: number | null;
  readonly local_currency: string;
}

interface MovedQuote<Made extends Quote> {
  /** Lines sum to the total; due + discount + balance = total. */
  readonly quote: Made;
  /** Only what the new total cannot use. */
  readonly refund_cents: Cents;
}

/**
 * The new departure's price (`priced`, without a code) with the online part as paid. The fee never rises: a higher total is cash
 * for the host; a lower one reduces cash first.
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

/** Under a new total; money is refunded before the code shrinks. */
function onlineAfter(total: Cents, { due_cents: due, discount_cents: discount }: BookedMoney) {
  if (total >= due + discount) return { due_cents: due, discount_cents: discount };
  const rest = total - Math.min(discount, total);
  // No payment is below the card minimum: the code takes off less.
  const online = rest === 0 ? 0 : Math.max(rest, onlineMinimum());
  return { due_cents: online, discount_cents: total - online };
}

function withFee(lines: readonly QuoteLine[], fee: Cents): QuoteLine[] {
  return lines
    .map((line) => (line.code === 'service_fee' ? { ...line, amount_cents: fee } : line))
    .filter((line) => line.code !== 'service_fee' || fee !== 0);
}

interface OnlinePart {
  readonly deposit_cents: Cents;
  readonly service_fee_cents: Cents;
  readonly discount_cents: Cents;
}

/** Posts deposit, fee and code changes. A refund stays as surplus of its payment until settled; `refund` null: none. */
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

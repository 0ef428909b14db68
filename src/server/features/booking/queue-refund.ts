// A refund that a booking's end or change asks for: one row in the deciding transaction, sent later
// (docs/domain/payment.md#what-a-booking-says-of-its-payment, ADR 031).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refundAmount } from '#src/domain/payment/refund-amount.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { insertRefund, lockKeptPayment } from './refund-queries.ts';

/** Why money goes back by our own decision; late money and refunds made at the provider are recorded elsewhere. */
export type RefundReason = 'cancelled' | 'declined' | 'request_expired' | 'rescheduled' | 'goodwill';

export interface RefundWish {
  bookingId: string;
  /** minor units; more than is left of the payment is cut down to what is left. */
  dueCents: number;
  reason: RefundReason;
  /** With a 100 % refund the discount code comes back, so its part of the price is undone in the books too. */
  isCodeGivenBack: boolean;
}

/**
 * Writes the refund of a booking's kept payment, in the payment's own currency, and sets the booking's `refund` to
 * pending. The caller holds the locks of departure and booking; the payment is locked here. Null: nothing was paid
 * online, or nothing is left of it.
 */
export async function queueRefund(trx: Transaction<Database>, wish: RefundWish): Promise<{ refundId: string } | null> {
  const paid = await lockKeptPayment(trx, wish.bookingId);
  if (!paid) return null;
  const back = { amountMinor: paid.back_minor, dueCents: paid.back_cents };
  const amount = refundAmount({ amountMinor: paid.amount_minor, dueCents: paid.due_cents }, back, wish.dueCents);
  if (!amount) return null;
  const refundId = randomUUID();
  await insertRefund(trx, { refundId, paymentId: paid.id, ...wish, ...amount });
  return { refundId };
}

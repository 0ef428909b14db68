// Ends a booking inside the transaction that holds its locks: seats, code, money, mails, all or nothing
// (docs/domain/bookings.md#cancelling).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Transaction } from 'kysely';
import { cancelQuote, type CancelQuote, type CancelCause } from '#src/domain/booking/refund-share.ts';
import type { BookingAction, BookingRole } from '#src/domain/booking/transitions.ts';
import type { Posting } from '#src/domain/ledger/entry.ts';
import { postRefunded } from '#src/domain/ledger/settlement.ts';
import { payProviders } from '#src/domain/payment/methods.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findHeldMoney, insertRefund, lockKeptPayment } from './refund-queries.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import type { ChangeReason } from './change-reason.ts';
import { writeEnding, type QueuedMail } from './end-booking-queries.ts';
import type { LockedBooking } from './lock-booking-queries.ts';
import { randomUUID } from 'node:crypto';
import { refundAmount } from '#src/domain/payment/refund-amount.ts';

export interface Ending {
  action: Extract<BookingAction, 'cancel' | 'decline' | 'expire'>;
  cause: CancelCause;
  by: Acting;
  /** In whose place the table is asked, where that is not who acts: a request that has run out ends by the clock. */
  role?: BookingRole;
  /** What the person wrote; may be empty. */
  reason: string;
  /** False where the host ends many at once and sees so on the screen. */
  tellsHost?: boolean;
}

const refundReasons: Partial<Record<CancelCause, RefundReason>> = {
  request_declined: 'declined',
  request_expired: 'request_expired',
};

/**
 * Ends it and answers what comes back. The caller holds the locks and has asked the transition table. The refund is
 * queued before the rest is written, because a payment is locked before a code.
 */
export async function endBooking(
  trx: Transaction<Database>,
  booking: LockedBooking,
  ending: Ending,
): Promise<CancelQuote> {
  const quote = cancelQuote(booking, ending.cause, booking.now_ms);
  const reason = refundReasons[ending.cause] ?? 'cancelled';
  const refund =
    quote.refund_cents === 0
      ? null
      : await queueRefund(trx, {
          bookingId: booking.id,
          dueCents: quote.refund_cents,
          reason,
          isCodeGivenBack: quote.is_code_given_back,
        });
  await writeEnding(trx, booking, {
    ...ending,
    why: whyOf(booking, ending, quote),
    percent: quote.percent,
    isCodeGivenBack: quote.is_code_given_back,
    posting: refund === null && quote.is_code_given_back ? await undoneCode(trx, booking) : null,
    mails: mailsOf(booking, ending, quote),
  });
  return quote;
}

/** Nothing goes back online any more, so no refund will undo what the code has paid for: it is undone here. */
async function undoneCode(trx: Transaction<Database>, booking: LockedBooking): Promise<Posting | null> {
  if (booking.status === 'held' || booking.discount_cents === 0) return null;
  const held = await findHeldMoney(trx, booking.id);
  const nothing = { provider: payProviders[0], currency: priceCurrency().code, amountMinor: 0, dueCents: 0 };
  return postRefunded({ bookingId: booking.id, ...held, discountCents: booking.discount_cents }, nothing, {
    isCodeGivenBack: true,
    extRef: `ended:${booking.id}`,
  });
}

function whyOf(booking: LockedBooking, { cause }: Ending, { percent }: CancelQuote): ChangeReason {
  if (booking.status === 'held') return { key: 'given-up' };
  return booking.paid_cents === 0 ? { key: cause } : { key: cause, figures: { percent } };
}

/** A hold that is given up is nobody's news: no mail has said anything of it that counts. */
function mailsOf(booking: LockedBooking, ending: Ending, quote: CancelQuote): QueuedMail[] {
  if (booking.status === 'held') return [];
  const { cause, by, reason, tellsHost = true } = ending;
  const facts = { refund_cents: quote.refund_cents, cause, by: by.role, reason, from: booking.status };
  if (cause === 'request_declined') return [{ kind: 'request-declined', facts }];
  if (cause === 'request_expired') return [{ kind: 'request-expired', facts }];
  const toHost = tellsHost ? [{ kind: 'host-booking-cancelled', facts }] : [];
  return [{ kind: 'booking-cancelled', facts }, ...toHost];
}

// A refund that a booking's end or change asks for: one row in the deciding transaction, sent later
// (docs/domain/payment.md#what-a-booking-says-of-its-payment, ADR 011).

/** Why money goes back by our own decision; late money and refunds made at the provider are recorded elsewhere. */
type RefundReason = 'cancelled' | 'declined' | 'request_expired' | 'rescheduled' | 'goodwill';

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

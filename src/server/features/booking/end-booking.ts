// Ends a booking in the transaction that holds its locks: seats, code, money and emails (docs/domain/bookings.md#cancelling).
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
  /** The role to check, where it differs from the actor: an expired request ends by the clock. */
  role?: BookingRole;
  reason: string;
  tellsHost?: boolean;
}

const refundReasons: Partial<Record<CancelCause, RefundReason>> = {
  request_declined: 'declined',
  request_expired: 'request_expired',
};

/**
 * Returns the refund. The caller holds the locks and has checked the transition. Refund first: payments lock before
 * codes.
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

/** No refund will post, so the code's part is reversed here. */
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

function mailsOf(booking: LockedBooking, ending: Ending, quote: CancelQuote): QueuedMail[] {
  if (booking.status === 'held') return [];
  const { cause, by, reason, tellsHost = true } = ending;
  const facts = { refund_cents: quote.refund_cents, cause, by: by.role, reason, from: booking.status };
  if (cause === 'request_declined') return [{ kind: 'request-declined', facts }];
  if (cause === 'request_expired') return [{ kind: 'request-expired', facts }];
  const toHost = tellsHost ? [{ kind: 'host-booking-cancelled', facts }] : [];
  return [{ kind: 'booking-cancelled', facts }, ...toHost];
}

/** Refunds that we decide; late money and provider refunds are recorded elsewhere (ADR 011). */
type RefundReason = 'cancelled' | 'declined' | 'request_expired' | 'rescheduled' | 'goodwill';

export interface RefundWish {
  bookingId: string;
  /** Minor units, capped at what is left of the payment. */
  dueCents: number;
  reason: RefundReason;
  isCodeGivenBack: boolean;
}

/** Queues a refund of the kept payment in its currency; locks the payment. Null: nothing to refund. */
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

// The one decision about money: what a provider's answer means for a payment and its booking
// (docs/domain/checkout.md#the-providers-word, ADR 011).
import { stepOf, untimed } from '#src/domain/booking/lifecycle.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { BookingAction } from '#src/domain/booking/transitions.ts';
import { isHoldLive } from '#src/domain/booking/window.ts';

export type PaymentStatus = 'new' | 'open' | 'action' | 'unknown' | 'succeeded' | 'cancelled' | 'failed';

/** The payment's own row: what was asked for. */
export interface PaymentFacts {
  readonly status: PaymentStatus;
  readonly amountMinor: number;
  /** Upper case. */
  readonly currency: string;
}

/** What the provider says now; null: it gave no answer that can be relied on. */
export type ProviderState = {
  readonly status: 'open' | 'action' | 'approved' | 'processing' | 'succeeded' | 'cancelled' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
  /** Whether the last attempt was declined. */
  readonly hasDecline: boolean;
} | null;

/** The booking, read under its lock. */
export interface PaidBooking {
  readonly status: BookingStatus;
  /** ms since 1970. */
  readonly hold_until: number | null;
  readonly confirmation: 'instant' | 'on_request';
  /** Whether the payment was made for the price that the booking has now. */
  readonly isSameQuote: boolean;
  /** Whether the same visitor has a newer hold in its place. */
  readonly isReplaced: boolean;
  /** Read under the departure's lock: whether this party still fits without its own lapsed hold. */
  readonly areSeatsFree: boolean;
  /** Whether its departure has begun. */
  readonly hasBegun: boolean;
  /** Until when its money would wait where nothing but a seat is missing, ms since 1970; null: it doesn't. */
  readonly waitUntil: number | null;
  /** Whether another payment of it waits for a seat. */
  readonly hasWaitingMoney: boolean;
}

/** What of the lifecycle money can do. */
export type MoneyAction = Extract<BookingAction, 'pay' | 'pay_request' | 'revive'>;

/** Why money goes back although it came. */
type RefundCause = 'mismatch' | 'price-changed' | 'not-waiting' | 'replaced' | 'begun' | 'seats-gone';

export type Decision =
  | { readonly do: 'nothing' }
  | { readonly do: 'confirm'; readonly to: 'confirmed' | 'requested' }
  | { readonly do: 'reacquire-and-confirm'; readonly to: 'confirmed' | 'requested' }
  | {
      readonly do: 'refund';
      readonly reason: 'late_or_surplus';
      /** `mismatch`: amount or currency differ from what was asked for; somebody must look at it. */
      readonly because: RefundCause;
    }
  /** Late money that waits for a seat (seat-wait.ts). */
  | { readonly do: 'wait'; readonly until: number }
  | { readonly do: 'mark'; readonly status: PaymentStatus; readonly isAttemptFailed: boolean };

/**
 * What to do with a provider's answer. Only this says that a booking is paid, and only this orders a refund of money
 * that no booking can take; it is asked under the locks, with the answer just fetched, at `now` (ms since 1970). A
 * payment that has succeeded is final: asking twice does nothing.
 */
export function decidePayment(
  payment: PaymentFacts,
  providerState: ProviderState,
  booking: PaidBooking,
  now: number,
): Decision {
  if (payment.status === 'succeeded') return { do: 'nothing' };
  if (providerState === null) return mark(payment, 'unknown', false);
  if (providerState.status !== 'succeeded') return markUnpaid(payment, providerState);
  if (providerState.amountMinor !== payment.amountMinor || providerState.currency !== payment.currency)
    return refund('mismatch');
  return takeMoney(booking, now);
}

/** What money does to a booking: of an ended one it is the one way back, of a held one it depends on the host's say. */
export function moneyAction({ status, confirmation }: Pick<PaidBooking, 'status' | 'confirmation'>): MoneyAction {
  if (status === 'expired') return 'revive';
  return confirmation === 'instant' ? 'pay' : 'pay_request';
}

function takeMoney(booking: PaidBooking, now: number): Decision {
  const step = stepOf(untimed(booking.status), moneyAction(booking), 'system', now);
  if (!step.ok || (step.to !== 'confirmed' && step.to !== 'requested')) return refund('not-waiting');
  const { to } = step;
  if (!booking.isSameQuote) return refund('price-changed');
  if (booking.status === 'held' && isHoldLive(booking.hold_until, now)) return { do: 'confirm', to };
  if (booking.isReplaced) return refund('replaced');
  if (booking.hasBegun) return refund('begun');
  // The one way back leads to confirmed (docs/domain/bookings.md#the-one-way-back): a host's yes cannot be asked for after
  // the time has run out.
  if (booking.status === 'expired' && booking.confirmation === 'on_request') return refund('not-waiting');
  // One of its payments has the place; which seats become free is for that one.
  if (booking.hasWaitingMoney) return refund('not-waiting');
  if (booking.areSeatsFree) return { do: 'reacquire-and-confirm', to };
  return booking.waitUntil === null ? refund('seats-gone') : { do: 'wait', until: booking.waitUntil };
}

const unpaid = {
  open: 'open',
  action: 'action',
  // The guest has agreed; the money moves when we capture it (PayPal).
  approved: 'action',
  processing: 'unknown',
  cancelled: 'cancelled',
  failed: 'failed',
} as const satisfies Record<string, PaymentStatus>;

// After a decline the same payment stays open for the next attempt: one order, one payment at the provider.
function markUnpaid(payment: PaymentFacts, providerState: Exclude<ProviderState, null>): Decision {
  if (providerState.status === 'succeeded') return { do: 'nothing' };
  const isAttemptFailed =
    providerState.status === 'failed' || (providerState.status === 'open' && providerState.hasDecline);
  return mark(payment, unpaid[providerState.status], isAttemptFailed);
}

function mark(payment: PaymentFacts, status: PaymentStatus, isAttemptFailed: boolean): Decision {
  if (payment.status === status && !isAttemptFailed) return { do: 'nothing' };
  // What has ended stays ended: an answer that is older than the end changes nothing.
  const hasEnded = payment.status === 'cancelled' || payment.status === 'failed';
  return hasEnded ? { do: 'nothing' } : { do: 'mark', status, isAttemptFailed };
}

function refund(because: RefundCause): Decision {
  return { do: 'refund', reason: 'late_or_surplus', because };
}

/** `booking.payment`: what a booking says of its payment rows (docs/domain/checkout.md#what-a-booking-says-of-its-payment). */
export type PaymentSummary = 'none' | 'requires_action' | 'checking' | 'paid' | 'failed';

const summaries: Readonly<Record<PaymentStatus, PaymentSummary>> = {
  new: 'none',
  open: 'requires_action',
  action: 'requires_action',
  unknown: 'checking',
  succeeded: 'paid',
  cancelled: 'none',
  failed: 'failed',
};

/** The summary of a booking's latest payment row; null when it has none. Refunds and disputes are added elsewhere. */
export function paymentSummary(status: PaymentStatus | null): PaymentSummary {
  return status === null ? 'none' : summaries[status];
}

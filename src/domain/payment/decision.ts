// The one decision about money: what a provider's response means for a payment and its booking
// (docs/domain/checkout.md#provider-state, ADR 011).
import { stepOf, untimed } from '#src/domain/booking/lifecycle.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import type { BookingAction } from '#src/domain/booking/transitions.ts';
import { isHoldLive } from '#src/domain/booking/window.ts';

export type PaymentStatus = 'new' | 'open' | 'action' | 'unknown' | 'succeeded' | 'cancelled' | 'failed';

/** The payment's row, as requested. */
export interface PaymentFacts {
  readonly status: PaymentStatus;
  readonly amountMinor: number;
  /** Upper case. */
  readonly currency: string;
}

/** The provider's current state; null: no reliable response. */
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
  /** Whether the payment was made for the booking's current price. */
  readonly isSameQuote: boolean;
  /** Whether the same visitor has a newer hold. */
  readonly isReplaced: boolean;
  /** Read under the departure's lock: whether this party still fits, not counting its own lapsed hold. */
  readonly areSeatsFree: boolean;
  readonly hasBegun: boolean;
  /** Until when its money could wait for a seat, ms since 1970; null: it does not wait. */
  readonly waitUntil: number | null;
  /** Whether another payment of it waits for a seat. */
  readonly hasWaitingMoney: boolean;
}

/** The lifecycle actions that money can cause. */
export type MoneyAction = Extract<BookingAction, 'pay' | 'pay_request' | 'revive'>;

type RefundCause = 'mismatch' | 'price-changed' | 'not-waiting' | 'replaced' | 'begun' | 'seats-gone';

export type Decision =
  | { readonly do: 'nothing' }
  | { readonly do: 'confirm'; readonly to: 'confirmed' | 'requested' }
  | { readonly do: 'reacquire-and-confirm'; readonly to: 'confirmed' | 'requested' }
  | {
      readonly do: 'refund';
      readonly reason: 'late_or_surplus';
      /** `mismatch`: amount or currency differ from the request; an operator must check it. */
      readonly because: RefundCause;
    }
  /** Late money that waits for a seat (seat-wait.ts). */
  | { readonly do: 'wait'; readonly until: number }
  | { readonly do: 'mark'; readonly status: PaymentStatus; readonly isAttemptFailed: boolean };

/**
 * Decides on a provider's response. Nothing else marks a booking as paid or refunds money that no booking can take.
 * Call it under the locks, with a fresh response, at `now` (ms since 1970). A succeeded payment is final: a repeated
 * call does nothing.
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

/** Money revives an expired booking; for a held one, the host's confirmation mode decides. */
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
  // A revived booking is confirmed (docs/domain/bookings.md#late-payments): too late to ask its host.
  if (booking.status === 'expired' && booking.confirmation === 'on_request') return refund('not-waiting');
  // Seats that become free go to the payment that already waits.
  if (booking.hasWaitingMoney) return refund('not-waiting');
  if (booking.areSeatsFree) return { do: 'reacquire-and-confirm', to };
  return booking.waitUntil === null ? refund('seats-gone') : { do: 'wait', until: booking.waitUntil };
}

const unpaid = {
  open: 'open',
  action: 'action',
  // The guest has approved; the money moves when we capture it (PayPal).
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
  // An ended payment stays ended: the response is older than the end.
  const hasEnded = payment.status === 'cancelled' || payment.status === 'failed';
  return hasEnded ? { do: 'nothing' } : { do: 'mark', status, isAttemptFailed };
}

function refund(because: RefundCause): Decision {
  return { do: 'refund', reason: 'late_or_surplus', because };
}

/** `booking.payment`, the summary of its payment rows (docs/domain/checkout.md#payment-status-of-a-booking). */
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

/** The summary of a booking's latest payment row; null without one. Refunds and disputes are added elsewhere. */
export function paymentSummary(status: PaymentStatus | null): PaymentSummary {
  return status === null ? 'none' : summaries[status];
}

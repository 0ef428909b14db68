// From the locked rows and the provider's answer to what the pure decision reads.
import type { GatewayTruth, PaidBooking, PaymentFacts } from '#src/domain/payment/decision.ts';
import type { GatewayPayment } from '#src/server/gateways/payment-port.ts';
import type { LockedTruth } from './decision-queries.ts';
import { methodRules } from './ways/index.ts';

/** The payment's own row as the domain reads it. */
export function paymentFacts(locked: LockedTruth): PaymentFacts {
  return { status: locked.payment_status, amountMinor: locked.amount_minor, currency: locked.currency };
}

/** The booking under its lock as the domain reads it. */
export function bookingFacts(locked: LockedTruth): PaidBooking {
  const isHeld = locked.booking_status === 'held';
  // A lapsed hold that nobody has freed still has its own seats among the taken ones.
  const seats = locked.seats_free + (isHeld ? locked.pax : 0);
  return {
    status: locked.booking_status,
    hold_until: locked.hold_until_ms,
    confirmation: locked.confirmation,
    isSameQuote: locked.payment_due_cents === locked.due_cents,
    isReplaced: locked.is_replaced,
    hasBegun: locked.has_begun,
    areSeatsFree: seats >= locked.pax && (isHeld || locked.coupon_id === null || locked.is_coupon_free),
  };
}

/** The provider's answer as the domain reads it; null when there is none that can be relied on. */
export function truthFacts(locked: LockedTruth, truth: GatewayPayment | null): GatewayTruth {
  return (
    truth && {
      status: isUnseen(locked, truth) ? 'action' : truth.status,
      amountMinor: paidAmount(truth),
      currency: truth.currency,
      hasDecline: truth.decline !== null,
    }
  );
}

/** What the guest's browser confirms, unseen by us, counts from the start as being at its provider. */
function isUnseen(locked: LockedTruth, truth: GatewayPayment): boolean {
  return methodRules[locked.method].isConfirmedUnseen && truth.status === 'open' && truth.decline === null;
}

/** What counts is the money that came, not what was asked for. */
function paidAmount(truth: GatewayPayment): number {
  return truth.status === 'succeeded' ? truth.receivedMinor : truth.amountMinor;
}

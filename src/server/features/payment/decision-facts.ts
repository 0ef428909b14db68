// From the locked rows and the provider's answer to what the pure decision reads.
import type { ProviderState, PaidBooking, PaymentFacts } from '#src/domain/payment/decision.ts';
import type { GatewayPayment } from '#src/server/gateways/payment-port.ts';
import type { LockedPayment } from './decision-queries.ts';
import { methodRules } from './methods/index.ts';

/** The payment's own row as the domain reads it. */
export function paymentFacts(locked: LockedPayment): PaymentFacts {
  return { status: locked.payment_status, amountMinor: locked.amount_minor, currency: locked.currency };
}

/** The booking under its lock as the domain reads it. */
export function bookingFacts(locked: LockedPayment): PaidBooking {
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
export function providerFacts(locked: LockedPayment, providerState: GatewayPayment | null): ProviderState {
  return (
    providerState && {
      status: isUnseen(locked, providerState) ? 'action' : providerState.status,
      amountMinor: paidAmount(providerState),
      currency: providerState.currency,
      hasDecline: providerState.decline !== null,
    }
  );
}

/** What the guest's browser confirms, unseen by us, counts from the start as being at its provider. */
function isUnseen(locked: LockedPayment, providerState: GatewayPayment): boolean {
  return (
    methodRules[locked.method].isConfirmedUnseen && providerState.status === 'open' && providerState.decline === null
  );
}

/** What counts is the money that came, not what was asked for. */
function paidAmount(providerState: GatewayPayment): number {
  return providerState.status === 'succeeded' ? providerState.receivedMinor : providerState.amountMinor;
}

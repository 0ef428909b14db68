// Maps locked rows and the provider's answer to the facts of the pure decision.
import { closesAt, seatWaitUntil, type WaitingMoney } from '#src/domain/payment/seat-wait.ts';
import { untimed } from '#src/domain/booking/lifecycle.ts';
import type { OnlineMoney } from '#src/domain/ledger/postings.ts';
import type { ProviderState, PaidBooking, PaymentFacts } from '#src/domain/payment/decision.ts';
import type { GatewayPayment } from '#src/server/providers/payment-port.ts';
import type { LockedPayment } from './decision-queries.ts';
import { methodRules } from './methods/registry.ts';

export function paymentFacts(locked: LockedPayment): PaymentFacts {
  return { status: locked.payment_status, amountMinor: locked.amount_minor, currency: locked.currency };
}

/** Late money would wait for a seat for `waitHours`. */
export function bookingFacts(locked: LockedPayment, waitHours: number): PaidBooking {
  // Waiting is only for seats: a used-up code does not return.
  const mayWait = locked.booking_status === 'expired' && !locked.is_called_off && isCodeFree(locked);
  return {
    status: locked.booking_status,
    hold_until: locked.hold_until_ms,
    confirmation: locked.confirmation,
    isSameQuote: locked.payment_due_cents === locked.due_cents,
    isReplaced: locked.is_replaced,
    hasBegun: locked.has_begun,
    areSeatsFree: areSeatsFree(locked),
    waitUntil: mayWait ? seatWaitUntil(locked.now_ms, waitHours, closesOf(locked)) : null,
    hasWaitingMoney: locked.has_waiting_money,
  };
}

/** Null when it does not wait. */
export function waitFacts(locked: LockedPayment): WaitingMoney | null {
  if (locked.wait_until_ms === null) return null;
  return {
    until: locked.wait_until_ms,
    closes: closesOf(locked),
    isCalledOff: locked.is_called_off,
    isWhole: locked.back_minor === 0,
    isDisputed: locked.is_disputed,
    areSeatsFree: areSeatsFree(locked),
  };
}

const closesOf = ({ starts_ms: startsAt, cutoff_later_minutes: cutoffMinutes }: LockedPayment) =>
  closesAt({ startsAt, cutoffMinutes });

const isHeld = ({ booking_status: status }: LockedPayment) => status === 'held';

function isCodeFree(locked: LockedPayment): boolean {
  return isHeld(locked) || locked.coupon_id === null || locked.is_coupon_free;
}

function areSeatsFree(locked: LockedPayment): boolean {
  // A closed departure gives lost seats back to no one.
  if (locked.is_called_off && !isHeld(locked)) return false;
  // An expired hold that is not freed yet still has its seats.
  const seats = locked.seats_free + (isHeld(locked) ? locked.pax : 0);
  return seats >= locked.pax && isCodeFree(locked);
}

export function changing({ booking_id: id, booking_status: status, hold_until_ms: hold_until, now_ms }: LockedPayment) {
  return { ...untimed(status), id, hold_until, now_ms };
}

export function onlineOf(locked: LockedPayment): OnlineMoney {
  return {
    bookingId: locked.booking_id,
    depositCents: locked.deposit_cents,
    serviceFeeCents: locked.service_fee_cents,
    discountCents: locked.discount_cents,
    dueCents: locked.due_cents,
  };
}

/** Null without a reliable answer. */
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

/** Confirmed in the browser, so treated as being at the provider from the start. */
function isUnseen(locked: LockedPayment, providerState: GatewayPayment): boolean {
  return (
    methodRules[locked.method].isConfirmedUnseen && providerState.status === 'open' && providerState.decline === null
  );
}

/** The money received, not the amount asked for. */
function paidAmount(providerState: GatewayPayment): number {
  return providerState.status === 'succeeded' ? providerState.receivedMinor : providerState.amountMinor;
}

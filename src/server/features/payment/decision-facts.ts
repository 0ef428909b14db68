// From the locked rows and the provider's answer to what the pure decision reads.
import { closesAt, seatWaitUntil, type WaitingMoney } from '#src/domain/payment/seat-wait.ts';
import { untimed } from '#src/domain/booking/lifecycle.ts';
import type { OnlineMoney } from '#src/domain/ledger/postings.ts';
import type { ProviderState, PaidBooking, PaymentFacts } from '#src/domain/payment/decision.ts';
import type { GatewayPayment } from '#src/server/providers/payment-port.ts';
import type { LockedPayment } from './decision-queries.ts';
import { methodRules } from './methods/registry.ts';

/** The payment's own row as the domain reads it. */
export function paymentFacts(locked: LockedPayment): PaymentFacts {
  return { status: locked.payment_status, amountMinor: locked.amount_minor, currency: locked.currency };
}

/** The booking under its lock as the domain reads it; late money would wait for a seat for `waitHours`. */
export function bookingFacts(locked: LockedPayment, waitHours: number): PaidBooking {
  // Only for seats: a code that is used up meanwhile comes back to nobody.
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

/** Money that waits as the domain reads it; null for a payment that doesn't. */
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
  // Who has lost the seats gets none back from a departure that its host has closed since.
  if (locked.is_called_off && !isHeld(locked)) return false;
  // A lapsed hold that nobody has freed still has its own seats among the taken ones.
  const seats = locked.seats_free + (isHeld(locked) ? locked.pax : 0);
  return seats >= locked.pax && isCodeFree(locked);
}

/** What the writer of a status reads of the booking. */
export function changing({ booking_id: id, booking_status: status, hold_until_ms: hold_until, now_ms }: LockedPayment) {
  return { ...untimed(status), id, hold_until, now_ms };
}

/** The online part of its price, as it is posted. */
export function onlineOf(locked: LockedPayment): OnlineMoney {
  return {
    bookingId: locked.booking_id,
    depositCents: locked.deposit_cents,
    serviceFeeCents: locked.service_fee_cents,
    discountCents: locked.discount_cents,
    dueCents: locked.due_cents,
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

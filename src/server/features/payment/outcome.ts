// What a guest is to be told after the provider's word was applied.
import type { Decision } from '#src/domain/payment/decision.ts';
import { declineCodeOf, type DeclineCode } from '#src/domain/payment/decline.ts';
import type { GatewayPayment, PayMethod } from '#src/server/gateways/payment-port.ts';
import type { LockedTruth } from './decision-queries.ts';

/** How a payment stands after the provider was asked. `url` is the page of the bank, of Alipay or of PayPal. */
export type Applied =
  | { result: 'paid' | 'open' }
  | { result: 'refunded' | 'cancelled' }
  /** `isUnknown`: the provider gave no answer that says anything, and not even that it is working on it. */
  | { result: 'checking'; isUnknown?: true }
  | { result: 'action' | 'approved'; url: string }
  | { result: 'declined'; code: DeclineCode }
  /** Nothing came of the attempt, and the provider is no card: another way to pay may work. */
  | { result: 'failed'; code: 'booking-failed-card' | 'booking-failed-paypal' | 'booking-failed-alipay' | DeclineCode };

/** The outcome of a decision, or of what had been decided before. */
export function outcomeOf(locked: LockedTruth, truth: GatewayPayment | null, decision: Decision): Applied {
  if (decision.do === 'confirm' || decision.do === 'reacquire-and-confirm') return { result: 'paid' };
  if (decision.do === 'refund') return { result: 'refunded' };
  if (locked.payment_status === 'succeeded') return isKept(locked) ? { result: 'paid' } : { result: 'refunded' };
  // Paid another way meanwhile: what became of this payment no longer matters to the guest.
  if (isKept(locked)) return { result: 'paid' };
  if (truth === null) return { result: 'checking', isUnknown: true };
  if (truth.status === 'processing') return { result: 'checking' };
  if ((truth.status === 'action' || truth.status === 'approved') && truth.actionUrl !== null)
    return { result: truth.status, url: truth.actionUrl };
  if (truth.status === 'failed' || (truth.status === 'open' && truth.decline !== null))
    return noOutcome(locked.method, truth.decline);
  if (truth.status === 'cancelled') return { result: 'cancelled' };
  return { result: truth.status === 'open' ? 'open' : 'checking' };
}

function noOutcome(method: PayMethod, decline: GatewayPayment['decline']): Applied {
  if (method === 'card')
    return { result: 'declined', code: declineCodeOf(decline ?? { code: null, declineCode: null }) };
  return { result: 'failed', code: method === 'paypal' ? 'booking-failed-paypal' : 'booking-failed-alipay' };
}

function isKept(locked: LockedTruth): boolean {
  return !['held', 'expired', 'declined', 'cancelled'].includes(locked.booking_status);
}

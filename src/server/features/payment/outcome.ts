// A payment's outcome for its guest, which depends on the booking.
import { isMade } from '#src/domain/booking/status.ts';
import type { Decision } from '#src/domain/payment/decision.ts';
import type { DeclineCode } from '#src/domain/payment/decline.ts';
import type { PayMethod } from '#src/domain/payment/methods.ts';
import type { GatewayPayment } from '#src/server/providers/payment-port.ts';
import { methodRules } from './methods/registry.ts';
import type { FailedCode } from './methods/rules.ts';
import { successUrl } from '#src/server/features/booking/index.ts';
import type { LockedPayment } from './decision-queries.ts';
import { lossOf, type Loss } from '#src/domain/payment/lost-payment.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { Services } from '#src/server/services.ts';
import { findBookingLeft } from './payment-queries.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';

export type Applied =
  | { result: 'paid' | 'open' }
  | { result: 'refunded' | 'cancelled' }
  | { result: 'waiting' }
  /** `isUnknown`: no answer at all. */
  | { result: 'checking'; isUnknown?: true }
  | { result: 'action' | 'approved'; url: string }
  | { result: 'declined'; code: DeclineCode }
  /** Not a card: another method may work. */
  | { result: 'failed'; code: FailedCode };

export function outcomeOf(locked: LockedPayment, providerState: GatewayPayment | null, decision: Decision): Applied {
  if (decision.do === 'confirm' || decision.do === 'reacquire-and-confirm') return { result: 'paid' };
  if (decision.do === 'refund') return { result: 'refunded' };
  if (decision.do === 'wait' || locked.wait_until_ms !== null) return { result: 'waiting' };
  if (locked.payment_status === 'succeeded') return isKept(locked) ? { result: 'paid' } : { result: 'refunded' };
  if (isKept(locked)) return { result: 'paid' };
  if (providerState === null) return { result: 'checking', isUnknown: true };
  if (providerState.status === 'processing') return { result: 'checking' };
  if ((providerState.status === 'action' || providerState.status === 'approved') && providerState.actionUrl !== null)
    return { result: providerState.status, url: providerState.actionUrl };
  if (providerState.status === 'failed' || (providerState.status === 'open' && providerState.decline !== null))
    return noOutcome(locked.method, providerState.decline);
  if (providerState.status === 'cancelled') return { result: 'cancelled' };
  return { result: providerState.status === 'open' ? 'open' : 'checking' };
}

function noOutcome(method: PayMethod, decline: GatewayPayment['decline']): Applied {
  const { declineCode, failedCode } = methodRules[method];
  if (declineCode) return { result: 'declined', code: declineCode(decline ?? { code: null, declineCode: null }) };
  return { result: 'failed', code: failedCode };
}

function isKept(locked: LockedPayment): boolean {
  return isMade(locked.booking_status);
}

export type Reported = Exclude<Applied, { result: 'refunded' | 'cancelled' }> | { result: 'lost'; code: ErrorCode };

/** `paid` reads as paid. Only an expired hold means that seats were released. */
export const lossCodes = {
  replaced: 'hold-replaced',
  'called-off': 'time-unavailable',
  elsewhere: 'payment-in-progress',
  // The other method usually begins a moment later.
  ended: 'payment-in-progress',
  lapsed: 'hold-expired',
} as const satisfies Record<Exclude<Loss, 'paid'>, ErrorCode>;

export async function reportedOutcome(
  { db }: Pick<Services, 'db'>,
  bookingId: string,
  applied: Applied,
): Promise<Reported> {
  if (!isNothing(applied)) return applied;
  const booking = await findBookingLeft(db, bookingId);
  const loss = booking === null ? 'lapsed' : lossOf(booking);
  if (loss === 'paid') return { result: 'paid' };
  // May be retried while the hold lasts.
  if (applied.result === 'declined' || applied.result === 'failed') return applied;
  return { result: 'lost', code: lossCodes[loss] };
}

type Nothing = Extract<Applied, { result: 'refunded' | 'cancelled' | 'declined' | 'failed' }>;

function isNothing(applied: Applied): applied is Nothing {
  return ['refunded', 'cancelled', 'declined', 'failed'].includes(applied.result);
}

interface MethodResult {
  action: string;
  checking: string;
}

/** The payment state of booking `ref`, with the next URL or the failure. */
export function replyOf(
  reported: Reported,
  ref: string,
  { action, checking }: MethodResult,
): CallOutput<'payment/stripe'> | Refusal {
  switch (reported.result) {
    case 'paid':
      return { url: successUrl(ref), message: t('payment.arrived'), state: 'paid' };
    case 'action':
    case 'approved':
      return { url: reported.url, message: action, state: 'action' };
    case 'declined':
    case 'failed':
    case 'lost':
      return refuse(reported.code);
    case 'waiting':
      return { url: successUrl(ref), message: t('payment.waiting'), state: 'checking' };
    default:
      return { url: successUrl(ref), message: checking, state: 'checking' };
  }
}

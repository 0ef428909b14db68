// The requests of one attempt, outside any transaction: create once, then confirm with the guest's card (ADR 011).
import type { CardInput, StripeGateway, Answer } from '#src/server/gateways/payment-port.ts';
import { declineCodeOf } from '#src/domain/payment/decline.ts';
import type { Services } from '#src/server/services.ts';
import { reconcilePayment } from '#src/server/features/payment/reconcile.ts';
import type { OpenAttempt } from '#src/server/features/payment/open-attempt.ts';
import { orderOfAttempt } from '#src/server/features/payment/send-order.ts';
import type { Applied } from '#src/server/features/payment/outcome.ts';
import {
  confirmKey,
  failAttempt,
  markUnknown,
  storeProviderRef,
} from '#src/server/features/payment/attempt-queries.ts';
import { returnUrl } from '#src/server/features/payment/urls.ts';

/**
 * What a `stripe_token` is, by its prefix (docs/domain/payment.md#ways-to-pay): a payment method, a confirmation token, or
 * an old card token; null for anything else.
 */
export function readCardInput(token: string): CardInput | { kind: 'token'; ref: string } | null {
  if (token.startsWith('pm_')) return { kind: 'method', ref: token };
  if (token.startsWith('ctoken_')) return { kind: 'confirmation', ref: token };
  return token.startsWith('tok_') ? { kind: 'token', ref: token } : null;
}

/** Sends the attempt, where `asksBank` with the wish for 3-D Secure, and applies what came back. Never throws for what the provider or the network did. */
export async function sendAttempt(
  services: Services,
  gateway: StripeGateway,
  attempt: OpenAttempt,
  { card, asksBank }: { card: CardInput | { kind: 'token'; ref: string }; asksBank: boolean },
): Promise<Applied> {
  const ref = attempt.providerRef ?? (await create(services, gateway, attempt));
  if (typeof ref !== 'string') return ref;
  const method = card.kind === 'token' ? await exchange(services, gateway, attempt, card.ref) : card;
  if ('result' in method) return method;
  const { booking, paymentId, n } = attempt;
  const answer = await gateway.confirmPayment(ref, {
    card: method,
    returnUrl: returnUrl(services.config.origin, booking, services.keys),
    key: confirmKey(paymentId, n),
    asksBank,
  });
  if (answer.ok) return (await reconcilePayment(services, paymentId, answer.value)) ?? { result: 'checking' };
  if (answer.kind === 'definite' && !answer.isCard) {
    // Not about the card: most often the payment has moved on meanwhile, so its state is what counts.
    services.log.warn({ paymentId, code: answer.code }, 'the provider refused to confirm');
    const applied = await reconcilePayment(services, paymentId);
    // A decline that is still there is that of an earlier card: this one never reached its bank.
    const isStill = applied === null || applied.result === 'open' || applied.result === 'declined';
    if (!isStill) return applied;
  }
  return giveUp(services, attempt, answer);
}

async function create(services: Services, gateway: StripeGateway, attempt: OpenAttempt): Promise<string | Applied> {
  const created = await gateway.createPayment(orderOfAttempt(services, attempt));
  if (!created.ok) return giveUp(services, attempt, created);
  await storeProviderRef(services.db, attempt.paymentId, created.value.ref, gateway.patienceMs * 2);
  return created.value.ref;
}

/** Old card tokens become payment methods first; no money can move here, so no answer simply means: try again. */
async function exchange(
  services: Services,
  gateway: StripeGateway,
  attempt: OpenAttempt,
  token: string,
): Promise<CardInput | Applied> {
  const { paymentId, n } = attempt;
  const method = await gateway.methodOfToken(token, `pay:${paymentId}:method:${n}`);
  if (method.ok) return { kind: 'method', ref: method.value };
  if (method.kind === 'definite') return giveUp(services, attempt, method);
  await failAttempt(services.db, { paymentId, n, code: 'no_answer', declineCode: null });
  return { result: 'failed', code: 'card-try-again' };
}

async function giveUp(services: Services, { paymentId, n }: OpenAttempt, answer: Answer<unknown>): Promise<Applied> {
  if (answer.ok) return { result: 'checking' };
  if (answer.kind === 'unknown') {
    services.log.warn({ paymentId, reason: answer.reason }, 'the provider did not say what became of a payment');
    await markUnknown(services.db, paymentId);
    return { result: 'checking', isUnknown: true };
  }
  const { code, declineCode, isCard } = answer;
  await failAttempt(services.db, { paymentId, n, code, declineCode });
  return isCard
    ? { result: 'declined', code: declineCodeOf({ code, declineCode }) }
    : { result: 'failed', code: 'booking-failed-card' };
}

// payment/stripe: pays a held booking by card (docs/domain/checkout.md#ways-to-pay).
import { type CardProof, proofOfCard, type AttemptKeys, tryCounts } from '#src/domain/user/tries.ts';
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { reportedOutcome, replyOf, type Applied } from '#src/server/features/payment/outcome.ts';
import { openAttempt, type OpenAttempt } from '#src/server/features/payment/open-attempt.ts';
import { t } from '#src/server/features/texts.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimits } from '#src/server/platform/limits/rate-limits.ts';
import type { CardInput, StripeGateway, Answer } from '#src/server/providers/payment-port.ts';
import { declineCodeOf } from '#src/domain/payment/decline.ts';
import type { Services } from '#src/server/services.ts';
import { reconcilePayment } from '#src/server/features/payment/reconcile.ts';
import { orderOfAttempt } from '#src/server/features/payment/send-order.ts';
import {
  confirmKey,
  failAttempt,
  markUnknown,
  storeProviderRef,
} from '#src/server/features/payment/attempt-queries.ts';
import { returnUrl } from '#src/server/features/payment/ask-gateway.ts';

// At most five declines an hour, against card testing, even in parallel. Per address they only require stronger proof.

type Turn = { ok: true; end(result: { isDeclined: boolean }): Promise<void> } | { ok: false; why: 'blocked' | 'busy' };

// This process's running requests: a crash locks no one out. The hourly limit of declines covers all processes.
const underWay = new WeakMap<RateLimits, Map<string, number>>();
const pauseMs = 100;
const longestWaitMs = 10_000;

/** Waits until declines remain for account, booking, browser and card, counting running attempts. Call `end`. */
export async function takeCardTurn(limits: RateLimits, who: AttemptKeys): Promise<Turn> {
  const counts = countsOf(limits);
  const keys = tryCounts('card', who).map(({ key }) => key);
  for (let waited = 0; waited < longestWaitMs; waited += pauseMs) {
    // Counted before reading declines: a running attempt may become one.
    const mine = new Map(keys.map((key) => [key, add(counts, key, 1)]));
    const tried = await limits.triedOf('card', who);
    const isFree = tried.every(({ key, used, most }) => (mine.get(key) ?? 0) <= most - used);
    if (isFree) return { ok: true, end: (result) => endTurn(limits, who, result) };
    for (const key of keys) add(counts, key, -1);
    if (tried.some(({ used, most }) => used >= most)) return { ok: false, why: 'blocked' };
    await pause(pauseMs);
  }
  return { ok: false, why: 'busy' };
}

async function endTurn(limits: RateLimits, who: AttemptKeys, { isDeclined }: { isDeclined: boolean }) {
  try {
    // Before the turn ends, so the next one reads it.
    if (isDeclined) await Promise.all([limits.countWrong('card', who), limits.countWrong('card-address', who)]);
  } finally {
    for (const { key } of tryCounts('card', who)) add(countsOf(limits), key, -1);
  }
}

function countsOf(limits: RateLimits): Map<string, number> {
  const counts = underWay.get(limits) ?? new Map<string, number>();
  underWay.set(limits, counts);
  return counts;
}

function add(counts: Map<string, number>, key: string, change: 1 | -1): number {
  const count = (counts.get(key) ?? 0) + change;
  if (count <= 0) counts.delete(key);
  else counts.set(key, count);
  return count;
}

export const paymentStripe: Handler<'payment/stripe'> = async ({ stripe_token, booking_token }, call) => {
  const { services } = call;
  const gateway = services.gateways.stripe;
  if (!gateway) return refuse('payment-method-unavailable');
  const card = readCardInput(stripe_token);
  if (card === null) return refuse('bad-input', { stripe_token: t('payment.cardToken') });
  const tokenHash = givenHash(services.keys, booking_token);
  const trying = limitKeys(call, tokenHash, await gateway.fingerprintOf(card));
  const proof = await proofFor(services, trying);
  if (proof === 'account' && call.actor.userId === null) return refuse('card-log-in');
  const turn = await takeCardTurn(services.limits, trying);
  if (!turn.ok) {
    if (turn.why === 'busy') return refuse('card-try-again');
    services.log.warn({ visitor: call.visitor.id, user: call.actor.userId }, 'stopped card testing');
    return refuse('irregularity');
  }
  let isDeclined = false;
  try {
    const request = { tokenHash, method: 'card' as const, inputRef: stripe_token, leaseMs: gateway.patienceMs * 2 };
    const opened = await openAttempt(services, request);
    if (isRefusal(opened)) return opened;
    const sent =
      'applied' in opened
        ? opened.applied
        : await sendAttempt(services, gateway, opened.attempt, { card, asksBank: proof !== 'none' });
    isDeclined = 'attempt' in opened && sent.result === 'declined';
    // Network errors, 5xx, 401 and 403 say nothing about the card: general error.
    if (sent.result === 'checking' && sent.isUnknown) return refuse('card-general');
    const reported = await reportedOutcome(services, opened.booking.id, sent);
    return replyOf(reported, opened.booking.ref, {
      action: t('payment.action.card'),
      checking: t('payment.checking.card'),
    });
  } finally {
    await turn.end({ isDeclined });
  }
};

function limitKeys({ actor, visitor }: CallContext, tokenHash: Buffer, card: string | null): AttemptKeys {
  const booking = tokenHash.toString('hex').slice(0, 24);
  return { account: actor.userId, booking, browser: visitor.id, card, address: visitor.address };
}

async function proofFor({ limits, log }: CallContext['services'], who: AttemptKeys): Promise<CardProof> {
  const proof = proofOfCard(await limits.triedOf('card-address', who));
  if (proof !== 'none')
    log.warn({ address: who.address, proof }, 'many declined cards from one address: extra checks are on');
  return proof;
}

/** By prefix: payment method, confirmation token or old card token; otherwise null. */
export function readCardInput(token: string): CardInput | { kind: 'token'; ref: string } | null {
  if (token.startsWith('pm_')) return { kind: 'method', ref: token };
  if (token.startsWith('ctoken_')) return { kind: 'confirmation', ref: token };
  return token.startsWith('tok_') ? { kind: 'token', ref: token } : null;
}

/** `asksBank` requests 3-D Secure. Never throws for provider or network errors. */
async function sendAttempt(
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
    // Not about the card: usually the payment changed, so read its state.
    services.log.warn({ paymentId, code: answer.code }, 'the provider refused to confirm');
    const applied = await reconcilePayment(services, paymentId);
    // An older card's decline: this card never reached its bank.
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

/** Old tokens become payment methods first; no money moves, so retry is safe. */
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
    services.log.warn({ paymentId, reason: answer.reason }, 'could not fetch the state of a payment from the provider');
    await markUnknown(services.db, paymentId);
    return { result: 'checking', isUnknown: true };
  }
  const { code, declineCode, isCard } = answer;
  await failAttempt(services.db, { paymentId, n, code, declineCode });
  return isCard
    ? { result: 'declined', code: declineCodeOf({ code, declineCode }) }
    : { result: 'failed', code: 'booking-failed-card' };
}

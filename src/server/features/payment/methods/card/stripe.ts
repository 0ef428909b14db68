// payment/stripe: pays a held booking by card (docs/domain/payment.md#ways-to-pay).
import { type CardProof, proofOfCard, type Trying } from '#src/domain/guard/tries.ts';
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { givenHash } from '#src/server/secrets.ts';
import { readCardInput, sendAttempt } from './send-card.ts';
import { takeCardTurn } from './card-turns.ts';
import { reportedOutcome, replyOf } from '#src/server/features/payment/outcome.ts';
import { openAttempt } from '#src/server/features/payment/open-attempt.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'payment/stripe';

export const handle: Handler<typeof route> = async ({ stripe_token, booking_token }, call) => {
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
    services.log.warn({ visitor: call.visitor.id, user: call.actor.userId }, 'testing of cards was stopped');
    return refuse('irregularity');
  }
  let isDeclined = false;
  try {
    const wanted = { tokenHash, method: 'card' as const, inputRef: stripe_token, leaseMs: gateway.patienceMs * 2 };
    const opened = await openAttempt(services, wanted);
    if (isRefusal(opened)) return opened;
    const sent =
      'applied' in opened
        ? opened.applied
        : await sendAttempt(services, gateway, opened.attempt, { card, asksBank: proof !== 'none' });
    isDeclined = 'attempt' in opened && sent.result === 'declined';
    // Lost connections, 5xx, 401 and 403 say nothing about the card or the money: the general error, and no other
    // (docs/domain/payment.md#declines).
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

/** Card testing is limited by account, booking, browser and card (5 declines an hour). */
function limitKeys({ actor, visitor }: CallContext, tokenHash: Buffer, card: string | null): Trying {
  const booking = tokenHash.toString('hex').slice(0, 24);
  return { account: actor.userId, booking, browser: visitor.id, card, address: visitor.address };
}

/** What a card has to come with, because of the cards that were declined behind the same address. */
async function proofFor({ limits, log }: CallContext['services'], who: Trying): Promise<CardProof> {
  const proof = proofOfCard(await limits.triedOf('card-address', who));
  if (proof !== 'none')
    log.warn({ address: who.address, proof }, 'many cards of an address were declined: more is asked');
  return proof;
}

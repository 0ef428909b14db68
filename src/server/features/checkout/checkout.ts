// booking/checkout: takes the seats and answers the token that payment calls bring (docs/domain/checkout.md#checking-out).
import { fromMinor } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTurn } from '#src/server/limits/in-turn.ts';
import { readRequest, type CheckoutRequest, claimantOf, slotOf } from './checkout-request.ts';
import { type ClaimAnswer, claimedOf, explained, firstAnswer } from './claim-answer.ts';
import { type Claimed, readClaim, type ClaimRow } from './claim-queries.ts';
import { refuseWithReason } from '#src/server/features/availability/index.ts';
import { withCouponRateLimit } from '#src/server/features/price/index.ts';
import { purchaseOf, successUrl, takeSeats } from '#src/server/features/booking/index.ts';
import { prolongVisitor } from '#src/server/http/visitor.ts';
import { secretOfHash } from '#src/server/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import { randomUUID } from 'node:crypto';
import type { Services } from '#src/server/services.ts';
import { decideClaim, type ClaimPlan } from './claim-decision.ts';
import { claimUnderLock } from './claim-under-lock.ts';
import { isRetryable } from '#src/server/db/db-errors.ts';
import { runNamed } from '#src/server/db/kysely.ts';
import { newBooking } from './new-hold.ts';

// The claim: reads, decides, and takes what is scarce in one statement that looks again under the lock (ADR 010, 033).

/** True when a statement failed because a value of one of these unique constraints was taken by somebody else. */
function isTaken(error: unknown, constraints: readonly string[]): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && constraints.includes(constraint);
}

/**
 * Claims seats and code for a request. What no lock protects is read before it; a simple claim is then one statement.
 * Anyone who replaces a hold, uses a code or an offer, pays nothing or has met a change goes the longer way, under locks of
 * its own.
 */
export async function claim(services: Services, request: CheckoutRequest): Promise<ClaimAnswer> {
  const slot = slotOf(request);
  const row = await readClaim(services, slot, claimantOf(request));
  if (!row) return refuse('course-not-found');
  if (row.known) return firstAnswer(services, request, row.known);
  const plan = decideClaim(row, request, services.config);
  if (isRefusal(plan)) return explained(services, request, plan);
  const taken = isSimple(row, plan) ? await takeAtOnce(services, { request, plan, row }) : null;
  if (taken !== null) return taken;
  const answer = await claimUnderLock(services, { request, row, plan });
  return isRefusal(answer) ? explained(services, request, answer) : answer;
}

/** True when nothing but seats is taken, and no lapsed hold is in their way. */
function isSimple(row: ClaimRow, plan: ClaimPlan): boolean {
  const fits = (row.slot?.taken ?? 0) + plan.quote.pax <= plan.times.capacity;
  return fits && plan.isOpenToFirst && isUnlimited(plan) && row.replaced.length === 0 && !isFree(plan);
}

// A code and an offer are scarce as well, and have locks of their own.
const isUnlimited = (plan: ClaimPlan) => plan.couponId === null && plan.offerId === null;
const isFree = (plan: ClaimPlan) => plan.quote.booking_deposit_due_cents === 0;

interface Simple {
  request: CheckoutRequest;
  plan: ClaimPlan;
  row: ClaimRow;
}

/** Null when something has changed since the read, or two rivals were in each other's way: the longer way looks again. */
async function takeAtOnce(services: Services, { request, plan, row }: Simple): Promise<Claimed | null> {
  const made = newBooking(randomUUID(), services, { request, plan });
  try {
    const taken = takeSeats(made, row.terms_hash);
    const [found] = await runNamed(services, 'booking-take-seats', taken);
    return found?.hold_until ? claimedOf(made, plan, found.hold_until) : null;
  } catch (error) {
    // A twin of this request has just taken its hold; or two rivals would have waited for each other.
    if (isTaken(error, ['booking_one_hold_per_visitor']) || isRetryable(error)) return null;
    throw error;
  }
}

export const route = 'booking/checkout';

const claimTries = 3;

export const handle: Handler<typeof route> = (input, call) =>
  withCouponRateLimit<CallOutput<typeof route> | Refusal>(input.coupon_code, call, async (admitted) => {
    if (!admitted.ok) return refuse(admitted.code);
    const request = await readRequest(input, admitted.code, call);
    if (isRefusal(request)) return request;
    const guest = request.userId ?? request.visitorId;
    const claimed = await inTurn(guest, () => claimOnce(request, call));
    if (!isRefusal(claimed)) return reply(claimed, call);
    return refuseWithReason(claimed, input, call);
  });

/** A claim, begun again when a twin of the request has just used its key, or chance its ref. */
async function claimOnce(request: CheckoutRequest, call: CallContext): Promise<ClaimAnswer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await claim(call.services, request);
    } catch (error) {
      if (tried === claimTries || !isTaken(error, ['booking_ref_key', 'idempotency_key_pkey'])) throw error;
    }
  }
}

function reply(claimed: Claimed, { cookies, services }: CallContext): CallOutput<typeof route> {
  prolongVisitor(cookies, services.config.isSecure);
  const isPaid = claimed.due_cents === 0;
  return {
    message: isPaid ? t('checkout.received') : heldWords(claimed, services),
    token: secretOfHash(services.keys, 'payment', claimed.id, claimed.token_hash),
    url: isPaid ? successUrl(claimed.ref) : null,
    analytic: isPaid ? purchaseOf(claimed) : null,
    ref: claimed.ref,
    booking_deposit_due: fromMinor(claimed.due_cents),
    hold_until: claimed.hold_until?.toISOString() ?? null,
  };
}

/** A hold made from an offer lasts as long as the offer. */
function heldWords({ hold_until }: Claimed, { config, gateways }: CallContext['services']): string {
  const minutes = ((hold_until?.getTime() ?? 0) - gateways.clock.now()) / 60_000;
  return minutes > config.holdMinutes + 1
    ? t('checkout.heldByOffer')
    : t('checkout.held', { minutes: config.holdMinutes });
}

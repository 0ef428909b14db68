// The claim: reads, decides, and takes what is scarce in one statement that looks again under the lock (ADR 010, 033).
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Services } from '#src/server/services.ts';
import { takeSeats } from '#src/server/features/booking/index.ts';
import { claimedOf, explained, firstAnswer, type ClaimAnswer } from './claim-answer.ts';
import { decideClaim, type ClaimPlan } from './claim-decision.ts';
import { readClaim, type ClaimRow, type Claimed } from './claim-queries.ts';
import { claimUnderLock } from './claim-under-lock.ts';
import { claimantOf, slotOf, type CheckoutRequest } from './checkout-request.ts';
import { isRetryable } from '#src/server/db/db-errors.ts';
import { runNamed } from '#src/server/db/kysely.ts';
import { newBooking } from './new-hold.ts';

/** True when a statement failed because a value of one of these unique constraints was taken by somebody else. */
export function isTaken(error: unknown, constraints: readonly string[]): boolean {
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

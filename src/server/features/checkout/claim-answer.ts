// What a claim answers, and what it answers to a key that was used before (docs/domain/checkout.md#checking-out).
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { civilDay } from '#src/server/booking-texts/words.ts';
import type { Services } from '#src/server/services.ts';
import type { NewBooking } from '#src/server/features/booking/index.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import type { ClaimPlan } from './claim-decision.ts';
import { type ClaimRow, findClaimed, type Claimed, findOwnHolds } from './claim-queries.ts';

export type ClaimAnswer = Claimed | Refusal;

/** The same key and body get the same booking; another body is refused (docs/domain/checkout.md#checking-out). */
export async function firstAnswer(
  { db }: Pick<Services, 'db'>,
  { key }: CheckoutRequest,
  known: NonNullable<ClaimRow['known']>,
): Promise<Claimed | Refusal> {
  const isSame = known.body_hash === key?.bodyHash.toString('hex');
  if (!isSame) return refuse('idempotency-mismatch');
  return (await findClaimed(db, known.booking_id)) ?? refuse('conflict');
}

/** One hold too many is refused by naming those that there are; every other refusal stays as it is. */
export async function explained<Answer extends Refusal>(
  { db }: Pick<Services, 'db'>,
  { visitorId, userId }: CheckoutRequest,
  refusal: Answer,
): Promise<Answer> {
  if (refusal.code !== 'hold-limit') return refusal;
  const holds = await findOwnHolds(db, { visitorId, userId });
  const named = holds.map(({ ref, title, date, time }) => `${title}, ${civilDay(date)} at ${time} (${ref})`);
  return named.length === 0 ? refusal : { ...refusal, message: `${errorText(refusal.code)} ${named.join('; ')}.` };
}

/** A claim that has just been made. `holdUntil` is null for one that is confirmed already. */
export function claimedOf(made: NewBooking, plan: ClaimPlan, holdUntil: Date | null): Claimed {
  return {
    id: made.id,
    token_hash: made.tokenHash,
    ref: made.ref,
    due_cents: plan.quote.booking_deposit_due_cents,
    hold_until: holdUntil,
    quote: plan.quote,
    coupon_code: plan.quote.coupon_code,
    course: plan.course,
    date: made.slot.date,
    time: made.slot.time,
    pax: made.pax,
  };
}

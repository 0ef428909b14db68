// The longer way of a claim: everything is locked in the fixed order, read again, and only then decided (ADR 010).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { untimed } from '#src/domain/booking/lifecycle.ts';
import { postConfirmed } from '#src/domain/ledger/postings.ts';
import { moneyAction } from '#src/domain/payment/decision.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import {
  findDepartureId,
  freeHolds,
  lockBookings,
  lockCoupons,
  lockDeparture,
  lockDepartures,
  makeDeparture,
  type NewBooking,
  takeSeatsIn,
  takeTurns,
  whileOfferStands,
  writeConfirmation,
} from '#src/server/features/booking/index.ts';
import { claimedOf, firstAnswer, type ClaimAnswer } from './claim-answer.ts';
import { decideClaim, type ClaimPlan } from './claim-decision.ts';
import { lockOffer } from '#src/server/features/price/index.ts';
import { readClaimIn, type ClaimRow } from './claim-queries.ts';
import { claimantOf, slotOf, type CheckoutRequest } from './checkout-request.ts';
import { newBooking } from './new-hold.ts';

type Trx = Transaction<Database>;

interface PlannedClaim {
  request: CheckoutRequest;
  /** What was read and decided before any lock: it says what to lock, and nothing else of it is relied on. */
  row: ClaimRow;
  plan: ClaimPlan;
}

const rounds = 4;

/** Claims under locks. Begins again when what was to be locked has changed meanwhile. */
export async function claimUnderLock(services: Services, planned: PlannedClaim): Promise<ClaimAnswer> {
  // Outside the transaction, so that a departure's first guest waits for nobody while holding a lock.
  if (planned.row.slot === null) await makeDeparture(services.db, slotOf(planned.request), planned.plan.times);
  let { replaced } = planned.row;
  for (let round = 0; round < rounds; round += 1) {
    const known = replaced;
    const answer = await whileOfferStands(services.db, (trx) =>
      claimIn(trx, services, { ...planned, replaced: known }),
    );
    if (answer === null) break;
    if (!('again' in answer)) return answer;
    replaced = answer.again;
  }
  return refuse('conflict');
}

type Replaced = ClaimRow['replaced'];

async function claimIn(
  trx: Trx,
  services: Services,
  { request, replaced }: PlannedClaim & { replaced: Replaced },
): Promise<ClaimAnswer | { again: Replaced }> {
  const slot = slotOf(request);
  const departureId = await lockAll(trx, request, replaced);
  if (departureId === null) return refuse('conflict');
  const row = await readClaimIn(trx, slot, claimantOf(request));
  if (!row) return refuse('course-not-found');
  // Another request with this key has committed while this one waited for the lock.
  if (row.known) return firstAnswer({ db: trx }, request, row.known);
  if (row.replaced.some((hold) => !replaced.some((one) => one.id === hold.id))) return { again: row.replaced };
  const plan = decideClaim(row, request, services.config);
  if (isRefusal(plan)) return plan;
  if (row.replaced.length > 0 || (row.slot?.lapsed_pax ?? 0) > 0) {
    await freeHolds(trx, departureId, { replaced: row.replaced.map(({ id }) => id), sparesPaying: false });
  }
  const made = newBooking(randomUUID(), services, { request, plan });
  // Its turns are taken and its holds counted: only seats and offer are looked at again.
  const { holder } = made;
  const holdUntil = await takeSeatsIn(trx, { ...made, holder: holder && { ...holder, room: null } }, row.terms_hash);
  if (made.quote.booking_deposit_due_cents > 0) return claimedOf(made, plan, holdUntil);
  await confirmFree(trx, made, plan, row.now_ms);
  return claimedOf(made, plan, null);
}

/** Everything this claim may change, in the order departure, booking, offer, coupon, turns. Answers the departure's id. */
async function lockAll(trx: Trx, request: CheckoutRequest, replaced: Replaced): Promise<number | null> {
  const slot = slotOf(request);
  const others = replaced.map((hold) => hold.departure_id);
  if (others.length > 0) {
    const own = await findDepartureId(trx, slot);
    await lockDepartures(trx, own === null ? others : [own, ...others]);
    await lockBookings(
      trx,
      replaced.map(({ id }) => id),
    );
  }
  const departureId = await lockDeparture(trx, slot);
  if (request.offerHash !== null) await lockOffer(trx, request.offerHash);
  // The codes of the holds that end with this claim are locked with its own, also where it has none: two claims may swap
  // theirs, and no code is locked after a turn.
  await lockCoupons(trx, { code: request.couponCode, bookings: replaced.map(({ id }) => id), departureId });
  await takeTurns(trx, request.holder.turns);
  return departureId;
}

/** Nothing is due online, so the same transaction confirms: no payment row, no provider (docs/domain/payment.md#nothing-due). */
async function confirmFree(
  trx: Trx,
  { id, quote, holdUntilMs }: NewBooking,
  plan: ClaimPlan,
  now: number,
): Promise<void> {
  const online = {
    bookingId: id,
    depositCents: quote.deposit_cents,
    serviceFeeCents: quote.service_fee_cents,
    discountCents: quote.coupon_discount_cents,
    dueCents: quote.booking_deposit_due_cents,
  };
  const { isInstant, requestUntilMs } = plan;
  const held = { ...untimed('held'), id, hold_until: holdUntilMs, now_ms: now };
  await writeConfirmation(trx, held, {
    action: moneyAction({ status: 'held', confirmation: isInstant ? 'instant' : 'on_request' }),
    actor: 'guest',
    paymentId: null,
    posting: postConfirmed(online, null, `booking:${id}`),
    requestUntilMs: isInstant ? null : requestUntilMs,
  });
}

// booking/checkout: takes the seats and answers the payment token (docs/domain/checkout.md#checking-out).
import { fromMinor } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTurn } from '#src/server/platform/limits/in-turn.ts';
import { readRequest, type CheckoutRequest, claimantOf, slotOf } from './checkout-request.ts';
import { type Claimed, readClaim, type ClaimRow, readClaimIn, findClaimed, findOwnHolds } from './claim-queries.ts';
import { refuseWithReason } from '#src/server/features/availability/index.ts';
import { withCouponRateLimit, lockOffer } from '#src/server/features/pricing/index.ts';
import {
  purchaseOf,
  successUrl,
  takeSeats,
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
import { prolongVisitor } from '#src/server/platform/http/visitor.ts';
import { secretOfHash } from '#src/server/platform/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import { randomUUID } from 'node:crypto';
import type { Services } from '#src/server/services.ts';
import { decideClaim, type ClaimPlan, newBooking } from './claim-decision.ts';
import { isRetryable } from '#src/server/platform/db/transaction.ts';
import { runNamed } from '#src/server/platform/db/kysely.ts';
import type { Transaction } from 'kysely';
import { untimed } from '#src/domain/booking/lifecycle.ts';
import { postConfirmed } from '#src/domain/ledger/postings.ts';
import { moneyAction } from '#src/domain/payment/decision.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { errorText } from '#src/contract/errors.ts';
import { civilDay } from '#src/server/booking-texts/words.ts';

// The slower claim: lock in order, read again, decide (ADR 010).

type Trx = Transaction<Database>;

interface PlannedClaim {
  request: CheckoutRequest;
  /** Read before the locks, only to know what to lock. */
  row: ClaimRow;
  plan: ClaimPlan;
}

const rounds = 4;

/** Starts again when the rows to lock have changed. */
async function claimUnderLock(services: Services, planned: PlannedClaim): Promise<ClaimAnswer> {
  // Outside the transaction, so no one waits while holding a lock.
  if (planned.row.slot === null) await makeDeparture(services.db, slotOf(planned.request), planned.plan.times);
  let { replaced } = planned.row;
  for (let round = 0; round < rounds; round += 1) {
    const previous = replaced;
    const answer = await whileOfferStands(services.db, (trx) =>
      claimIn(trx, services, { ...planned, replaced: previous }),
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
  // Another request with this key committed meanwhile.
  if (row.known) return firstAnswer({ db: trx }, request, row.known);
  if (row.replaced.some((hold) => !replaced.some((one) => one.id === hold.id))) return { again: row.replaced };
  const plan = decideClaim(row, request, services.config);
  if (isRefusal(plan)) return plan;
  if (row.replaced.length > 0 || (row.slot?.lapsed_pax ?? 0) > 0) {
    await freeHolds(trx, departureId, { replaced: row.replaced.map(({ id }) => id), sparesPaying: false });
  }
  const made = newBooking(randomUUID(), services, { request, plan });
  // Turns are taken and holds counted: only seats and offer are checked again.
  const { holder } = made;
  const holdUntil = await takeSeatsIn(trx, { ...made, holder: holder && { ...holder, room: null } }, row.terms_hash);
  if (made.quote.booking_deposit_due_cents > 0) return claimedOf(made, plan, holdUntil);
  await confirmFree(trx, made, plan, row.now_ms);
  return claimedOf(made, plan, null);
}

/** Lock order: departure, booking, offer, coupon, turns. Returns the departure's id. */
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
  // Locks the ended holds' codes too: two claims may swap theirs, and codes lock before turns.
  await lockCoupons(trx, { code: request.couponCode, bookings: replaced.map(({ id }) => id), departureId });
  await takeTurns(trx, request.holder.turns);
  return departureId;
}

/** Nothing is due, so the same transaction confirms, without payment row or provider (docs/domain/checkout.md#nothing-due). */
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

/** True for a violation of one of these unique constraints (ADR 010, 033). */
function isTaken(error: unknown, constraints: readonly string[]): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && constraints.includes(constraint);
}

/** A simple claim is one statement. Replacing a hold, a code, an offer, nothing due or a change takes locks. */
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

/** Only seats are taken, and no expired hold blocks them. */
function isSimple(row: ClaimRow, plan: ClaimPlan): boolean {
  const fits = (row.slot?.taken ?? 0) + plan.quote.pax <= plan.times.capacity;
  return fits && plan.isOpenToFirst && isUnlimited(plan) && row.replaced.length === 0 && !isFree(plan);
}

const isUnlimited = (plan: ClaimPlan) => plan.couponId === null && plan.offerId === null;
const isFree = (plan: ClaimPlan) => plan.quote.booking_deposit_due_cents === 0;

interface Simple {
  request: CheckoutRequest;
  plan: ClaimPlan;
  row: ClaimRow;
}

/** Null after a change or a deadlock: the slower way decides. */
async function takeAtOnce(services: Services, { request, plan, row }: Simple): Promise<Claimed | null> {
  const made = newBooking(randomUUID(), services, { request, plan });
  try {
    const taken = takeSeats(made, row.terms_hash);
    const [found] = await runNamed(services, 'booking-take-seats', taken);
    return found?.hold_until ? claimedOf(made, plan, found.hold_until) : null;
  } catch (error) {
    // A twin request has just made its hold, or a deadlock.
    if (isTaken(error, ['booking_one_hold_per_visitor']) || isRetryable(error)) return null;
    throw error;
  }
}

const claimTries = 3;

export const bookingCheckout: Handler<'booking/checkout'> = (input, call) =>
  withCouponRateLimit<CallOutput<'booking/checkout'> | Refusal>(input.coupon_code, call, async (admitted) => {
    if (!admitted.ok) return refuse(admitted.code);
    const request = await readRequest(input, admitted.code, call);
    if (isRefusal(request)) return request;
    const guest = request.userId ?? request.visitorId;
    const claimed = await inTurn(guest, () => claimOnce(request, call));
    if (!isRefusal(claimed)) return reply(claimed, call);
    return refuseWithReason(claimed, input, call);
  });

/** Retries when a twin used the key, or the ref was taken. */
async function claimOnce(request: CheckoutRequest, call: CallContext): Promise<ClaimAnswer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await claim(call.services, request);
    } catch (error) {
      if (tried === claimTries || !isTaken(error, ['booking_ref_key', 'idempotency_key_pkey'])) throw error;
    }
  }
}

function reply(claimed: Claimed, { cookies, services }: CallContext): CallOutput<'booking/checkout'> {
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

/** A hold from an offer lasts as long as the offer. */
function heldWords({ hold_until }: Claimed, { config, gateways }: CallContext['services']): string {
  const minutes = ((hold_until?.getTime() ?? 0) - gateways.clock.now()) / 60_000;
  return minutes > config.holdMinutes + 1
    ? t('checkout.heldByOffer')
    : t('checkout.held', { minutes: config.holdMinutes });
}

// The answer of a claim, also for a repeated key (docs/domain/checkout.md#checking-out).

type ClaimAnswer = Claimed | Refusal;

/** Same key and body: same booking; another body: refused (docs/domain/checkout.md#checking-out). */
async function firstAnswer(
  { db }: Pick<Services, 'db'>,
  { key }: CheckoutRequest,
  earlier: NonNullable<ClaimRow['known']>,
): Promise<Claimed | Refusal> {
  const isSame = earlier.body_hash === key?.bodyHash.toString('hex');
  if (!isSame) return refuse('idempotency-mismatch');
  return (await findClaimed(db, earlier.booking_id)) ?? refuse('conflict');
}

/** A refusal for too many holds names them. */
async function explained<Answer extends Refusal>(
  { db }: Pick<Services, 'db'>,
  { visitorId, userId }: CheckoutRequest,
  refusal: Answer,
): Promise<Answer> {
  if (refusal.code !== 'hold-limit') return refusal;
  const holds = await findOwnHolds(db, { visitorId, userId });
  const named = holds.map(({ ref, title, date, time }) => `${title}, ${civilDay(date)} at ${time} (${ref})`);
  return named.length === 0 ? refusal : { ...refusal, message: `${errorText(refusal.code)} ${named.join('; ')}.` };
}

function claimedOf(made: NewBooking, plan: ClaimPlan, holdUntil: Date | null): Claimed {
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

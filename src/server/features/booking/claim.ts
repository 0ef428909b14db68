// The claim: one transaction that locks the departure, checks everything again and takes what is scarce (ADR 010).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { checkDeparture } from '#src/domain/availability/check-departure.ts';
import { postConfirmed } from '#src/domain/ledger/postings.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { insertBooking, writeConfirmation } from './booking-queries.ts';
import { freeHolds, lockCoupon, lockDeparture, makeDeparture, readClaim, type LockMode } from './claim-queries.ts';
import { decideClaim, type ClaimPlan, type ClaimRefusal } from './claim-decision.ts';
import { timetableOf } from './offer.ts';
import { findOffer } from './offer-queries.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { findClaimed, type Claimed } from './claimed-queries.ts';
import { newBooking } from './new-booking.ts';

type Trx = Transaction<Database>;

/** Claims seats and code for a request. `lock` is for the test that proves the lock by leaving it out. */
export async function claim(
  services: Services,
  request: CheckoutRequest,
  lock: LockMode = 'for update',
): Promise<Claimed | ClaimRefusal | Refusal> {
  return inTransaction(services.db, (trx) => claimIn(trx, services, request, lock));
}

async function claimIn(trx: Trx, services: Services, request: CheckoutRequest, lock: LockMode) {
  const { input, key } = request;
  const slot = { courseId: input.course_id, date: input.date, time: input.time };
  const departureId = (await lockDeparture(trx, slot, lock)) ?? (await firstDeparture(trx, services, request, lock));
  if (isRefusal(departureId)) return departureId;
  if (request.couponCode !== null) await lockCoupon(trx, request.couponCode);
  const row = await readClaim(trx, slot, departureId, {
    userId: request.userId,
    email: request.contact?.email ?? '',
    visitorId: request.visitorId,
    key,
    couponCode: request.couponCode,
  });
  if (!row) return refuse('course-not-found');
  // Another request with this key has committed while this one waited for the lock.
  if (row.known && key) {
    const isSame = row.known.body_hash === key.bodyHash.toString('hex');
    return isSame
      ? ((await findClaimed(trx, row.known.answer.booking_id)) ?? refuse('conflict'))
      : refuse('idempotency-mismatch');
  }
  const plan = decideClaim(row, request, services.config);
  if (isRefusal(plan)) return plan;
  if (row.freeable_pax > 0) {
    const replacedFor = key === null ? request.visitorId : null;
    await freeHolds(trx, departureId, { replacedFor, sparesPaying: false });
  }
  return store(trx, services, { request, departureId, plan });
}

async function firstDeparture(trx: Trx, services: Services, { input }: CheckoutRequest, lock: LockMode) {
  const slot = { courseId: input.course_id, date: input.date, time: input.time };
  const offer = await findOffer(trx, input.course_id, { from: input.date, to: input.date });
  if (!offer) return refuse('course-not-found');
  const asked = { now: offer.now_ms, opens_from: services.config.bookingsOpenFrom };
  const answer = checkDeparture(timetableOf(offer), input, asked);
  if (!answer.ok) return refuse(answer.code);
  const { starts_at, capacity } = answer.departure;
  const endsAtMs = starts_at + offer.duration_minutes * 60_000;
  await makeDeparture(trx, slot, { startsAtMs: starts_at, endsAtMs, capacity });
  return (await lockDeparture(trx, slot, lock)) ?? refuse('conflict');
}

async function store(
  trx: Trx,
  services: Services,
  { request, departureId, plan }: { request: CheckoutRequest; departureId: number; plan: ClaimPlan },
): Promise<Claimed> {
  const booking = newBooking(randomUUID(), services, { request, departureId, plan });
  const { holdUntil } = await insertBooking(trx, booking);
  const isPaid = booking.cents.due === 0;
  if (isPaid) await confirmFree(trx, booking, plan.isInstant);
  return {
    id: booking.id,
    ref: booking.ref,
    due_cents: booking.cents.due,
    hold_until: isPaid ? null : holdUntil,
    quote: plan.wireQuote,
    coupon_code: plan.quote.coupon_code,
    course: plan.course,
    date: request.input.date,
    time: request.input.time,
    pax: booking.pax,
  };
}

/** Nothing is due online, so the same transaction confirms: no payment row, no provider (product 2). */
async function confirmFree(trx: Trx, booking: ReturnType<typeof newBooking>, isInstant: boolean): Promise<void> {
  const { cents } = booking;
  const online = {
    bookingId: booking.id,
    depositCents: cents.deposit,
    serviceFeeCents: cents.serviceFee,
    discountCents: cents.discount,
    dueCents: cents.due,
  };
  await writeConfirmation(trx, {
    bookingId: booking.id,
    from: 'held',
    to: isInstant ? 'confirmed' : 'requested',
    by: 'guest',
    paymentId: null,
    posting: postConfirmed(online, null, `booking:${booking.id}`),
    mail: isInstant ? 'booking-confirmed' : 'booking-requested',
  });
}

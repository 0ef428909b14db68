// A host offers another time: its seats are held like a claim; the request stays open
// (docs/domain/bookings.md#offering-another-time, ADR 032).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { defaultLocale } from '#src/texts/locale.ts';
import { findCourseTerms, type HashedTerms } from '#src/server/features/availability/index.ts';
import type { DetailRow, LockedBooking } from '#src/server/features/booking/index.ts';
import { findOfferOf } from '#src/server/features/pricing/index.ts';
import { planMove, targetDeparture } from './move-plan.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import * as bookings from '#src/server/features/booking/index.ts';
import { insertTimeOffer, mailOfTime } from './other-time-queries.ts';

type Trx = Transaction<Database>;
type Plan = Exclude<ReturnType<typeof planMove>, Refusal>;

interface Offering {
  row: DetailRow;
  slot: { date: string; time: string };
  by: Acting;
}

/** The hold's end, ms since 1970. A repeated offer is the same one. */
export async function offerTime(services: Services, offering: Offering): Promise<Refusal | { untilMs: number }> {
  const { row, slot } = offering;
  if (row.date === slot.date && row.time === slot.time) return refuse('same-departure');
  // Outside the transaction, so no one waits while holding a lock.
  const target = await targetDeparture(services, row, slot);
  if (isRefusal(target)) return target;
  const made = await bookings.whileOfferStands(services.db, (trx) => offerIn(trx, services, { ...offering, target }));
  return made ?? refuse('conflict');
}

async function offerIn(
  trx: Trx,
  services: Services,
  { row, slot, by, target }: Offering & { target: number },
): Promise<Refusal | { untilMs: number }> {
  await bookings.lockDepartures(trx, [row.departure_id, target]);
  const booking = await bookings.lockBooking(trx, row.id, row.departure_id);
  if (!booking) return refuse('booking-state');
  const step = stepOf(booking, 'offer_time', by.role, booking.now_ms);
  if (!step.ok) return refuse(step.code);
  const before = await bookings.findTimeOffer(trx, booking.id);
  if (before?.departure_id === target) return { untilMs: before.expires_at };
  const own = await bookings.lockOwnHolds(trx, target, { visitorId: '', userId: booking.user_id });
  const terms = await findCourseTerms(trx, booking.course_id, { from: slot.date, to: slot.date }, own);
  if (!terms) return refuse('course-not-found');
  const hostOffer = await findOfferOf(trx, booking.offer_id);
  // Checked by the guest's rules: it must be takeable.
  const moveTarget = { ...slot, role: 'guest', action: 'take_time', hostOffer } as const;
  const plan = planMove(booking, terms, moveTarget, services.config);
  if (isRefusal(plan)) return plan;
  const untilMs = plan.requestUntilMs ?? 0;
  if (untilMs <= booking.now_ms) return refuse('time-unavailable');
  const id = randomUUID();
  const to = `${slot.date} ${slot.time}`;
  const facts = { offer_id: id, date: slot.date, time: slot.time, until: new Date(untilMs).toISOString() };
  await bookings.changeStatus(trx, booking, {
    action: 'offer_time',
    by,
    why: { key: 'time-offered', figures: { to } },
    also: mailOfTime('time-offered', facts),
  });
  await bookings.freeHolds(trx, target, { replaced: own, sparesPaying: false });
  const holdId = await holdSeats(trx, services, { id, row, booking, slot, plan, terms, untilMs });
  await insertTimeOffer(trx, { id, bookingId: booking.id, departureId: target, holdId, untilMs });
  return { untilMs };
}

interface Held {
  id: string;
  row: DetailRow;
  booking: LockedBooking;
  slot: Offering['slot'];
  plan: Plan;
  terms: HashedTerms;
  untilMs: number;
}

/** Held for a visitor id that no browser has (ADR 010). */
async function holdSeats(trx: Trx, services: Services, held: Held): Promise<string> {
  const { id, row, booking, slot, plan, terms, untilMs } = held;
  const bookingId = randomUUID();
  const { capacity, startsAtMs } = plan;
  const endsAtMs = startsAtMs + terms.duration_minutes * 60_000;
  await bookings.takeSeatsIn(
    trx,
    {
      id: bookingId,
      ...bookings.identityOf(bookingId, services),
      slot: { courseId: booking.course_id, ...slot, startsAtMs, endsAtMs, capacity },
      userId: booking.user_id,
      isJoined: true,
      passwordHash: null,
      visitorId: `offer:${id}`,
      opensForDays: null,
      holder: null,
      pax: booking.pax,
      holdUntilMs: untilMs,
      quote: plan.quote,
      policy: plan.policy,
      addons: plan.addons,
      couponId: null,
      offerId: null,
      locale: defaultLocale,
      contact: { firstName: row.first_name, lastName: row.last_name, email: row.email, isdCode: '', phone: '' },
      message: '',
      pickup: { address: '', latitude: null, longitude: null },
      key: null,
      remindAtMs: null,
    },
    terms.terms_hash,
  );
  return bookingId;
}

// departure/cancel: first whom it concerns, then every booking of it in full, and nobody can book it any more
// (docs/domain/lifecycle.md#cancelled-by-the-host).
import type { Transaction } from 'kysely';
import { cancelQuote } from '#src/domain/booking/cancel-quote.ts';
import { canDo, statesFor } from '#src/domain/booking/lifecycle.ts';
import { centsToUsd } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { endBooking, type Ending, lockBooking, lockCoupons, type LockedBooking } from '../booking/index.ts';
import { isQuoteId, quoteIdOf } from '../cancel/index.ts';
import { findOpenBookings, lockPaymentsOf, withdrawOffers, closeSlot, logDeparture } from './queries.ts';
import { type Acting, findActing } from '../team/index.ts';
import { lockSlot } from './lock-slot.ts';
import { t } from '../t.ts';

export const route = 'departure/cancel';

type Input = CallInput<typeof route>;
type Output = CallOutput<typeof route>;

export const handle: Handler<typeof route> = async (input, call) => {
  const acting = await findActing(call.services.db, input.course_id, call.actor, 'cancel');
  if (!acting) return refuse('course-not-found');
  return inTransaction(call.services.db, (trx) => cancelIn(trx, input, acting.by, call));
};

type Trx = Transaction<Database>;

async function cancelIn(trx: Trx, input: Input, by: Acting, { services }: CallContext): Promise<Output | Refusal> {
  const slot = { courseId: input.course_id, date: input.date, time: input.time };
  const locked = await lockSlot(trx, slot);
  if (isRefusal(locked)) return locked;
  const bookings = await lockAll(trx, locked.departure_id);
  // Late ones, such as a departure that is over, are refused as a whole: nothing is ended by halves.
  if (bookings.some((booking) => endOf(booking, by) === null)) return refuse('booking-state');
  const known = bookings.filter((booking) => booking.status !== 'held');
  const figures = figuresOf(known, input);
  // Holds come and go while the host reads, and are no guests yet: they end with the rest, and change no figure.
  const names = known.map(({ id, version, status }) => `${id} ${version} ${status}`);
  const facts = ['departure', locked.departure_id, input.cause, figures.refund_total, ...names];
  const quoteId = quoteIdOf(services.keys, facts, input.quote_id);
  if (input.quote_id === undefined)
    return { cancelled: false, quote_id: quoteId, ...figures, message: t('departure.quoted', figures) };
  if (!isQuoteId(input.quote_id, quoteId)) return refuse('quote-changed');
  await lockWhatEnds(trx, bookings);
  // Before the seats come back, because a change of the timetable locks the course, and a change of seats only its days.
  await closeSlot(trx, slot, t(`departure.note.${input.cause}`));
  for (const booking of bookings) await endOne(trx, booking, input, by);
  await logDeparture(trx, 'departure-cancelled', slot, by);
  return {
    cancelled: true,
    quote_id: null,
    ...figures,
    message: t('departure.cancelled'),
  };
}

/** Every payment, then every offer, then every code of theirs, so that the bookings may end one by one in any order. */
async function lockWhatEnds(trx: Trx, bookings: readonly LockedBooking[]): Promise<void> {
  const ids = bookings.map((booking) => booking.id);
  await lockPaymentsOf(trx, ids);
  const offers = bookings.filter((booking) => booking.keeps_offer).map((booking) => booking.offer_id);
  await withdrawOffers(
    trx,
    offers.filter((id) => id !== null),
  );
  await lockCoupons(trx, { bookings: ids });
}

async function lockAll(trx: Trx, departureId: number): Promise<LockedBooking[]> {
  const bookings: LockedBooking[] = [];
  const endedByHost = statesFor(['cancel', 'decline'], 'host');
  for (const id of await findOpenBookings(trx, departureId, endedByHost)) {
    const booking = await lockBooking(trx, id, departureId);
    if (booking && endedByHost.includes(booking.status)) bookings.push(booking);
  }
  return bookings;
}

/** How a booking ends: a request is declined, or has run out already; the others are cancelled. Null: it cannot. */
function endOf(booking: LockedBooking, { role }: Acting): Pick<Ending, 'action' | 'role'> | null {
  const { now_ms: now } = booking;
  if (booking.status !== 'requested') return canDo(booking, 'cancel', role, now) ? { action: 'cancel' } : null;
  if (canDo(booking, 'decline', role, now)) return { action: 'decline' };
  return canDo(booking, 'expire', 'system', now) ? { action: 'expire', role: 'system' } : null;
}

async function endOne(trx: Trx, booking: LockedBooking, { cause, reason = '' }: Input, by: Acting): Promise<void> {
  const end = endOf(booking, by);
  if (end !== null) await endBooking(trx, booking, { ...end, cause, by, reason, tellsHost: false });
}

function figuresOf(known: readonly LockedBooking[], { cause }: Input) {
  const cents = known.map((booking) => cancelQuote(booking, cause, booking.now_ms).refund_cents);
  return {
    bookings: known.length,
    guests: known.reduce((sum, booking) => sum + booking.pax, 0),
    refund_total: centsToUsd(cents.reduce((sum, amount) => sum + amount, 0)),
  };
}

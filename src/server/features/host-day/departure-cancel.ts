// departure/cancel: quotes whom it affects, then refunds every booking and closes the departure
// (docs/domain/bookings.md#cancelled-by-the-host).
import type { Transaction } from 'kysely';
import { cancelQuote } from '#src/domain/booking/refund-share.ts';
import { canDo, statesFor } from '#src/domain/booking/lifecycle.ts';
import { ratesOf } from '#src/domain/host-day/cancellation-rate.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { toReader } from '#src/server/platform/locale.ts';
import {
  endBooking,
  type Ending,
  lockBooking,
  lockCoupons,
  type LockedBooking,
  type SlotKey,
  isQuoteId,
  quoteIdOf,
  lockDeparture,
  makeDeparture,
} from '#src/server/features/booking/index.ts';
import { countAlternatives } from '#src/server/features/changes/index.ts';
import { findCounted } from './no-show-queries.ts';
import { type Acting, type ActingFor, findActing } from '#src/server/features/team/index.ts';
import {
  findOpenBookings,
  findTold,
  lockPaymentsOf,
  withdrawOffers,
  closeSlot,
  logDeparture,
  openSlot,
  readSlot,
  type SlotRow,
} from './departure-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { instantOf } from '#src/domain/calendar/zoned.ts';

// Makes a missing row: without it there is no lock, and a claim would pass (ADR 010).

const MINUTE_MS = 60_000;

interface LockedSlot extends SlotRow {
  departure_id: number;
  capacity: number;
  /** ms since 1970 */
  starts_at: number;
}

/** Refused where the course has none at that time. */
export async function lockSlot(trx: Transaction<Database>, slot: SlotKey): Promise<LockedSlot | Refusal> {
  const existing = await lockDeparture(trx, slot);
  if (existing === null) {
    const planned = await readSlot(trx, slot);
    if (!planned) return refuse('course-not-found');
    const startsAt = instantOf(slot.date, slot.time, planned.time_zone);
    if (planned.capacity === null || startsAt === null) return refuse('time-unavailable');
    const endsAtMs = startsAt + planned.duration_minutes * MINUTE_MS;
    await makeDeparture(trx, slot, { startsAtMs: startsAt, endsAtMs, capacity: planned.capacity });
    if ((await lockDeparture(trx, slot)) === null) return refuse('conflict');
  }
  const row = await readSlot(trx, slot);
  const startsAt = row && instantOf(slot.date, slot.time, row.time_zone);
  if (!row || row.departure_id === null || startsAt === null) return refuse('time-unavailable');
  return { ...row, departure_id: row.departure_id, capacity: row.capacity ?? row.taken, starts_at: startsAt };
}

/** The departure's exception overrides the day's. */
function isClosed({ exception, is_day_closed }: Pick<SlotRow, 'exception' | 'is_day_closed'>): boolean {
  return exception === 'closed' || (is_day_closed && exception !== 'extra');
}

// departure/close: closes a departure for new bookings, or reopens it (docs/domain/calendar.md#cut-offs-and-horizon).

export const departureClose: Handler<'departure/close'> = async (
  { course_id, date, time, is_closed },
  { services, actor },
) => {
  const acting = await findActing(services.db, course_id, actor, 'calendar');
  if (!acting) return refuse('course-not-found');
  const slot = { courseId: course_id, date, time };
  return inTransaction(services.db, async (trx) => {
    const locked = await lockSlot(trx, slot);
    if (isRefusal(locked)) return locked;
    if (locked.now_ms >= locked.starts_at) return refuse('booking-state');
    if (is_closed) await closeSlot(trx, slot, t('departure.note.closed'));
    else await openSlot(trx, slot);
    await logDeparture(trx, is_closed ? 'departure-closed' : 'departure-opened', slot, acting.by);
    const now = (await readSlot(trx, slot)) ?? locked;
    const isShut = isClosed(now);
    return {
      is_closed: isShut,
      taken: now.taken,
      seats_left: isShut ? 0 : Math.max(0, (now.capacity ?? 0) - now.taken),
      message: messageOf(is_closed, isShut, now.taken),
    };
  });
};

function messageOf(wantedClosed: boolean, isShut: boolean, taken: number): string {
  if (!wantedClosed && isShut) return t('departure.dayClosed');
  if (!isShut) return t('departure.opened');
  return taken === 0 ? t('departure.closed') : t('departure.closedBooked');
}

type Input = CallInput<'departure/cancel'>;
type Output = CallOutput<'departure/cancel'>;

export const departureCancel: Handler<'departure/cancel'> = async (input, { services, actor }) => {
  const acting = await findActing(services.db, input.course_id, actor, 'cancel');
  return acting ? cancelDeparture(services, input, acting) : refuse('course-not-found');
};

type Trx = Transaction<Database>;

/** Quotes, or cancels by `quote_id`. */
export async function cancelDeparture(services: Services, input: Input, acting: ActingFor): Promise<Output | Refusal> {
  const answer = await inTransaction(services.db, (trx) => cancelIn(trx, input, acting, services));
  if (isRefusal(answer) || answer.cancelled || answer.bookings === 0) return answer;
  const lost = [{ course_id: input.course_id, date: input.date, time: input.time }];
  const pax = Math.max(...answer.told.map(({ guests }) => guests));
  return { ...answer, alternatives: await countAlternatives(services, { ...input, pax, lost }) };
}

async function cancelIn(
  trx: Trx,
  input: Input,
  { hostId, by }: ActingFor,
  { keys }: Pick<Services, 'keys'>,
): Promise<Output | Refusal> {
  const slot = { courseId: input.course_id, date: input.date, time: input.time };
  const found = await lockOpen(trx, slot, by);
  if (isRefusal(found)) return found;
  const booked = found.bookings.filter((booking) => booking.status !== 'held');
  const ended = booked.filter(({ status }) => status === 'confirmed').length;
  const figures = {
    ...figuresOf(booked, input),
    ...ratesOf(await findCounted(trx, hostId), ended, input.cause),
    told: await findTold(trx, booked),
    alternatives: null,
  };
  // Holds are not guests yet: they end too, without changing the quote.
  const names = booked.map(({ id, version, status }) => `${id} ${version} ${status}`);
  const facts = ['departure', found.departureId, input.cause, figures.refund_total, ...names];
  const quoteId = quoteIdOf(keys, facts, input.quote_id);
  if (input.quote_id === undefined)
    return { cancelled: false, quote_id: quoteId, ...figures, message: toReader(() => t('departure.quoted', figures)) };
  if (!isQuoteId(input.quote_id, quoteId)) return refuse('quote-changed');
  await endAll(trx, slot, found.bookings, { cause: input.cause, reason: input.reason ?? '', by });
  return { cancelled: true, quote_id: null, ...figures, message: toReader(() => t('departure.cancelled')) };
}

export interface DepartureEnd {
  cause: Input['cause'] | CalledOff;
  reason: string;
  by: Acting;
  /** The reason in the host's calendar when staff cancel only this departure. */
  closedFor?: string;
}

/** Off sale closes it already; the host is notified. */
export type CalledOff = 'called_off' | 'called_off_refund';

const isCalledOff = (cause: DepartureEnd['cause']): cause is CalledOff => cause.startsWith('called_off');

/** Ends everything booked; returns how many. */
export async function endDeparture(trx: Trx, slot: SlotKey, end: DepartureEnd): Promise<number | Refusal> {
  const found = await lockOpen(trx, slot, end.by);
  if (isRefusal(found)) return found;
  await endAll(trx, slot, found.bookings, end);
  return found.bookings.filter((booking) => booking.status !== 'held').length;
}

/** A departure that ended is refused as a whole. */
async function lockOpen(
  trx: Trx,
  slot: SlotKey,
  by: Acting,
): Promise<{ departureId: number; bookings: LockedBooking[] } | Refusal> {
  const locked = await lockSlot(trx, slot);
  if (isRefusal(locked)) return locked;
  const bookings = await lockAll(trx, locked.departure_id);
  if (bookings.some((booking) => endOf(booking, by) === null)) return refuse('booking-state');
  return { departureId: locked.departure_id, bookings };
}

async function endAll(trx: Trx, slot: SlotKey, bookings: readonly LockedBooking[], end: DepartureEnd): Promise<void> {
  await lockWhatEnds(trx, bookings);
  // Before returning seats: timetable changes lock the course, seat changes only its days.
  if (!isCalledOff(end.cause)) await closeSlot(trx, slot, t(`departure.note.${end.cause}`));
  else if (end.closedFor !== undefined) await closeSlot(trx, slot, end.closedFor);
  for (const booking of bookings) await endOne(trx, booking, end);
  // A separate closing is logged by its caller, with the reason.
  if (end.closedFor === undefined) await logDeparture(trx, 'departure-cancelled', slot, end.by);
}

/** Payments, then offers, then codes, so bookings may end in any order. */
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

/** Requests are declined or expired, others cancelled. Null: cannot end. */
function endOf(booking: LockedBooking, { role }: Acting): Pick<Ending, 'action' | 'role'> | null {
  const { now_ms: now } = booking;
  if (booking.status !== 'requested') return canDo(booking, 'cancel', role, now) ? { action: 'cancel' } : null;
  if (canDo(booking, 'decline', role, now)) return { action: 'decline' };
  return canDo(booking, 'expire', 'system', now) ? { action: 'expire', role: 'system' } : null;
}

async function endOne(trx: Trx, booking: LockedBooking, { cause, reason, by }: DepartureEnd): Promise<void> {
  const end = endOf(booking, by);
  if (end !== null) await endBooking(trx, booking, { ...end, cause, by, reason, tellsHost: isCalledOff(cause) });
}

function figuresOf(booked: readonly LockedBooking[], { cause }: Pick<Input, 'cause'>) {
  const cents = booked.map((booking) => cancelQuote(booking, cause, booking.now_ms).refund_cents);
  return {
    bookings: booked.length,
    guests: booked.reduce((sum, booking) => sum + booking.pax, 0),
    refund_total: fromMinor(cents.reduce((sum, amount) => sum + amount, 0)),
  };
}

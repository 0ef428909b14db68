import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt, instantOf } from '#src/domain/calendar/zoned.ts';
import type { BookingClock, Timetable, TakenSeats } from './timetable.ts';
import { type PlannedDeparture, planDays } from './day-plan.ts';

/**
 * First and last bookable date, inclusive: from today in the listing's zone or the installation's first date to the horizon
 * (docs/domain/calendar.md#first-date). Empty when `first` is after `last`.
 */
export function bookableSpan(
  timetable: Pick<Timetable, 'time_zone' | 'horizon_days'>,
  { now, opens_from }: BookingClock,
): { readonly today: string; readonly first: string; readonly last: string } {
  const today = dateAt(now, timetable.time_zone);
  return { today, first: today < opens_from ? opens_from : today, last: addDays(today, timetable.horizon_days) };
}

/** Seats taken by date and time; 0 without bookings. */
export function takenSeats(departures: readonly TakenSeats[]): (date: string, time: string) => number {
  const bySlot = new Map(departures.map((one) => [`${one.local_date} ${one.start_time}`, one.taken]));
  return (date, time) => bySlot.get(`${date} ${time}`) ?? 0;
}

/** A bookable departure. Instants in ms since 1970. */
export interface Departure extends PlannedDeparture {
  readonly seats_left: number;
  readonly starts_at: number;
  /** Moves closer to the start after the first booking. */
  readonly cutoff_at: number;
}

const MINUTE_MS = 60_000;

/** Minutes before the start at which it closes, by seats taken (docs/domain/calendar.md#cut-offs-and-horizon). */
function cutoffMinutes(timetable: Timetable, taken: number): number {
  return taken === 0 ? timetable.cutoff_first_minutes : timetable.cutoff_later_minutes;
}

/** Null when sold out, past its cut-off, or at a wall time that its zone skips on that date. */
export function openDeparture(
  timetable: Timetable,
  planned: PlannedDeparture,
  slot: { readonly date: string; readonly taken: number },
  now: number,
): Departure | null {
  const startsAt = instantOf(slot.date, planned.time, timetable.time_zone);
  const seatsLeft = planned.capacity - slot.taken;
  if (startsAt === null || seatsLeft <= 0) return null;
  const cutoffAt = startsAt - cutoffMinutes(timetable, slot.taken) * MINUTE_MS;
  return now < cutoffAt ? { ...planned, seats_left: seatsLeft, starts_at: startsAt, cutoff_at: cutoffAt } : null;
}

type DayAnswer =
  | { readonly ok: true; readonly departures: readonly Departure[] }
  | { readonly ok: false; readonly code: 'corona-time' };

/**
 * Departures of a date bookable now (docs/domain/calendar.md#rules-and-exceptions). A date before the installation's first is
 * refused first (docs/domain/calendar.md#first-date); a past date or one beyond the horizon has none.
 */
export function departuresOn(timetable: Timetable, date: string, clock: BookingClock): DayAnswer {
  if (date < clock.opens_from) return { ok: false, code: 'corona-time' };
  const span = bookableSpan(timetable, clock);
  if (date < span.first || date > span.last) return { ok: true, departures: [] };
  const taken = takenSeats(timetable.departures);
  const departures = planDays(timetable)(date)
    .map((planned) => openDeparture(timetable, planned, { date, taken: taken(date, planned.time) }, clock.now))
    .filter((departure) => departure !== null);
  return { ok: true, departures };
}

type SlotAnswer =
  | { readonly ok: true; readonly departure: Departure }
  | { readonly ok: false; readonly code: 'corona-time' | 'date-unavailable' | 'time-unavailable' | 'pax-unavailable' };

/** 'YYYY-MM-DD', 'HH:mm' wall time, and party size. */
interface WantedSlot {
  readonly date: string;
  readonly time: string;
  readonly pax: number;
}

/**
 * Checks date, time, then guests (docs/domain/checkout.md#steps-in-order, docs/domain/calendar.md#party-and-add-ons). A party below
 * the minimum pays the surcharge.
 */
export function checkDeparture(
  timetable: Timetable & { readonly max_pax: number },
  slot: WantedSlot,
  clock: BookingClock,
): SlotAnswer {
  const day = departuresOn(timetable, slot.date, clock);
  if (!day.ok) return day;
  if (day.departures.length === 0) return { ok: false, code: 'date-unavailable' };
  const departure = day.departures.find((one) => one.time === slot.time);
  if (!departure) return { ok: false, code: 'time-unavailable' };
  const fits = slot.pax >= 1 && slot.pax <= Math.min(departure.seats_left, timetable.max_pax);
  return fits ? { ok: true, departure } : { ok: false, code: 'pax-unavailable' };
}

export type WhyNot = 'not-running' | 'sold-out' | 'too-late' | 'few-seats';

/** The requested day, with time and party where known. */
export interface Missed {
  readonly date: string;
  readonly time?: string | undefined;
  readonly pax?: number | undefined;
  /** Excludes the departure of the booking to be moved. */
  readonly except?: { readonly date: string; readonly time: string } | undefined;
}

/**
 * Why a party cannot book (docs/domain/calendar.md#reasons-for-refusal): too few seats, sold out while bookings are open, too late afterwards,
 * else not running.
 */
export function whyNot(timetable: Timetable, { date, time }: Missed, clock: BookingClock): WhyNot {
  const { today, last } = bookableSpan(timetable, clock);
  const planned = planDays(timetable)(date).filter((one) => time === undefined || one.time === time);
  if (date > last || planned.length === 0) return 'not-running';
  if (date < today) return 'too-late';
  const taken = takenSeats(timetable.departures);
  const isOpen = (one: PlannedDeparture, sold: number) =>
    openDeparture(timetable, one, { date, taken: sold }, clock.now) !== null;
  if (planned.some((one) => isOpen(one, taken(date, one.time)))) return 'few-seats';
  // Full although bookings are open.
  const isFull = planned.some(
    (one) => taken(date, one.time) >= one.capacity && isOpen({ ...one, capacity: Infinity }, taken(date, one.time)),
  );
  if (isFull) return 'sold-out';
  const exists = planned.some((one) => instantOf(date, one.time, timetable.time_zone) !== null);
  return exists ? 'too-late' : 'not-running';
}

/** The next departure up to a date that takes the party; other times of the same day come first. */
export function nextOpen(
  timetable: Timetable & { readonly max_pax: number },
  { date, time, pax = 1, except }: Missed,
  until: string,
  clock: BookingClock,
): { readonly date: string; readonly time: string } | null {
  const { first, last } = bookableSpan(timetable, clock);
  const end = last < until ? last : until;
  if (pax > timetable.max_pax) return null;
  const isOut = (day: string, start: string) =>
    (day === except?.date && start === except.time) || (day === date && start === time);
  const from = time === undefined ? addDays(date, 1) : date;
  for (let day = date < first ? first : from; day <= end; day = addDays(day, 1)) {
    const answer = departuresOn(timetable, day, clock);
    const open = answer.ok
      ? answer.departures.find((one) => one.seats_left >= pax && !isOut(day, one.time))
      : undefined;
    if (open !== undefined) return { date: day, time: open.time };
  }
  return null;
}

import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt, instantOf } from '#src/domain/calendar/zoned.ts';
import type { BookingClock, Timetable, TakenSeats } from './timetable.ts';
import { type PlannedDeparture, planDays } from './day-plan.ts';

/**
 * The first and the last date that can be booked at all, both included: from today in the listing's zone, or the
 * installation's first date, to the horizon (docs/domain/calendar.md#first-date). Nothing can be booked when `first` is
 * after `last`.
 */
export function bookableSpan(
  timetable: Pick<Timetable, 'time_zone' | 'horizon_days'>,
  { now, opens_from }: BookingClock,
): { readonly today: string; readonly first: string; readonly last: string } {
  const today = dateAt(now, timetable.time_zone);
  return { today, first: today < opens_from ? opens_from : today, last: addDays(today, timetable.horizon_days) };
}

/** A function from date and time to the seats that are taken; 0 where nobody has booked. */
export function takenSeats(departures: readonly TakenSeats[]): (date: string, time: string) => number {
  const bySlot = new Map(departures.map((one) => [`${one.local_date} ${one.start_time}`, one.taken]));
  return (date, time) => bySlot.get(`${date} ${time}`) ?? 0;
}

/** A departure that can be booked. Instants in ms since 1970. */
export interface Departure extends PlannedDeparture {
  readonly seats_left: number;
  readonly starts_at: number;
  /** Bookings end at this instant; it moves closer to the start once somebody has booked. */
  readonly cutoff_at: number;
}

const MINUTE_MS = 60_000;

/**
 * Minutes before the start at which a departure closes, by the seats that are taken
 * (docs/domain/calendar.md#cut-offs-and-horizon).
 */
function cutoffMinutes(timetable: Timetable, taken: number): number {
  return taken === 0 ? timetable.cutoff_first_minutes : timetable.cutoff_later_minutes;
}

/**
 * A planned departure with what is left of it, or null when nobody can book it any more: sold out, past its cut-off, or
 * at a wall time that its zone leaves out on that date.
 */
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
 * The departures of a date that can be booked now, in the order of the day
 * (docs/domain/calendar.md#what-a-departure-offers). A date before the installation's first one is refused before anything
 * else is looked at (docs/domain/calendar.md#first-date); a date gone by, or beyond the horizon, has none.
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

/** Date 'YYYY-MM-DD', wall time 'HH:mm' and number of guests. */
interface WantedSlot {
  readonly date: string;
  readonly time: string;
  readonly pax: number;
}

/**
 * Whether a party can take a departure now, checked in the order in which guests choose: date, time, guests
 * (docs/domain/checkout.md#steps-in-order, docs/domain/calendar.md#party-and-add-ons). A party below the minimum can: it
 * pays the surcharge.
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

/** Why a departure, or a whole day without a time, cannot be booked by a party. */
export type WhyNot = 'not-running' | 'sold-out' | 'too-late' | 'few-seats';

/** What was asked for in vain: a day, one of its times where it was named, the party where it is known. */
export interface Missed {
  readonly date: string;
  readonly time?: string | undefined;
  readonly pax?: number | undefined;
  /** A departure that is no way on: the one that a booking to be moved has already. */
  readonly except?: { readonly date: string; readonly time: string } | undefined;
}

/**
 * The reason that a guest is told (docs/domain/calendar.md#why-not): what runs and still has seats has too few of them; what
 * runs and has none is sold out while its bookings are open, and too late afterwards; all else does not run.
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
  // A seat more would be sold now.
  const isFull = planned.some(
    (one) => taken(date, one.time) >= one.capacity && isOpen({ ...one, capacity: Infinity }, taken(date, one.time)),
  );
  if (isFull) return 'sold-out';
  const exists = planned.some((one) => instantOf(date, one.time, timetable.time_zone) !== null);
  return exists ? 'too-late' : 'not-running';
}

/**
 * The first departure after a date, up to another, that takes the party. Where one time was missed, another of the same day comes first.
 */
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

// A departure for its host: planned or not, closed or open, with its bookings (docs/domain/calendar.md#departures).
import { addDays } from '#src/domain/calendar/civil.ts';
import { planDays, type PlannedDeparture } from '#src/domain/availability/day-plan.ts';
import { bookableSpan, openDeparture } from '#src/domain/availability/departures.ts';
import type { BookingClock, DateException, TakenSeats, Timetable } from '#src/domain/availability/timetable.ts';

/** `taken`: seats sold, requested or on a live hold. */
export interface BookedSlot extends TakenSeats {
  /** Confirmed or checked in. */
  readonly bookings: number;
  readonly guests: number;
  /** Open requests and live holds. */
  readonly requests: number;
  readonly holds: number;
}

/** With the host's private note. */
export interface HostException extends DateException {
  readonly reason: string;
  /** The state after reopening. */
  readonly reopens_as: 'extra' | 'capacity' | null;
}

export interface HostTimetable extends Timetable {
  readonly exceptions: readonly HostException[];
  readonly departures: readonly BookedSlot[];
  /** An imported calendar has been unreadable for too long: no bookings (docs/domain/calendar.md#unread-feeds). */
  readonly is_stopped: boolean;
}

/**
 * `off`: has guests but left the timetable. `far`: beyond the horizon. `busy`: another calendar (with a reason: closed
 * city-wide by staff). `stopped`: an unreadable calendar.
 */
export type SlotState = 'open' | 'full' | 'closed' | 'busy' | 'stopped' | 'cutoff' | 'past' | 'far' | 'off';

export interface HostSlot extends Omit<BookedSlot, 'local_date' | 'start_time'> {
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
  readonly min_pax: number;
  readonly state: SlotState;
  readonly reason: string;
}

const noOne = { taken: 0, bookings: 0, guests: 0, requests: 0, holds: 0 } as const;

/** All departures of an inclusive span in order, with closed ones and those kept only by guests. */
export function hostSlots(
  timetable: HostTimetable,
  { from, to }: { readonly from: string; readonly to: string },
  clock: BookingClock,
): HostSlot[] {
  const open = planDays(timetable);
  const all = planDays({ ...timetable, exceptions: timetable.exceptions.flatMap(withoutClosing) });
  const own = planDays({ ...timetable, exceptions: timetable.exceptions.filter((one) => one.kind !== 'busy') });
  const span = bookableSpan(timetable, clock);
  const slots: HostSlot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const running = new Map(open(date).map((planned) => [planned.time, planned]));
    const ownTimes = new Set(own(date).map((planned) => planned.time));
    const allTimes = new Map(all(date).map((planned) => [planned.time, planned]));
    const here = timetable.departures.filter((one) => one.local_date === date && (one.taken > 0 || one.requests > 0));
    const times = new Set([...running.keys(), ...allTimes.keys(), ...here.map((one) => one.start_time)]);
    for (const time of [...times].sort()) {
      const booked = timetable.departures.find((one) => one.local_date === date && one.start_time === time);
      const planned = running.get(time);
      const listed = planned ?? allTimes.get(time);
      const taken = booked?.taken ?? 0;
      slots.push({
        ...(booked === undefined ? noOne : countsOf(booked)),
        date,
        time,
        // Sold seats stay sold, even above the current capacity.
        capacity: Math.max(listed?.capacity ?? 0, taken),
        min_pax: listed?.min_pax ?? timetable.min_pax,
        state: stateOf(
          timetable,
          { date, time, taken, planned, isKnown: allTimes.has(time), isWanted: ownTimes.has(time) },
          { ...clock, last: span.last },
        ),
        reason: reasonOf(timetable.exceptions, date, time),
      });
    }
  }
  return slots;
}

function countsOf({ taken, bookings, guests, requests, holds }: BookedSlot) {
  return { taken, bookings, guests, requests, holds };
}

interface Seen {
  readonly date: string;
  readonly time: string;
  readonly taken: number;
  readonly planned: PlannedDeparture | undefined;
  readonly isKnown: boolean;
  /** Would run if no other calendar were busy. */
  readonly isWanted: boolean;
}

function stateOf(timetable: HostTimetable, seen: Seen, clock: BookingClock & { readonly last: string }): SlotState {
  const { date, time, taken, planned } = seen;
  const untimed = { ...timetable, cutoff_first_minutes: 0, cutoff_later_minutes: 0 };
  const shape = { time, capacity: Number.MAX_SAFE_INTEGER, min_pax: 1 };
  if (openDeparture(untimed, shape, { date, taken }, clock.now) === null) return 'past';
  if (planned === undefined && seen.isWanted) return 'busy';
  if (planned === undefined) return seen.isKnown ? 'closed' : 'off';
  if (taken >= planned.capacity) return 'full';
  if (timetable.is_stopped) return 'stopped';
  if (date > clock.last) return 'far';
  return openDeparture(timetable, planned, { date, taken }, clock.now) === null ? 'cutoff' : 'open';
}

function withoutClosing(exception: HostException): HostException[] {
  if (exception.kind === 'busy') return [];
  if (exception.kind !== 'closed') return [exception];
  return exception.reopens_as === null ? [] : [{ ...exception, kind: exception.reopens_as }];
}

/** The staff's reason for a city-wide closing, else the host's note. */
function reasonOf(exceptions: readonly HostException[], date: string, time: string): string {
  const onDay = exceptions.filter((one) => one.local_date === date);
  const inCity = onDay.find((one) => one.kind === 'busy' && one.start_time === time && one.reason !== '');
  if (inCity !== undefined) return inCity.reason;
  const closed = onDay.filter((one) => one.kind === 'closed');
  const own = closed.find((one) => one.start_time === time) ?? closed.find((one) => one.start_time === null);
  return own?.reason ?? '';
}

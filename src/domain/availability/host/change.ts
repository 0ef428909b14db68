// Changes of a host's timetable, and which bookings they affect (docs/domain/calendar.md#preview-of-a-change).
import { addDays } from '#src/domain/calendar/civil.ts';
import { planDays } from '#src/domain/availability/day-plan.ts';
import type { WeeklyRule } from '#src/domain/availability/timetable.ts';
import type { BookedSlot, HostException, HostTimetable } from './slot.ts';

/** Replaced as a whole. */
export interface Week {
  readonly rules: readonly WeeklyRule[];
  readonly cutoff_first_minutes: number;
  readonly cutoff_later_minutes: number;
  readonly horizon_days: number;
}

/** Local dates; both ends of a span inclusive. */
export type Change =
  | { readonly kind: 'block'; readonly from: string; readonly to: string; readonly reason: string }
  | { readonly kind: 'unblock'; readonly from: string; readonly to: string }
  | { readonly kind: 'close'; readonly date: string; readonly time: string; readonly reason: string }
  | { readonly kind: 'open'; readonly date: string; readonly time: string }
  | { readonly kind: 'capacity'; readonly date: string; readonly time: string; readonly capacity: number }
  | {
      readonly kind: 'extra';
      readonly date: string;
      readonly time: string;
      readonly capacity: number;
      readonly min_pax: number | null;
    }
  | ({ readonly kind: 'week' } & Week);

/** Null: every day from today. */
export function daysOfChange(change: Change): { readonly from: string; readonly to: string } | null {
  if (change.kind === 'week') return null;
  if (change.kind === 'block' || change.kind === 'unblock') return { from: change.from, to: change.to };
  return { from: change.date, to: change.date };
}

export function changedTimetable(timetable: HostTimetable, change: Change): HostTimetable {
  switch (change.kind) {
    case 'week': {
      const { rules, cutoff_first_minutes, cutoff_later_minutes, horizon_days } = change;
      return { ...timetable, rules, cutoff_first_minutes, cutoff_later_minutes, horizon_days };
    }
    case 'block': {
      const remaining = timetable.exceptions
        .filter((one) => !isWholeDay(one, change))
        .map((one) => closedWithDay(one, change));
      return {
        ...timetable,
        exceptions: [...remaining, ...daysIn(change).map((date) => closedDay(date, change.reason))],
      };
    }
    case 'unblock':
      return { ...timetable, exceptions: timetable.exceptions.filter((one) => !isWholeDay(one, change)) };
    case 'close': {
      const found = timetable.exceptions.find((one) => isOf(one, change));
      const closed = closing(found ?? blank(change), change.reason);
      return { ...timetable, exceptions: [...without(timetable, change), closed] };
    }
    case 'open':
      return {
        ...timetable,
        exceptions: timetable.exceptions.flatMap((one) => (isOf(one, change) ? reopened(one) : [one])),
      };
    case 'capacity':
    case 'extra':
      return { ...timetable, exceptions: [...without(timetable, change), seatsOf(timetable, change)] };
  }
}

export interface Touched extends BookedSlot {
  /** `leaves`: no longer in the timetable. `below`: fewer seats than are taken. */
  readonly effect: 'leaves' | 'below';
  /** 0 where it leaves the timetable. */
  readonly capacity: number;
}

/** Departures with guests, requests or holds that a change removes or leaves with too few seats. */
export function touchedBy(before: HostTimetable, after: HostTimetable): Touched[] {
  const [was, is] = [planDays(before), planDays(after)];
  return before.departures.flatMap((slot): Touched[] => {
    if (slot.taken === 0 && slot.requests === 0) return [];
    const old = was(slot.local_date).find((one) => one.time === slot.start_time);
    const now = is(slot.local_date).find((one) => one.time === slot.start_time);
    if (old === undefined) return [];
    if (now === undefined) return [{ ...slot, effect: 'leaves', capacity: 0 }];
    const isBelow = now.capacity < slot.taken && now.capacity < old.capacity;
    return isBelow ? [{ ...slot, effect: 'below', capacity: now.capacity }] : [];
  });
}

interface Span {
  readonly from: string;
  readonly to: string;
}

interface Slot {
  readonly date: string;
  readonly time: string;
}

function daysIn({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

const isWithin = (one: HostException, { from, to }: Span): boolean => one.local_date >= from && one.local_date <= to;
const isWholeDay = (one: HostException, span: Span): boolean => one.start_time === null && isWithin(one, span);
// Exceptions from imported calendars cannot be changed here.
const isOf = (one: HostException, { date, time }: Slot): boolean =>
  one.kind !== 'busy' && one.local_date === date && one.start_time === time;
const without = ({ exceptions }: HostTimetable, slot: Slot): HostException[] =>
  exceptions.filter((one) => !isOf(one, slot));

function closedDay(date: string, reason: string): HostException {
  return {
    local_date: date,
    start_time: null,
    kind: 'closed',
    capacity: null,
    min_pax: null,
    reopens_as: null,
    reason,
  };
}

function blank({ date, time }: Slot): HostException {
  return { ...closedDay(date, ''), start_time: time };
}

function closing(one: HostException, reason: string): HostException {
  return {
    ...one,
    kind: 'closed',
    reason,
    reopens_as: one.kind === 'closed' || one.kind === 'busy' ? one.reopens_as : one.kind,
  };
}

/** An extra departure runs on a closed day, so a block closes it explicitly. */
function closedWithDay(one: HostException, block: Span & { readonly reason: string }): HostException {
  return one.kind === 'extra' && isWithin(one, block) ? closing(one, block.reason) : one;
}

function reopened(one: HostException): HostException[] {
  if (one.kind !== 'closed') return [one];
  return one.reopens_as === null ? [] : [{ ...one, kind: one.reopens_as, reopens_as: null, reason: '' }];
}

/** Sets the seats of an existing departure; a closed one stays closed. */
function seatsOf(timetable: HostTimetable, change: Extract<Change, { kind: 'capacity' | 'extra' }>): HostException {
  const found = timetable.exceptions.find((one) => isOf(one, change));
  const min_pax = change.kind === 'extra' ? change.min_pax : (found?.min_pax ?? null);
  const seats = { ...blank(change), capacity: change.capacity, min_pax };
  if (change.kind === 'extra') return { ...seats, kind: 'extra' };
  if (found?.kind === 'closed') {
    return { ...seats, kind: 'closed', reason: found.reason, reopens_as: found.reopens_as ?? 'capacity' };
  }
  return { ...seats, kind: found?.kind === 'extra' ? 'extra' : 'capacity' };
}

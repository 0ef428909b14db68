// The days in view with their departures, and their names.
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { datesOf } from './calendar-view.ts';
import { t } from './texts.ts';
import type { CallOutput } from '#src/contract/types.ts';

/** The departures of the days in view. */
export type Range = CallOutput<'calendar/range'>;

export type Slot = Range['departures'][number];

export type Listing = Range['listings'][number];

/** A day: its departures, and the listings that are closed on the whole of it, with the host's own note. */
export interface Day {
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly blocks: Range['blocks'];
}

/** The days of a span, of one listing or of all. */
export function daysOf(range: Range, span: { from: string; to: string }, listing: number | null): Day[] {
  const isOf = (one: { readonly course_id: number }): boolean => listing === null || one.course_id === listing;
  return datesOf(span).map((date) => ({
    date,
    slots: range.departures.filter((slot) => slot.date === date && isOf(slot)),
    blocks: range.blocks.filter((block) => block.date === date && isOf(block)),
  }));
}

/** What of a day is worth a glance: departures that run, seats taken of all, and requests that wait. */
export function sumOf({ slots }: Day): { running: number; taken: number; capacity: number; requests: number } {
  const running = slots.filter((slot) => slot.state !== 'closed' || slot.taken > 0);
  const sum = (of: 'taken' | 'capacity' | 'requests'): number => running.reduce((all, slot) => all + slot[of], 0);
  return { running: running.length, taken: sum('taken'), capacity: sum('capacity'), requests: sum('requests') };
}

/** Whether the staff have closed the day in the whole city: the departure carries their reason. */
export const isClosedInCity = ({ state, reason }: Slot): boolean => state === 'busy' && reason !== '';

/** The text of a departure's state. */
export const stateKey = (slot: Slot) => (isClosedInCity(slot) ? 'state.inCity' : (`state.${slot.state}` as const));

/** Whether another calendar says that the host is busy while guests are booked. */
export function isConflict(slot: Slot): boolean {
  return slot.state === 'busy' && !isClosedInCity(slot) && slot.bookings + slot.requests > 0;
}

/** `Tuesday 24 November`, with the year where it is not that of `today`. */
export function dayName(date: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', ...year } as const;
  const name = dateFormat(dateTag(), options).format(new Date(`${date}T00:00:00Z`));
  return date === today ? t('day.today', { day: name }) : name;
}

/** `24 Nov` */
export function shortDay(date: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(dateTag(), options).format(new Date(`${date}T00:00:00Z`));
}

/** A month's name: `November 2026` for `2026-11`. */
export function monthName(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(dateTag(), options).format(new Date(`${month}-01T00:00:00Z`));
}

/** A weekday's name: 1 is Monday. */
export function weekdayName(weekday: number, length: 'long' | 'short' = 'long'): string {
  return dateFormat(dateTag(), { weekday: length, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 10, 22 + weekday)));
}

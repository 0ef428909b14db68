// The days in view with departures and names.
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { datesOf } from './calendar-view.ts';
import { t } from './texts.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type Range = CallOutput<'calendar/range'>;

export type Slot = Range['departures'][number];

export type Listing = Range['listings'][number];

export interface Day {
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly blocks: Range['blocks'];
}

export function daysOf(range: Range, span: { from: string; to: string }, listing: number | null): Day[] {
  const isOf = (one: { readonly course_id: number }): boolean => listing === null || one.course_id === listing;
  return datesOf(span).map((date) => ({
    date,
    slots: range.departures.filter((slot) => slot.date === date && isOf(slot)),
    blocks: range.blocks.filter((block) => block.date === date && isOf(block)),
  }));
}

export function sumOf({ slots }: Day): { running: number; taken: number; capacity: number; requests: number } {
  const running = slots.filter((slot) => slot.state !== 'closed' || slot.taken > 0);
  const sum = (of: 'taken' | 'capacity' | 'requests'): number => running.reduce((all, slot) => all + slot[of], 0);
  return { running: running.length, taken: sum('taken'), capacity: sum('capacity'), requests: sum('requests') };
}

/** Closed city-wide by staff, whose reason the departure has. */
export const isClosedInCity = ({ state, reason }: Slot): boolean => state === 'busy' && reason !== '';

export const stateKey = (slot: Slot) => (isClosedInCity(slot) ? 'state.inCity' : (`state.${slot.state}` as const));

/** Another calendar is busy while guests are booked. */
export function isConflict(slot: Slot): boolean {
  return slot.state === 'busy' && !isClosedInCity(slot) && slot.bookings + slot.requests > 0;
}

/** `Tuesday 24 November`; with the year unless it is that of `today`. */
export function dayName(date: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', ...year } as const;
  const name = dateFormat(dateTag(), options).format(new Date(`${date}T00:00:00Z`));
  return date === today ? t('day.today', { day: name }) : name;
}

export function shortDay(date: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(dateTag(), options).format(new Date(`${date}T00:00:00Z`));
}

export function monthName(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(dateTag(), options).format(new Date(`${month}-01T00:00:00Z`));
}

export function weekdayName(weekday: number, length: 'long' | 'short' = 'long'): string {
  return dateFormat(dateTag(), { weekday: length, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 10, 22 + weekday)));
}

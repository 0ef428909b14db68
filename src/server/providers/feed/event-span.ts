// Start, end and busy state of an event (RFC 5545).
import ICAL from 'ical.js';
import type { Busy } from '#src/domain/availability/feed/busy.ts';
import type { ReadEvent } from './event-lines.ts';
import { type Clock, type Wall, wallOf } from './wall-clock.ts';

/** Not cancelled, not marked free. */
export function blocks(event: ICAL.Component): boolean {
  const is = (name: string, word: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase() === word;
  return !is('status', 'CANCELLED') && !is('transp', 'TRANSPARENT') && !is('x-microsoft-cdo-busystatus', 'FREE');
}

export interface Start {
  readonly wall: Wall;
  readonly tzid: string | null;
}

export interface Span {
  readonly first: Busy;
  readonly start: Start;
  /** From a wall time, ms; whole days follow the clock. */
  readonly lengthOf: (wall: Wall) => number;
  /** The longest possible time when zone or end is unknown. */
  readonly shape: (time: Busy) => Busy;
  readonly doubts: readonly ('zone' | 'length')[];
}

/** Longer events are not believed. */
const longestDays = 400;
const DAY_MS = 86_400_000;

export function spanOf({ event, faults }: ReadEvent, clock: Clock): Span {
  const property = event.getFirstProperty('dtstart');
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) throw new Error('an event has no start');
  const tzid = tzidOf(property);
  const wall = wallOf(value);
  const from = clock.instantOf(wall, tzid);
  const end = event.getFirstProperty('dtend');
  const until = end?.getFirstValue();
  const { lengthOf, isAbsurd } = lengthOfEvent(event, { from, value, tzid }, clock);
  const begin = clock.doubtOf(wall, tzid);
  const finish = end && until instanceof ICAL.Time ? clock.doubtOf(wallOf(until), tzidOf(end)) : begin;
  const [early, late] = [Math.max(begin.early, finish.early), Math.max(begin.late, finish.late)];
  const isEndless = ['DTEND', 'DURATION', 'BEGIN'].some((name) => faults.has(name));
  const shape = (time: Busy): Busy => {
    const wide = time.end > time.start || isEndless ? { start: time.start - early, end: time.end + late } : time;
    return isEndless ? clock.wholeDays(wide) : wide;
  };
  const doubts = [
    ...(early + late > 0 ? (['zone'] as const) : []),
    ...(isEndless || isAbsurd ? (['length'] as const) : []),
  ];
  return { first: { start: from, end: from + lengthOf(wall) }, start: { wall, tzid }, lengthOf, shape, doubts };
}

function lengthOfEvent(
  event: ICAL.Component,
  { from, value, tzid }: { from: number; value: ICAL.Time; tzid: string | null },
  clock: Clock,
): Pick<Span, 'lengthOf'> & { readonly isAbsurd: boolean } {
  const end = event.getFirstProperty('dtend');
  const until = end?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null;
  if (value.isDate) {
    const given = until instanceof ICAL.Time ? until.subtractDate(value).toSeconds() : seconds;
    const days = Math.max(1, Math.round((given ?? 0) / 86_400));
    const believed = Math.min(days, longestDays);
    const lengthOf = (wall: Wall) =>
      clock.instantOf(clock.daysLater(wall, believed), tzid) - clock.instantOf(wall, tzid);
    return { lengthOf, isAbsurd: days > longestDays };
  }
  const ms =
    end && until instanceof ICAL.Time ? clock.instantOf(wallOf(until), tzidOf(end)) - from : (seconds ?? 0) * 1000;
  const believed = Math.max(0, Math.min(ms, longestDays * DAY_MS));
  return { lengthOf: () => believed, isAbsurd: ms > longestDays * DAY_MS };
}

/** Null for none. */
export function tzidOf(property: ICAL.Property): string | null {
  const tzid = property.getParameter('tzid');
  return typeof tzid === 'string' ? tzid : null;
}

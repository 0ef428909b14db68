// When an event of a calendar file begins and ends, and whether it keeps anybody busy (RFC 5545).
import ICAL from 'ical.js';
import type { Busy } from '#src/domain/feed/busy.ts';
import { type Clock, type Wall, wallOf } from './wall-clock.ts';

/** A cancelled event is none, and one that is marked as free keeps nobody busy. */
export function blocks(event: ICAL.Component): boolean {
  const is = (name: string, word: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase() === word;
  return !is('status', 'CANCELLED') && !is('transp', 'TRANSPARENT');
}

/** A start, on the clock that it is told by. */
export interface Start {
  readonly wall: Wall;
  readonly tzid: string | null;
}

/** The first time of an event, and what its further ones are worked out from. */
export interface Span {
  readonly first: Busy;
  readonly start: Start;
  /** How long an occurrence lasts that begins at a wall time, in ms: whole days are as long as the clock makes them. */
  readonly lengthOf: (wall: Wall) => number;
}

/** When an event begins and how long it lasts. Throws for one without a start. */
export function spanOf(event: ICAL.Component, clock: Clock): Span {
  const property = event.getFirstProperty('dtstart');
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) throw new Error('an event without a start');
  const tzid = tzidOf(property);
  const wall = wallOf(value);
  const from = clock.instantOf(wall, tzid);
  const lengthOf = lengthOfEvent(event, { from, value, tzid }, clock);
  return { first: { start: from, end: from + lengthOf(wall) }, start: { wall, tzid }, lengthOf };
}

function lengthOfEvent(
  event: ICAL.Component,
  { from, value, tzid }: { from: number; value: ICAL.Time; tzid: string | null },
  clock: Clock,
): Span['lengthOf'] {
  const end = event.getFirstProperty('dtend');
  const until = end?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null;
  if (value.isDate) {
    const given = until instanceof ICAL.Time ? until.subtractDate(value).toSeconds() : seconds;
    const days = Math.max(1, Math.round((given ?? 0) / 86_400));
    return (wall) => {
      const begins = clock.instantOf(wall, tzid);
      return clock.instantOf(clock.daysLater(wall, days), tzid) - begins;
    };
  }
  const ms =
    end && until instanceof ICAL.Time ? clock.instantOf(wallOf(until), tzidOf(end)) - from : (seconds ?? 0) * 1000;
  return () => Math.max(0, ms);
}

/** The zone that is named beside a time; null for none. */
export function tzidOf(property: ICAL.Property): string | null {
  const tzid = property.getParameter('tzid');
  return typeof tzid === 'string' ? tzid : null;
}

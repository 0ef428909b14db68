// When one event of a calendar file keeps its owner busy (RFC 5545), with what repeats, is left out, moved or cancelled.
import ICAL from 'ical.js';
import type { Busy } from '#src/domain/feed/busy.ts';
import { type Clock, type Wall, wallOf } from './wall-clock.ts';

/** Told to whoever asked: the file is none, or repeats too often to be worked out. */
export class NotRead extends Error {
  readonly fault: 'not-a-calendar' | 'too-often';
  constructor(fault: 'not-a-calendar' | 'too-often') {
    super(fault);
    this.fault = fault;
  }
}

/** An event and what of its occurrences is different. */
export interface Series {
  readonly event: ICAL.Component;
  readonly changed: readonly ICAL.Component[];
}

/** Whose clock, which days, and how many steps are left. */
export interface Reader {
  readonly clock: Clock;
  readonly within: Busy;
  readonly steps: { left: number };
}

/** When an event and its changed occurrences keep its owner busy. Throws for one that cannot be understood. */
export function timesOf({ event, changed }: Series, reader: Reader): Busy[] {
  const { clock } = reader;
  const replaced = new Set(changed.flatMap((one) => instantsOf(one, 'recurrence-id', clock)));
  const times = changed.filter(blocks).flatMap((one) => {
    const { first } = spanOf(one, clock);
    return [first];
  });
  if (!blocks(event)) return times;
  const { first, start, lengthOf } = spanOf(event, clock);
  const left = new Set([...replaced, ...instantsOf(event, 'exdate', clock)]);
  const add = (instant: number, wall: Wall) => {
    if (!left.has(instant)) times.push({ start: instant, end: instant + lengthOf(wall) });
  };
  add(first.start, start.wall);
  for (const property of event.getAllProperties('rrule')) {
    for (const recur of property.getValues() as ICAL.Recur[]) {
      for (const { instant, wall } of repeats(recur, start, reader)) if (instant !== first.start) add(instant, wall);
    }
  }
  for (const { instant, end, wall } of extraDates(event, clock)) {
    if (!left.has(instant)) times.push({ start: instant, end: end ?? instant + lengthOf(wall) });
  }
  return times;
}

/** A cancelled event is none, and one that is marked as free keeps nobody busy. */
function blocks(event: ICAL.Component): boolean {
  const is = (name: string, word: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase() === word;
  return !is('status', 'CANCELLED') && !is('transp', 'TRANSPARENT');
}

interface Start {
  readonly wall: Wall;
  readonly tzid: string | null;
}

interface Span {
  readonly first: Busy;
  readonly start: Start;
  /** How long an occurrence lasts that begins at a wall time, in ms: whole days are as long as the clock makes them. */
  readonly lengthOf: (wall: Wall) => number;
}

function spanOf(event: ICAL.Component, clock: Clock): Span {
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

function tzidOf(property: ICAL.Property): string | null {
  const tzid = property.getParameter('tzid');
  return typeof tzid === 'string' ? tzid : null;
}

/** The instants of a property's dates. A date without a time means the occurrence of that day. */
function instantsOf(event: ICAL.Component, name: string, clock: Clock): number[] {
  const start = event.getFirstProperty('dtstart');
  const first = start?.getFirstValue();
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value) => {
      if (!(value instanceof ICAL.Time)) return [];
      const wall = wallOf(value);
      const isBare = wall.isDate && first instanceof ICAL.Time && !first.isDate;
      if (!isBare || !start) return [clock.instantOf(wall, tzidOf(property))];
      const { year, month, day } = wall;
      return [clock.instantOf({ ...wallOf(first), year, month, day }, tzidOf(start))];
    }),
  );
}

/** Occurrences of a rule within the span, in order. The rule runs on wall time; its end may be an instant. */
function* repeats(
  recur: ICAL.Recur,
  { wall, tzid }: Start,
  { clock, within, steps }: Reader,
): Generator<{ instant: number; wall: Wall }> {
  const { until } = recur;
  const rule = recur.clone();
  rule.until = null;
  const last = until === null || until === undefined ? Infinity : untilInstant(until, wall, tzid, clock);
  const { year, month, day, hour, minute, second, isDate } = wall;
  const floating = new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
  const iterator = rule.iterator(floating);
  for (;;) {
    if (steps.left <= 0) throw new NotRead('too-often');
    steps.left -= 1;
    const next = iterator.next();
    if (!next) return;
    const at = { ...wallOf(next), isDate, isUtc: wall.isUtc };
    const instant = clock.instantOf(at, tzid);
    if (instant > last || instant >= within.end) return;
    yield { instant, wall: at };
  }
}

function untilInstant(until: ICAL.Time, { isDate, isUtc }: Wall, tzid: string | null, clock: Clock): number {
  const end = wallOf(until);
  if (!end.isDate || isDate) return clock.instantOf(end, tzid);
  return clock.instantOf({ ...end, hour: 23, minute: 59, second: 59, isDate, isUtc }, tzid);
}

interface ExtraDate {
  readonly instant: number;
  /** Null where it lasts as long as the event. */
  readonly end: number | null;
  readonly wall: Wall;
}

/** Further dates of an event, and further periods with an end of their own. */
function extraDates(event: ICAL.Component, clock: Clock): ExtraDate[] {
  return event.getAllProperties('rdate').flatMap((property) =>
    property.getValues().flatMap((value): ExtraDate[] => {
      const tzid = tzidOf(property);
      if (value instanceof ICAL.Time)
        return [{ instant: clock.instantOf(wallOf(value), tzid), end: null, wall: wallOf(value) }];
      if (!(value instanceof ICAL.Period)) return [];
      const wall = wallOf(value.start);
      return [{ instant: clock.instantOf(wall, tzid), end: clock.instantOf(wallOf(value.getEnd()), tzid), wall }];
    }),
  );
}

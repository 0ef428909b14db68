// Busy times of an event (RFC 5545), with its recurrence.
import ICAL from 'ical.js';
import type { Busy } from '#src/domain/availability/feed/busy.ts';
import type { ReadEvent } from './event-lines.ts';
import { blocks, spanOf, type Start, tzidOf } from './event-span.ts';
import { type Clock, type Wall, wallOf } from './wall-clock.ts';

/** Thrown for no calendar, or too many repeats. */
export class NotRead extends Error {
  readonly fault: 'not-a-calendar' | 'too-often';
  constructor(fault: 'not-a-calendar' | 'too-often') {
    super(fault);
    this.fault = fault;
  }
}

/** An event with its changed occurrences. */
export interface Series {
  readonly event: ReadEvent;
  readonly changed: readonly ReadEvent[];
}

/** Clock, the span to read, and the steps left. */
export interface Reader {
  readonly clock: Clock;
  readonly within: Busy;
  readonly steps: { left: number };
}

/** Busy times, some of them guesses. */
export interface Times {
  readonly times: Busy[];
  /** Guesses, with their reasons. */
  readonly doubts: readonly { readonly event: ReadEvent; readonly why: Why }[];
}

export type Why = 'time' | 'repeat' | 'zone' | 'length';

const ofRepetition = ['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'] as const;

/** Assumes the longest possible time when uncertain. */
export function timesOf({ event, changed }: Series, reader: Reader): Times {
  const own = careful(event, reader, () => occurrences({ event, changed }, reader));
  const others = changed
    .filter((one) => blocks(one.event))
    .map((one) => careful(one, reader, () => firstOf(one, reader.clock)));
  const all = [own, ...others];
  return { times: all.flatMap(({ times }) => times), doubts: all.flatMap(({ doubts }) => doubts) };
}

function firstOf(event: ReadEvent, clock: Clock): Times {
  const { first, shape, doubts } = spanOf(event, clock);
  return { times: [shape(first)], doubts: doubts.map((why) => ({ event, why })) };
}

/** An unreadable time blocks the day. */
function careful(event: ReadEvent, { clock }: Reader, tell: () => Times): Times {
  const broken = ofRepetition.some((name) => event.faults.has(name));
  try {
    if (!blocks(event.event)) return { times: [], doubts: [] };
    const { times, doubts } = tell();
    return { times, doubts: broken ? [{ event, why: 'repeat' }, ...doubts] : doubts };
  } catch (error) {
    if (error instanceof NotRead) throw error;
    return { times: event.day === null ? [] : [clock.dayOf(event.day)], doubts: [{ event, why: 'time' }] };
  }
}

function occurrences({ event: read, changed }: Series, reader: Reader): Times {
  const { clock } = reader;
  const { event, faults } = read;
  const { first, start, lengthOf, shape, doubts } = spanOf(read, clock);
  const left = new Set([
    ...instantsOf(event, 'exdate', event, clock),
    ...changed.flatMap((one) => instantsOf(one.event, 'recurrence-id', event, clock)),
  ]);
  const turns = changed
    .filter(isOnwards)
    .flatMap((one) => startsOf(one.event, 'recurrence-id', event).map((was) => onwardsOf(one, was, clock)))
    .sort((one, other) => one.from - other.from);
  const times: Busy[] = [];
  const add = (instant: number, at: Start, end = instant + lengthOf(at.wall)) => {
    if (left.has(instant)) return;
    const turn = turns.findLast(({ from }) => from <= instant);
    const time = turn === undefined ? shape({ start: instant, end }) : turn.timeOf(at);
    if (time !== null) times.push(time);
  };
  add(first.start, start);
  // Unknown recurrence: block the first day.
  if (faults.has('RRULE')) times.push(clock.wholeDays(shape(first)));
  // Moves to earlier may enter the span.
  const until = reader.within.end - turns.reduce((least, { by }) => Math.min(least, by), 0);
  for (const property of event.getAllProperties('rrule')) {
    for (const recur of property.getValues() as ICAL.Recur[]) {
      for (const { instant, wall } of repeats(recur, start, reader, until))
        if (instant !== first.start) add(instant, { wall, tzid: start.tzid });
    }
  }
  for (const { instant, end, at } of extraDates(event, clock)) add(instant, at, end ?? undefined);
  return { times, doubts: doubts.map((why) => ({ event: read, why })) };
}

/** A date without time is that day's occurrence. */
function startsOf(holder: ICAL.Component, name: string, series: ICAL.Component): Start[] {
  const start = series.getFirstProperty('dtstart');
  const first = start?.getFirstValue();
  return holder.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value): Start[] => {
      if (!(value instanceof ICAL.Time)) return [];
      const wall = wallOf(value);
      const isBare = wall.isDate && first instanceof ICAL.Time && !first.isDate;
      if (!isBare || !start) return [{ wall, tzid: tzidOf(property) }];
      const { year, month, day } = wall;
      return [{ wall: { ...wallOf(first), year, month, day }, tzid: tzidOf(start) }];
    }),
  );
}

function instantsOf(holder: ICAL.Component, name: string, series: ICAL.Component, clock: Clock): number[] {
  return startsOf(holder, name, series).map(({ wall, tzid }) => clock.instantOf(wall, tzid));
}

/** In order, by wall time; UNTIL may be an instant. */
function* repeats(
  recur: ICAL.Recur,
  { wall, tzid }: Start,
  { clock, steps }: Reader,
  before: number,
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
    if (instant > last || instant >= before) return;
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
  /** Null: the event's length. */
  readonly end: number | null;
  readonly at: Start;
}

/** RDATE dates and periods, in addition to the rule. */
function extraDates(event: ICAL.Component, clock: Clock): ExtraDate[] {
  return event.getAllProperties('rdate').flatMap((property) =>
    property.getValues().flatMap((value): ExtraDate[] => {
      const tzid = tzidOf(property);
      const date = value instanceof ICAL.Period ? value.start : value;
      if (!(date instanceof ICAL.Time)) return [];
      const wall = wallOf(date);
      const end = value instanceof ICAL.Period ? clock.instantOf(wallOf(value.getEnd()), tzid) : null;
      return [{ instant: clock.instantOf(wall, tzid), end, at: { wall, tzid } }];
    }),
  );
}

/** Unknown types are busy (RFC 5545, 3.2.9). */
export function periodsOf(read: ReadEvent, { clock }: Reader): Times {
  const times = read.event
    .getAllProperties('freebusy')
    .filter((property) => String(property.getParameter('fbtype') ?? '').toUpperCase() !== 'FREE')
    .flatMap((property) =>
      (property.getValues() as unknown[]).map((value) => {
        if (!(value instanceof ICAL.Period)) throw new Error('no period');
        const [start = 0, end = 0] = [value.start, value.getEnd()].map((time) =>
          clock.instantOf(wallOf(time), tzidOf(property)),
        );
        return { start, end };
      }),
    );
  if (!read.faults.has('FREEBUSY')) return { times, doubts: [] };
  return {
    times: read.day === null ? times : [...times, clock.dayOf(read.day)],
    doubts: [{ event: read, why: 'time' }],
  };
}

/** A change with THISANDFUTURE. */
interface Onwards {
  /** ms since 1970 */
  readonly from: number;
  /** Shift in ms, negative is earlier. */
  readonly by: number;
  /** Null where cancelled or free. */
  readonly timeOf: (start: Start) => Busy | null;
}

function isOnwards({ event }: ReadEvent): boolean {
  const range = event.getFirstProperty('recurrence-id')?.getParameter('range');
  return typeof range === 'string' && range.toUpperCase() === 'THISANDFUTURE';
}

/** `was` is its former start. Throws without a start. */
function onwardsOf(changed: ReadEvent, was: Start, clock: Clock): Onwards {
  const from = clock.instantOf(was.wall, was.tzid);
  if (!blocks(changed.event)) return { from, by: 0, timeOf: () => null };
  const { first, start, lengthOf, shape } = spanOf(changed, clock);
  // A shift of wall time. A date that gets a time uses that time's clock.
  const isOfDay = was.wall.isDate !== start.wall.isDate;
  const isOneClock = isOfDay || (was.tzid === start.tzid && was.wall.isUtc === start.wall.isUtc);
  const by = isOneClock ? clock.apart(was.wall, start.wall) : first.start - from;
  return {
    from,
    by,
    timeOf({ wall, tzid }) {
      const kind = isOfDay ? start : { wall, tzid };
      const { isDate, isUtc } = kind.wall;
      const moved = { ...clock.later(wall, by), isDate, isUtc };
      const begins = clock.instantOf(moved, kind.tzid);
      return shape({ start: begins, end: begins + lengthOf(moved) });
    },
  };
}

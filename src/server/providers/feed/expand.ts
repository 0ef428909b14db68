// Busy times of a calendar file (RFC 5545), with what is unreadable (docs/domain/calendar.md#busy-times). In a worker: a file may
// never finish.
import ICAL from 'ical.js';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { isOwnEvent } from '#src/domain/availability/feed/own-event.ts';
import { type Busy, mergeBusy } from '#src/domain/availability/feed/busy.ts';
import type { ReadEvent } from './event-lines.ts';
import { NotRead, periodsOf, type Reader, type Series, type Times, timesOf, type Why } from './event-times.ts';
import { parseCalendars, type ReadCalendar } from './parse-calendars.ts';
import { createClock } from './wall-clock.ts';

export interface ExpandInput {
  readonly text: string;
  /** For floating times, each separately. */
  readonly zones: readonly string[];
  /** ms since 1970 */
  readonly within: Busy;
  /** Our own events coming back are ignored. */
  readonly hostname: string;
}

export interface Unread {
  /** 'YYYY-MM-DD' */
  readonly day: string | null;
  readonly title: string | null;
  readonly why: Why;
}

export interface Expanded {
  readonly zones: readonly { readonly zone: string; readonly busy: readonly Busy[] }[];
  /** Including free ones. */
  readonly events: number;
  readonly skipped: number;
  /** The first, by day. */
  readonly unread: readonly Unread[];
  /** Only the earliest were read. */
  readonly isCut: boolean;
}

const mostOccurrences = 1000;
const mostSteps = 300_000;
const mostGathered = 50_000;
const mostNamed = 20;

/** @param most steps of all series; more is hostile @throws NotRead for no calendar or too many repeats */
export function expandCalendar({ text, zones, within, hostname }: ExpandInput, most = mostSteps): Expanded {
  // A day earlier, for zones, and what an unknown zone adds.
  const from = addDays(dateAt(within.start, 'UTC'), -3);
  const calendars = parseCalendars(text, from);
  const steps = { left: most };
  const unread = new Map<ReadEvent, Unread>();
  let isCut = false;
  const tellers = tellersOf(calendars, hostname);
  const found = zones.map((zone) => {
    const readers = new Map(calendars.map((one) => [one, { clock: createClock(one, zone), within, steps }]));
    const times: Busy[] = [];
    for (const { calendar, tell } of tellers) {
      const reader = readers.get(calendar);
      if (reader === undefined) continue;
      const periods = tell(reader);
      for (const time of periods.times) if (time.end > within.start && time.start < within.end) times.push(time);
      for (const { event, why } of periods.doubts) {
        const { day, title } = event;
        // Past and not repeated: ignored.
        if (day === null || day >= from || isRepeated(event))
          unread.set(event, unread.get(event) ?? { day, title, why });
      }
      if (times.length > mostGathered) throw new NotRead('too-often');
    }
    const merged = mergeBusy(times, within, mostOccurrences);
    isCut ||= merged.isCut;
    return { zone, busy: merged.busy };
  });
  const named = [...unread.values()].sort((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1));
  const events = calendars.reduce((sum, one) => sum + one.over + one.events.length + one.busy.length, 0);
  return { zones: found, events, skipped: named.length, unread: named.slice(0, mostNamed), isCut };
}

const isRepeated = ({ event, faults }: ReadEvent) =>
  ['rrule', 'rdate'].some((name) => event.hasProperty(name) || faults.has(name.toUpperCase()));

interface Teller {
  readonly calendar: ReadCalendar;
  readonly tell: (reader: Reader) => Times;
}

interface EventOfCalendar {
  readonly calendar: ReadCalendar;
  readonly event: ReadEvent;
}

function tellersOf(calendars: readonly ReadCalendar[], hostname: string): Teller[] {
  const all = calendars.flatMap((calendar) => calendar.events.map((event) => ({ calendar, event })));
  const periods = calendars.flatMap((calendar) =>
    calendar.busy.map((source) => ({ calendar, tell: (reader: Reader) => periodsOf(source, reader) })),
  );
  return [
    ...seriesOf(all.filter(({ event }) => !isOwnEvent(uidOf(event), hostname))).map(({ calendar, ...series }) => ({
      calendar,
      tell: (reader: Reader) => timesOf(series, reader),
    })),
    ...periods,
  ];
}

const uidOf = ({ event }: ReadEvent) => String(event.getFirstPropertyValue('uid') ?? '');

function seriesOf(all: readonly EventOfCalendar[]): (Series & Pick<EventOfCalendar, 'calendar'>)[] {
  const byUid = Map.groupBy(all, ({ event }) => uidOf(event));
  const alone = (found: EventOfCalendar) => ({ calendar: found.calendar, event: found.event, changed: [] });
  return [...byUid].flatMap(([uid, found]) => {
    if (uid === '') return found.map(alone);
    const latest = [...Map.groupBy(found, ({ event }) => occurrenceOf(event)).values()].flatMap(newest);
    const [master, ...more] = latest.filter(({ event }) => occurrenceOf(event) === '');
    const changed = latest.filter(({ event }) => occurrenceOf(event) !== '');
    // Without their series they are events.
    if (master === undefined) return changed.map(alone);
    if (master.event.isWithdrawn === true) return [];
    return [{ ...master, changed: changed.map(({ event }) => event) }, ...more.map(alone)];
  });
}

/** Empty for the series. */
function occurrenceOf({ event, faults }: ReadEvent): string {
  if (faults.has('RECURRENCE-ID')) return 'unknown';
  const value = event.getFirstPropertyValue('recurrence-id');
  return value instanceof ICAL.Time ? value.toICALString() : '';
}

/** The highest SEQUENCE, then DTSTAMP; of equals a cancellation, otherwise all. */
function newest(all: readonly EventOfCalendar[]): readonly EventOfCalendar[] {
  const rank = ({ event: { event } }: EventOfCalendar): [number, number] => {
    const stamp = event.getFirstPropertyValue('dtstamp');
    const sequence = Number(event.getFirstPropertyValue('sequence') ?? 0);
    return [Number.isFinite(sequence) ? sequence : 0, stamp instanceof ICAL.Time ? stamp.toUnixTime() : 0];
  };
  const best = all.map(rank).reduce((one, other) => ((other[0] - one[0] || other[1] - one[1]) > 0 ? other : one));
  const latest = all.filter((one) => rank(one).every((value, index) => value === best[index]));
  const withdrawn = latest.find(({ event }) => event.isWithdrawn === true);
  return withdrawn === undefined ? latest : [withdrawn];
}

// The instants of a calendar file's wall times: by a zone of the world, by one that the file describes, or by that of the place
// (docs/domain/calendar.md#clocks).
import ICAL from 'ical.js';
import type { Busy } from '#src/domain/availability/feed/busy.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { findIana } from 'windows-iana';

/** A zone of the world, or a fixed distance from UTC; `mayShift` where summer time may move it an hour further. */
interface NamedZone {
  readonly zone: string;
  readonly mayShift: boolean;
}

/** The zone that a name means; null for a name that no one knows. */
function zoneNamed(text: string): NamedZone | null {
  const name = text.replace(/^["'\s]+|["'\s]+$/g, '').replace(/^tzone:\/\/Microsoft\//i, '');
  const zone = worldZone(name) ?? windowsZone(name) ?? offsetZone(name);
  return zone === null ? zoneOf(name) : { zone, mayShift: false };
}

/** A zone by its IANA name, also at the end of the longer names that some programs write. */
function worldZone(name: string): string | null {
  if (/^[+-]/.test(name)) return null;
  return [name, name.split('/').slice(-2).join('/')].find(isZone) ?? null;
}

function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return name !== '';
  } catch {
    return false;
  }
}

/** "Eastern Standard Time", as Exchange and Outlook write it. */
function windowsZone(name: string): string | null {
  const spellings = [name, name.replace(/\bDaylight Time$/i, 'Standard Time')];
  for (const spelling of spellings) {
    const words = spelling.toLowerCase().replace(/(^|[\s.(-])[a-z]/g, (letter) => letter.toUpperCase());
    const found = [spelling, words].flatMap((one) => findIana(one)).find(isZone);
    if (found !== undefined) return found;
  }
  return null;
}

/** "GMT+0700", "UTC-5". */
function offsetZone(name: string): string | null {
  const [, sign = '', hour = '', minute = '00'] =
    /^\(?(?:UTC|GMT|Z)?\s*([+-])(\d{1,2}):?(\d{2})?\)?$/i.exec(name.trim()) ?? [];
  if (sign === '' || Number(hour) > 14 || Number(minute) > 59) return null;
  return `${sign}${hour.padStart(2, '0')}:${minute}`;
}

const areas = ['Asia', 'Europe', 'America', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian'];

/** "(UTC+05:45) Kathmandu", "(UTC-05:00) Eastern Time (US & Canada)": the distance in winter and places, as Windows shows it. */
function zoneOf(name: string): NamedZone | null {
  const [, offset = '', places = ''] = /^\((?:UTC|GMT)\s*([+-]\d{1,2}:?\d{2})?\)\s*(.+)$/i.exec(name) ?? [];
  if (places === '') return null;
  if (/^coordinated universal time/i.test(places)) return { zone: 'UTC', mayShift: false };
  const fixed = offset === '' ? '+00:00' : offsetZone(offset);
  if (fixed === null) return null;
  const time = /^(.*?) Time\b/i.exec(places)?.[1];
  const cities = places.split(/,|\(|\)/).map((city) => city.trim().replace(/\s+/g, '_'));
  const named = [
    ...(time === undefined ? [] : [windowsZone(`${time} Standard Time`)]),
    ...cities.flatMap((city) => areas.map((area) => `${area}/${city}`)),
    windowsZone(`${places} Standard Time`),
  ];
  const found = named.find((zone) => zone !== null && isZone(zone) && standardOffset(zone) === fixed);
  return typeof found === 'string' ? { zone: found, mayShift: false } : { zone: fixed, mayShift: true };
}

/** The smaller offset of winter and summer, as "+05:45". */
function standardOffset(zone: string): string {
  const [one, other] = [1, 7].map((month) =>
    Temporal.PlainDate.from({ year: 2026, month, day: 1 }).toZonedDateTime(zone),
  );
  if (!one || !other) return '';
  return one.offsetNanoseconds <= other.offsetNanoseconds ? one.offset : other.offset;
}

/** A wall time; without a zone of its own it goes by the clock of the place. */
export interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly isDate: boolean;
  readonly isUtc: boolean;
}

/** The parts of a time as ical.js has it. */
export function wallOf(time: ICAL.Time): Wall {
  const { year, month, day, hour, minute, second, isDate } = time;
  return { year, month, day, hour, minute, second, isDate, isUtc: time.zone === ICAL.Timezone.utcTimezone };
}

/** By how much a time may really be earlier or later than its instant, in ms. */
export interface Doubt {
  readonly early: number;
  readonly late: number;
}

export interface Clock {
  /** ms since 1970; for a zone that no one knows, as if it were UTC. */
  instantOf(wall: Wall, tzid: string | null): number;
  /** How sure the instants of a zone are. */
  doubtOf(wall: Wall, tzid: string | null): Doubt;
  daysLater(wall: Wall, days: number): Wall;
  /** What the clock on the wall shows so many ms of it later, whatever clocks do meanwhile. */
  later(wall: Wall, ms: number): Wall;
  /** How much later the second one is on the wall, in ms. */
  apart(wall: Wall, later: Wall): number;
  /** The whole days of the place that a time touches; one without length touches its day. */
  wholeDays(time: Busy): Busy;
  /** A day of the place; 'YYYY-MM-DD'. */
  dayOf(date: string): Busy;
}

type ToInstant = (wall: Wall) => number;
interface ZoneClock {
  readonly toInstant: ToInstant;
  readonly doubt: Doubt;
}

const HOUR_MS = 3_600_000;
const sure: Doubt = { early: 0, late: 0 };
/** From UTC+14 to UTC-12, all that there is in the world. */
const unknown: Doubt = { early: 14 * HOUR_MS, late: 12 * HOUR_MS };

export interface ClockOf {
  readonly zones: ReadonlyMap<string, ICAL.Component>;
  readonly zoneName: string | null;
}

/** The clock of a calendar, read at a place. Throws for a wall time that no calendar has. */
export function createClock({ zones, zoneName }: ClockOf, place: string): Clock {
  const cache = new Map<string, ZoneClock>();
  const local = inZone(place);
  const own = zoneName === null ? null : zoneNamed(zoneName);
  const floating = own === null || own.mayShift ? local : inZone(own.zone);
  const zoneOf = (tzid: string): ZoneClock => {
    const found = cache.get(tzid) ?? clockOf(zones, tzid);
    cache.set(tzid, found);
    return found;
  };
  const dayOf = (date: string) => {
    const day = Temporal.PlainDate.from(date);
    return { start: midnight(day, place), end: midnight(day.add({ days: 1 }), place) };
  };
  return {
    instantOf(wall, tzid) {
      if (wall.isUtc) return utc(wall);
      // A whole day is a day of the place, whatever zone stands beside it.
      if (wall.isDate) return local(wall);
      return tzid === null ? floating(wall) : zoneOf(tzid).toInstant(wall);
    },
    doubtOf: (wall, tzid) => (wall.isUtc || wall.isDate || tzid === null ? sure : zoneOf(tzid).doubt),
    daysLater({ year, month, day, isDate, isUtc }, days) {
      const later = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).add({ days });
      return { year: later.year, month: later.month, day: later.day, hour: 0, minute: 0, second: 0, isDate, isUtc };
    },
    later(wall, ms) {
      const { year, month, day, hour, minute, second } = plain(wall).add({ milliseconds: ms });
      return { year, month, day, hour, minute, second, isDate: wall.isDate, isUtc: wall.isUtc };
    },
    apart: (wall, later) => utc(later) - utc(wall),
    wholeDays: ({ start, end }) => ({
      start: dayOf(dateAt(start, place)).start,
      end: dayOf(dateAt(Math.max(start, end - 1), place)).end,
    }),
    dayOf,
  };
}

const midnight = (day: Temporal.PlainDate, zone: string) => day.toZonedDateTime(zone).epochMilliseconds;

const plain = ({ year, month, day, hour, minute, second }: Wall) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second: Math.min(second, 59) }, { overflow: 'reject' });

const utc: ToInstant = (wall) => plain(wall).toZonedDateTime('UTC').epochMilliseconds;

function inZone(zone: string): ToInstant {
  return (wall) => plain(wall).toZonedDateTime(zone).epochMilliseconds;
}

/** A zone of the world before one that the file describes by the same name. */
function clockOf(zones: ClockOf['zones'], tzid: string): ZoneClock {
  const named = zoneNamed(tzid);
  const described = zones.get(tzid);
  const isOfWorld = named !== null && tzid.includes('/') && !named.zone.startsWith('+') && !named.zone.startsWith('-');
  if (described && !isOfWorld) return { toInstant: describedZone(described, tzid), doubt: sure };
  if (named === null) return { toInstant: utc, doubt: unknown };
  return { toInstant: inZone(named.zone), doubt: named.mayShift ? { early: HOUR_MS, late: 0 } : sure };
}

function describedZone(component: ICAL.Component, tzid: string): ToInstant {
  const zone = new ICAL.Timezone({ component, tzid });
  return (wall) => {
    const { year, month, day, hour, minute, second } = wall;
    const time = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone);
    return utc(wall) - zone.utcOffset(time) * 1000;
  };
}

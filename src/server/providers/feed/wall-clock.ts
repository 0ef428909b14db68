// Instants of wall times, by world zone, described zone or the place's (docs/domain/calendar.md#time-zones-of-feeds).
import ICAL from 'ical.js';
import type { Busy } from '#src/domain/availability/feed/busy.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { findIana } from 'windows-iana';

/** `mayShift`: summer time may add an hour. */
interface NamedZone {
  readonly zone: string;
  readonly mayShift: boolean;
}

/** Null for unknown names. */
function zoneNamed(text: string): NamedZone | null {
  const name = text.replace(/^["'\s]+|["'\s]+$/g, '').replace(/^tzone:\/\/Microsoft\//i, '');
  const zone = worldZone(name) ?? windowsZone(name) ?? offsetZone(name);
  return zone === null ? zoneOf(name) : { zone, mayShift: false };
}

/** Also at the end of longer names. */
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

/** As Exchange and Outlook: "Eastern Standard Time". */
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

/** As Windows: "(UTC+05:45) Kathmandu". */
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

/** Winter's, as "+05:45". */
function standardOffset(zone: string): string {
  const [one, other] = [1, 7].map((month) =>
    Temporal.PlainDate.from({ year: 2026, month, day: 1 }).toZonedDateTime(zone),
  );
  if (!one || !other) return '';
  return one.offsetNanoseconds <= other.offsetNanoseconds ? one.offset : other.offset;
}

/** Without a zone: the place's clock. */
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

export function wallOf(time: ICAL.Time): Wall {
  const { year, month, day, hour, minute, second, isDate } = time;
  return { year, month, day, hour, minute, second, isDate, isUtc: time.zone === ICAL.Timezone.utcTimezone };
}

/** Uncertainty in ms. */
export interface Doubt {
  readonly early: number;
  readonly late: number;
}

export interface Clock {
  /** ms since 1970; unknown zones as UTC. */
  instantOf(wall: Wall, tzid: string | null): number;
  doubtOf(wall: Wall, tzid: string | null): Doubt;
  daysLater(wall: Wall, days: number): Wall;
  /** Wall time plus ms, ignoring clock changes. */
  later(wall: Wall, ms: number): Wall;
  /** Wall difference in ms. */
  apart(wall: Wall, later: Wall): number;
  /** A point touches its day. */
  wholeDays(time: Busy): Busy;
  /** 'YYYY-MM-DD'. */
  dayOf(date: string): Busy;
}

type ToInstant = (wall: Wall) => number;
interface ZoneClock {
  readonly toInstant: ToInstant;
  readonly doubt: Doubt;
}

const HOUR_MS = 3_600_000;
const sure: Doubt = { early: 0, late: 0 };
/** UTC+14 to UTC-12. */
const unknown: Doubt = { early: 14 * HOUR_MS, late: 12 * HOUR_MS };

export interface ClockOf {
  readonly zones: ReadonlyMap<string, ICAL.Component>;
  readonly zoneName: string | null;
}

/** Throws for impossible wall times. */
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
      // A whole day is the place's, whatever its zone.
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

/** World zones win over described ones. */
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

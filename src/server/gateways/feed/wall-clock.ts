// The instants of a calendar file's wall times: by a zone of the world, by one that the file describes, or by that of the place.
import ICAL from 'ical.js';

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

export interface Clock {
  /** ms since 1970 */
  instantOf(wall: Wall, tzid: string | null): number;
  daysLater(wall: Wall, days: number): Wall;
  /** What the clock on the wall shows so many ms of it later, whatever clocks do meanwhile. */
  later(wall: Wall, ms: number): Wall;
  /** How much later the second one is on the wall, in ms. */
  apart(wall: Wall, later: Wall): number;
}

type ToInstant = (wall: Wall) => number;

/** The clock of a file, read at a place. Throws for a wall time that no calendar has. */
export function createClock(calendar: ICAL.Component, place: string): Clock {
  const known = new Map<string, ToInstant>();
  const local = inZone(place);
  const zoneOf = (tzid: string): ToInstant => {
    const found = known.get(tzid) ?? worldZone(tzid) ?? describedZone(calendar, tzid) ?? local;
    known.set(tzid, found);
    return found;
  };
  return {
    instantOf(wall, tzid) {
      if (wall.isUtc) return utc(wall);
      // A whole day is a day of the place, whatever zone stands beside it.
      return wall.isDate || tzid === null ? local(wall) : zoneOf(tzid)(wall);
    },
    daysLater({ year, month, day, isDate, isUtc }, days) {
      const later = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).add({ days });
      const midnight = { hour: 0, minute: 0, second: 0 };
      return { year: later.year, month: later.month, day: later.day, ...midnight, isDate, isUtc };
    },
    later(wall, ms) {
      const { year, month, day, hour, minute, second } = plain(wall).add({ milliseconds: ms });
      return { year, month, day, hour, minute, second, isDate: wall.isDate, isUtc: wall.isUtc };
    },
    apart: (wall, later) => utc(later) - utc(wall),
  };
}

const plain = ({ year, month, day, hour, minute, second }: Wall) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second: Math.min(second, 59) }, { overflow: 'reject' });

const utc: ToInstant = (wall) => plain(wall).toZonedDateTime('UTC').epochMilliseconds;

function inZone(zone: string): ToInstant {
  return (wall) => plain(wall).toZonedDateTime(zone).epochMilliseconds;
}

/** A zone by its IANA name, also at the end of the longer names that some programs write; null for any other. */
function worldZone(tzid: string): ToInstant | null {
  const names = [tzid, tzid.split('/').slice(-2).join('/')];
  for (const name of names) {
    try {
      Temporal.PlainDateTime.from('2020-01-01T00:00').toZonedDateTime(name);
      return inZone(name);
    } catch {
      // Not the name of a zone.
    }
  }
  return null;
}

/** A zone by the rules in the file; null where it has none of that name. */
function describedZone(calendar: ICAL.Component, tzid: string): ToInstant | null {
  const component = calendar.getAllSubcomponents('vtimezone').find((one) => one.getFirstPropertyValue('tzid') === tzid);
  if (!component) return null;
  const zone = new ICAL.Timezone({ component, tzid });
  return (wall) => {
    const { year, month, day, hour, minute, second } = wall;
    const time = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone);
    return utc(wall) - zone.utcOffset(time) * 1000;
  };
}

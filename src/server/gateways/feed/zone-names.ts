// The zones that calendar files name: of the world, of Windows, and by their distance from UTC (docs/domain/host-calendar.md#clocks).
import { findIana } from 'windows-iana';

/** A zone of the world, or a fixed distance from UTC; `mayShift` where summer time may move it an hour further. */
export interface NamedZone {
  readonly zone: string;
  readonly mayShift: boolean;
}

/** The zone that a name means; null for a name that nobody knows. */
export function zoneNamed(text: string): NamedZone | null {
  const name = text.replace(/^["'\s]+|["'\s]+$/g, '').replace(/^tzone:\/\/Microsoft\//i, '');
  const zone = worldZone(name) ?? windowsZone(name) ?? offsetZone(name);
  return zone === null ? shownZone(name) : { zone, mayShift: false };
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
function shownZone(name: string): NamedZone | null {
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

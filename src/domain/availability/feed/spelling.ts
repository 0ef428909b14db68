// Normalises times, durations and rules of calendar files to RFC 5545 (docs/domain/calendar.md#tolerated-spellings). Null for anything
// unclear.
import { addDays } from '#src/domain/calendar/civil.ts';
import { instantOf, wallTimeAt } from '#src/domain/calendar/zoned.ts';

const compactDay = /^(\d{4})(\d{2})(\d{2})(?:T$|Z$|$|(?=T|\s|_))/i;
const spacedDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T$|Z$|$|(?=T|\s|_))/i;
const hours = /^[T\s_]+(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/** '20261201', '20261201T090000' or '20261201T090000Z'. */
export function tidyTime(text: string): string | null {
  const value = text.trim();
  const found = compactDay.exec(value) ?? spacedDay.exec(value);
  const date = found && realDate(found[1] ?? '', found[2] ?? '', found[3] ?? '');
  if (!found || date === null) return null;
  const rest = value.slice(found[0].length);
  if (rest === '') return compact(date);
  const [, hour = '', minute = '', second = '00', zone = ''] = hours.exec(rest) ?? [];
  const isMidnight = Number(hour) === 24 && Number(minute) === 0;
  if (hour === '' || Number(minute) > 59 || Number(second) > 60 || (Number(hour) > 23 && !isMidnight)) return null;
  const day = isMidnight ? addDays(date, 1) : date;
  const time = `${isMidnight ? '00' : hour.padStart(2, '0')}:${minute}`;
  const seconds = second === '60' ? '59' : second;
  if (!/^[+-]/.test(zone)) return `${compact(day)}T${compact(time)}${seconds}${zone === '' ? '' : 'Z'}`;
  const offset = zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  if (!/^[+-](?:[01]\d|2[0-3]):[0-5]\d$/.test(offset)) return null;
  const instant = instantOf(day, time, offset);
  return instant === null ? null : `${compact(wallTimeAt(instant, 'UTC'))}${seconds}Z`;
}

const compact = (text: string) => text.replace(/[-:]/g, '');

function realDate(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return addDays(date, 0);
  } catch {
    return null;
  }
}

/** The last date in a text, 'YYYY-MM-DD': a zone name before it may contain one too. */
export function dayIn(text: string): string | null {
  const found = text.matchAll(/(?<!\d)(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/g);
  const dates = [...found].map(([, year = '', month = '', day = '']) => realDate(year, month, day));
  return dates.findLast((date) => date !== null) ?? null;
}

/** In seconds. */
export function tidyDuration(text: string): number | null {
  const parts = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(
    text.replace(/\s/g, '').toUpperCase(),
  );
  if (!parts || !parts.slice(2).some(Boolean)) return null;
  const [weeks = 0, days = 0, hour = 0, minutes = 0, seconds = 0] = parts.slice(2).map((part) => Number(part ?? 0));
  const total = (weeks * 7 + days) * 86_400 + hour * 3600 + minutes * 60 + seconds;
  return parts[1] === '-' ? -total : total;
}

/** In capitals, without blanks and empty parts. */
export function tidyRule(text: string): string | null {
  const parts = text
    .replace(/\s/g, '')
    .toUpperCase()
    .split(';')
    .filter((part) => part !== '');
  const tidy: string[] = [];
  for (const part of parts) {
    const [, name = '', value = ''] = /^([A-Z-]+)=(.*)$/.exec(part) ?? [];
    if (name === '') return null;
    const tidied = tidyPart(name, value);
    if (tidied === null) return null;
    if (tidied !== '') tidy.push(`${name}=${tidied}`);
  }
  return tidy.some((part) => part.startsWith('FREQ=')) ? tidy.join(';') : null;
}

/** '' for a part without effect. */
function tidyPart(name: string, value: string): string | null {
  if (name.startsWith('X-')) return '';
  const items = value.split(',').filter((item) => item !== '');
  if (name === 'UNTIL') return value === '' ? '' : tidyTime(value);
  // Some programs write 0 or -1 for "without an end".
  if (name === 'COUNT' && /^(?:0|-\d+)$/.test(value)) return '';
  if (name !== 'BYDAY' && name !== 'WKST') return items.join(',');
  const days = items.map((item) => /^([+-]?\d*)(MO|TU|WE|TH|FR|SA|SU)(?:[A-Z]*DAY)?$/.exec(item));
  return days.every((day) => day !== null) ? days.map((day) => `${day[1]}${day[2]}`).join(',') : null;
}

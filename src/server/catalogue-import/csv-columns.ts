// CSV columns, one row per listing (docs/reference/catalogue-import.md). Weekly times: `mon 09:00 10; sat,sun 08:00,14:00 8`
// (weekdays, times, seats).
import type { PropertyRow } from '#src/domain/listing/properties.ts';
import { plainRows } from './property-entries.ts';

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const weeklyTimesForm =
  'weekdays, times and seats such as "mon 09:00 10; sat,sun 08:00,14:00 8"; also "mon-fri" and "daily"';

interface WeeklyRule {
  /** 1 is Monday. */
  readonly weekdays: number[];
  readonly times: string[];
  readonly capacity: number;
}

/** Null when unreadable. Empty parts are skipped. */
export function parseWeeklyTimes(cell: string): WeeklyRule[] | null {
  const rules: WeeklyRule[] = [];
  for (const part of cell.split(';')) {
    const words = part.trim().toLowerCase().split(/\s+/);
    if (words.length === 1 && words[0] === '') continue;
    const [days = '', times = '', seats = '', ...more] = words;
    const weekdays = parseDays(days);
    if (!weekdays || more.length > 0 || !/^\d{1,6}$/.test(seats)) return null;
    rules.push({
      weekdays,
      times: times.split(',').map((time) => (/^\d:/.test(time) ? `0${time}` : time)),
      capacity: Number(seats),
    });
  }
  return rules;
}

function parseDays(text: string): number[] | null {
  if (text === 'daily') return [1, 2, 3, 4, 5, 6, 7];
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [first = '', last = first, ...more] = part.split('-');
    const [from, to] = [names.indexOf(first.slice(0, 3)) + 1, names.indexOf(last.slice(0, 3)) + 1];
    if (from === 0 || to === 0 || more.length > 0) return null;
    // Ranges wrap: Friday to Monday.
    for (let day = from; ; day = (day % 7) + 1) {
      days.push(day);
      if (day === to) break;
    }
  }
  return [...new Set(days)].toSorted((a, b) => a - b);
}

type CellResult = { ok: true; value: unknown } | { ok: false; right: string };

interface Column {
  readonly path: readonly [string, ...string[]];
  read(cell: string, isCommaDecimal: boolean): CellResult;
}

const value = (found: unknown): CellResult => ({ ok: true, value: found });
const text = (cell: string) => value(cell);
const list = (cell: string) => value(parts(cell));
/** Commas and semicolons both separate. */
const listOfNames = (cell: string) => value(parts(cell.replaceAll(/[,;]/g, '|')));

/** Separated by `|`. */
function parts(cell: string): string[] {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** With a decimal comma where semicolons separate columns. */
function number(cell: string, isCommaDecimal: boolean): CellResult {
  const written = isCommaDecimal ? cell.replace(/^(-?\d+),(\d+)$/, '$1.$2') : cell;
  return /^-?\d+(\.\d+)?$/.test(written)
    ? value(Number(written))
    : { ok: false, right: 'a number without currency, spaces or separators, such as 24.50' };
}

function yesOrNo(cell: string): CellResult {
  const word = cell.toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return value(true);
  if (['no', 'false', '0'].includes(word)) return value(false);
  return { ok: false, right: 'yes or no' };
}

function steps(cell: string): CellResult {
  const found = parts(cell).map((part) => /^([^:]+):(.+)$/s.exec(part));
  if (found.some((one) => one === null))
    return { ok: false, right: 'titles and texts such as "Market: We choose herbs | Kitchen: We cook"' };
  return value(found.map((one) => ({ title: one?.[1]?.trim(), text: one?.[2]?.trim() })));
}

function tiers(cell: string): CellResult {
  const found = parts(cell).map((part) => /^(\d+)\s*:\s*(\d+(?:\.\d+)?)$/.exec(part));
  if (found.some((one) => one === null)) return { ok: false, right: 'guests and percentages such as "6:10 | 10:15"' };
  return value(found.map((one) => ({ from_pax: Number(one?.[1]), percent: Number(one?.[2]) })));
}

function pictures(cell: string): CellResult {
  const found = parts(cell).map((part) => /^([^=]+)=(.+)$/s.exec(part));
  if (found.some((one) => one === null))
    return {
      ok: false,
      right: 'files and what they show such as "photos/lake.jpg = A lake at dawn | photos/boat.jpg = Two boats"',
    };
  return value(found.map((one) => ({ file: one?.[1]?.trim(), alt: one?.[2]?.trim() })));
}

function weeklyTimes(cell: string): CellResult {
  const rules = parseWeeklyTimes(cell);
  return rules ? value(rules) : { ok: false, right: weeklyTimesForm };
}

const readers = {
  line: text,
  text,
  list,
  number,
  flag: yesOrNo,
  choice: text,
  choices: listOfNames,
} as const satisfies Readonly<Record<PropertyRow['kind'], Column['read']>>;

const plain = (path: string, read: Column['read']): [string, Column] => [path, { path: [path], read }];

export const csvColumns: ReadonlyMap<string, Column> = new Map([
  ...['key', 'city', 'category', 'host', 'slug', 'title', 'activity', 'summary', 'description'].map((name) =>
    plain(name, text),
  ),
  ...['policy', 'confirmation', 'transport', 'status'].map((name) => plain(name, text)),
  ...['id', 'duration_minutes', 'price', 'surcharge', 'deposit_percent', 'min_pax', 'max_pax'].map((name) =>
    plain(name, number),
  ),
  ...['cutoff_first_minutes', 'cutoff_later_minutes', 'horizon_days', 'rank'].map((name) => plain(name, number)),
  ...plainRows.map(([name, { kind }]) => plain(name, readers[kind])),
  plain('languages', listOfNames),
  plain('ba_host', yesOrNo),
  plain('steps', steps),
  plain('group_tiers', tiers),
  plain('pictures', pictures),
  ['weekly_times', { path: ['rules'], read: weeklyTimes }],
  ['meeting_text', { path: ['meeting', 'text'], read: text }],
  ['meeting_latitude', { path: ['meeting', 'latitude'], read: number }],
  ['meeting_longitude', { path: ['meeting', 'longitude'], read: number }],
] satisfies [string, Column][]);

export const neededColumns = [
  'key',
  'city',
  'category',
  'host',
  'title',
  'summary',
  'description',
  'languages',
  'duration_minutes',
  'price',
  'max_pax',
  'meeting_text',
  'meeting_latitude',
  'meeting_longitude',
] as const;

export function columnOf(path: readonly PropertyKey[]): string {
  for (const [name, column] of csvColumns) if (column.path.every((part, index) => part === path[index])) return name;
  // The meeting point spans three columns; its text represents it.
  return path[0] === 'meeting' ? 'meeting_text' : String(path[0] ?? '');
}

// Days in a search: "tomorrow", "this weekend", "saturday", "5 dec" (docs/domain/search.md#query-parsing).
import { addDays, datesOfMonth, monthOf, weekdayOf } from '#src/domain/calendar/civil.ts';
import { numberOf, type ParsedWords } from './amounts.ts';

/** Inclusive, 'YYYY-MM-DD'. */
export interface Dates {
  readonly start: string;
  readonly end: string;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']; // prettier-ignore

/** The position of a name in a list, 1 for the first, or 0; three letters or `sept` may abbreviate it. */
function placeIn(names: readonly string[], word: string | undefined): number {
  if (word === undefined || word.length < 3) return 0;
  return names.findIndex((name) => name === word || (word.length <= 4 && name.startsWith(word))) + 1;
}

const one = (date: string): Dates => ({ start: date, end: date });
const later = (a: string, b: string) => (a > b ? a : b);

/** This weekend: the next Saturday and Sunday, or the rest of them. */
export function weekendFrom(today: string): Dates {
  const sunday = addDays(today, 7 - weekdayOf(today));
  return { start: later(today, addDays(sunday, -1)), end: sunday };
}

/** Days at the start of `words`, relative to `today`; or null. */
export function readDays(words: readonly string[], today: string): ParsedWords<Dates> | null {
  return readRelative(words, today) ?? readWeekday(words, today) ?? readDate(words, today);
}

function readRelative([first = '', second = '']: readonly string[], today: string): ParsedWords<Dates> | null {
  if (first === 'today' || first === 'tonight') return { count: 1, value: one(today) };
  if (first === 'tomorrow' || first === 'tmrw' || first === 'tmr') return { count: 1, value: one(addDays(today, 1)) };
  if (first === 'weekend') return { count: 1, value: weekendFrom(today) };
  const monday = addDays(today, 8 - weekdayOf(today));
  switch (`${first} ${second}`) {
    case 'this weekend':
    case 'the weekend':
      return { count: 2, value: weekendFrom(today) };
    case 'next weekend':
      return { count: 2, value: { start: addDays(monday, 5), end: addDays(monday, 6) } };
    case 'this week':
      return { count: 2, value: { start: today, end: addDays(monday, -1) } };
    case 'next week':
      return { count: 2, value: { start: monday, end: addDays(monday, 6) } };
    default:
      return null;
  }
}

/**
 * The next weekday of this name, today included. Three letters need a word before them: a bare "sun" is the one in the
 * sky.
 */
function readWeekday(words: readonly string[], today: string): ParsedWords<Dates> | null {
  const lead = /^(on|this|next|coming)$/.test(words[0] ?? '') ? 1 : 0;
  const name = words[lead] ?? '';
  const day = weekdays.indexOf(name.replace(/s$/, '')) + 1 || (lead === 1 ? placeIn(weekdays, name) : 0);
  if (day === 0) return null;
  return { count: lead + 1, value: one(addDays(today, (day - weekdayOf(today) + 7) % 7)) };
}

/** "5 dec", "december 5th", "2026 12 05", "in december". */
function readDate(words: readonly string[], today: string): ParsedWords<Dates> | null {
  const lead = /^(on|in)$/.test(words[0] ?? '') ? 1 : 0;
  const [a, b, c] = words.slice(lead);
  if (/^20\d\d$/.test(a ?? '') && /^\d{1,2}$/.test(b ?? '') && /^\d{1,2}$/.test(c ?? ''))
    return dated(lead + 3, `${a}-${pad(b)}-${pad(c)}`);
  const dayOf = (word: string | undefined) => numberOf(/^(\d{1,2})(st|nd|rd|th)?$/.exec(word ?? '')?.[1]);
  const [first, second] = [placeIn(months, a), placeIn(months, b)];
  if (first > 0 && dayOf(b) !== null) return inYear(lead + 2, { month: first, day: dayOf(b) ?? 0 }, today);
  if (second > 0 && dayOf(a) !== null) return inYear(lead + 2, { month: second, day: dayOf(a) ?? 0 }, today);
  if (dayOf(a) !== null && b === 'of' && placeIn(months, c) > 0)
    return inYear(lead + 3, { month: placeIn(months, c), day: dayOf(a) ?? 0 }, today);
  // A month without a day needs its full name, and "may" or "march" the word "in".
  if (first > 0 && a === months[first - 1] && (lead === 1 || (a !== 'may' && a !== 'march'))) {
    const days = datesOfMonth(nextYearMonth(first, today));
    return { count: lead + 1, value: { start: later(today, days[0] ?? today), end: days.at(-1) ?? today } };
  }
  return null;
}

const pad = (part: string | number | undefined) => String(part ?? '').padStart(2, '0');

/** The next month of this name, the current one included. */
function nextYearMonth(month: number, today: string): string {
  const year = Number(today.slice(0, 4));
  return `${month < Number(monthOf(today).slice(5)) ? year + 1 : year}-${pad(month)}`;
}

function inYear(
  count: number,
  { month, day }: { month: number; day: number },
  today: string,
): ParsedWords<Dates> | null {
  const year = Number(today.slice(0, 4));
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return dated(count, date < today ? `${year + 1}${date.slice(4)}` : date);
}

function dated(count: number, date: string): ParsedWords<Dates> | null {
  const isMonth = /-(0[1-9]|1[0-2])-/.test(date);
  return isMonth && datesOfMonth(monthOf(date)).includes(date) ? { count, value: one(date) } : null;
}

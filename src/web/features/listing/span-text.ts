// Civil days as a traveller says them. No machine zone takes part.
import { dateText } from '../../ui/local-time-text.ts';

/** The day after a civil date, both `YYYY-MM-DD`. */
export function nextDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/**
 * A span of days: `5 Dec`, `5–9 Dec`, `28 Dec – 3 Jan`; the year is named where it is not this one's.
 * @param today `YYYY-MM-DD`, tells which year goes without saying
 */
export function spanText(start: string, end: string, today: string): string {
  const parts = (date: string) => {
    const [, day = '', month = '', year = ''] = dateText(date).split(' ');
    return { day, month, year: date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${year}` };
  };
  const [from, to] = [parts(start), parts(end)];
  if (start === end) return `${from.day} ${from.month}${from.year}`;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${from.day}–${to.day} ${to.month}${to.year}`;
  return `${from.day} ${from.month}${from.year === to.year ? '' : from.year} – ${to.day} ${to.month}${to.year}`;
}

/** The last day that a calendar offers: a year on, less a day. */
export function lastDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().slice(0, 10);
}

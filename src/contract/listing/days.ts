// Days in addresses. Every page loads this, and no filter with it.

/** `YYYY-MM-DD`, inclusive. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** Whether a date exists. Computed by hand, independent of clock and zone. */
export function isCivilDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && month >= 1 && day >= 1 && day <= (days[month - 1] ?? 0);
}

function parseDays(text: string): Days | null {
  const match = /^\s*(\d{4}-\d{2}-\d{2})\s*-\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(text);
  const [start, end] = [match?.[1] ?? '', match?.[2] ?? ''];
  return isCivilDate(start) && isCivilDate(end) && start <= end ? { start, end } : null;
}

/** The first span written out; else the two days of a form without JavaScript, of which one may be empty. */
export function readDays(values: readonly string[]): Days | null {
  const written = values.map(parseDays).find((one) => one !== null);
  if (written !== undefined) return written;
  const dates = values.map((value) => value.trim()).filter(isCivilDate);
  const [start, end = start] = dates;
  return values.length === 1 || start === undefined || end === undefined || dates.length > 2
    ? null
    : parseDays(`${start} - ${end}`);
}

/** Undefined for none. */
export const writeDays = (days: Days | null): string | undefined =>
  days === null ? undefined : `${days.start} - ${days.end}`;

// Civil dates without clock or zone: dates 'YYYY-MM-DD', months 'YYYY-MM', weekdays 1 (Monday) to 7.

/** 1 is Monday, 7 Sunday (ISO 8601). Throws for a date that does not exist. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** The date `days` later; below 0: earlier. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Every date of a month, in order. Throws for an invalid month. */
export function datesOfMonth(month: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: daysInMonth }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Negative when the second date is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

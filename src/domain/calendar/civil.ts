// Civil dates without a clock or a zone. Dates are 'YYYY-MM-DD', months 'YYYY-MM', weekdays 1 (Monday) to 7.

/** The weekday of a date: 1 is Monday, 7 Sunday (ISO 8601). Throws for a date that the calendar does not have. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** The date `days` later; below 0: earlier. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Every date of a month, in order. Throws for text that is no month. */
export function datesOfMonth(month: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: daysInMonth }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
}

/** The month of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Days from one date to another; below 0 when the second one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

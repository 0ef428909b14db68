// Further dates of an experience, month after month, behind the first ones that the page brings along.
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { Course } from '#src/web/guest/booking/booking-course.ts';

/** A day with its departures. */
export type UpcomingDay = Course['upcoming'][number];

/** What is shown, and the month that is asked for next; null when the last one is in. */
export interface Dates {
  readonly days: readonly UpcomingDay[];
  readonly month: string | null;
}

/** The first dates; the next question is about the month that the last of them lies in. */
export function firstDates(upcoming: Course['upcoming']): Dates {
  return { days: upcoming, month: upcoming.at(-1)?.date.slice(0, 7) ?? null };
}

/** `2026-12` → `2027-01`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** `2027-01` → `2026-12`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** Days as `booking/available-date` answers them, in the form in which the page brings its first ones. */
export function daysOf(days: CallOutput<'booking/available-date'>['days']): UpcomingDay[] {
  return days.map(({ date, times, from_price }) => ({
    date,
    times: times.map(({ time, seats_left }) => ({ time, seats_left })),
    price_from: from_price,
  }));
}

/** Asks for months until enough days are known, or there are no more; null when the server did not answer. */
export async function laterDates(api: Api, courseId: number, dates: Dates, target: number): Promise<Dates | null> {
  const days = [...dates.days];
  let { month } = dates;
  while (month !== null && days.length < target) {
    const answer = await api('booking/available-date', { course_id: courseId, month });
    if (!answer.ok) return null;
    const last = days.at(-1)?.date ?? '';
    const laterDays = answer.data.days.filter(({ date }) => date > last);
    days.push(...daysOf(laterDays));
    month = month < answer.data.last_month ? monthAfter(month) : null;
  }
  return { days, month };
}

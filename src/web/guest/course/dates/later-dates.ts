// Loads further dates, month by month, after the page's first ones.
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { Course } from '#src/web/guest/booking/booking-course.ts';

export type UpcomingDay = Course['upcoming'][number];

/** Known days, and the next month to load; null after the last. */
export interface Dates {
  readonly days: readonly UpcomingDay[];
  readonly month: string | null;
}

export function firstDates(upcoming: Course['upcoming']): Dates {
  return { days: upcoming, month: upcoming.at(-1)?.date.slice(0, 7) ?? null };
}

export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

export function daysOf(days: CallOutput<'booking/available-date'>['days']): UpcomingDay[] {
  return days.map(({ date, times, from_price }) => ({
    date,
    times: times.map(({ time, seats_left }) => ({ time, seats_left })),
    price_from: from_price,
  }));
}

/** Loads months until enough days are known or none is left; null on failure. */
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

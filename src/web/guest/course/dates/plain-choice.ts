// Query parameters of a product page without JavaScript: a month of dates, a page of reviews, a choice.
import { limits } from '#src/domain/limits.ts';
import { reviewThemes } from '#src/domain/review/theme-names.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { ReviewChoice } from '#src/web/guest/course/reviews/review-choice.ts';
import { daysOf, type UpcomingDay } from './later-dates.ts';
import type { StartChoice } from '#src/web/guest/booking/booking-course.ts';

export interface MonthDates {
  readonly month: string;
  readonly days: readonly UpcomingDay[];
  readonly lastMonth: string;
}

export interface ReviewPart extends ReviewChoice {
  readonly offset: number;
}

const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/;
const OFFSETS_MAX = 100_000;

/** Null when `month` is missing, malformed or past, or on failure. */
export async function loadMonth(api: Api, courseId: number, query: URLSearchParams): Promise<MonthDates | null> {
  return monthOf(api, courseId, query.get('month') ?? '');
}

export async function monthOf(api: Api, courseId: number, month: string): Promise<MonthDates | null> {
  if (!MONTH.test(month)) return null;
  const answer = await api('booking/available-date', { course_id: courseId, month });
  if (!answer.ok) return null;
  return { month, days: daysOf(answer.data.days), lastMonth: answer.data.last_month };
}

/** Malformed values are ignored, as in all addresses (docs/reference/addresses.md#queries). */
export function readReviewPart(query: URLSearchParams): ReviewPart {
  const from = Number(query.get('reviews_from') ?? '');
  const sort = limits.reviewSorts.find((one) => one === query.get('reviews_sort')) ?? limits.reviewSortDefault;
  const stars = /^[1-5]$/.exec(query.get('reviews_stars') ?? '');
  const language = /^[a-z]{2,3}$/.exec(query.get('reviews_language') ?? '');
  return {
    offset: Number.isInteger(from) && from > 0 && from <= OFFSETS_MAX ? from : 0,
    sort,
    rating: stars === null ? null : Number(stars[0]),
    language: language?.[0] ?? null,
    theme: reviewThemes.find((one) => one === query.get('reviews_theme')) ?? null,
  };
}

// The list of next dates links here with date and time (docs/reference/design.md#booking-on-the-page).

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Malformed values are ignored (docs/reference/addresses.md#queries). */
export function readStartChoice(query: URLSearchParams): StartChoice {
  const date = query.get('date') ?? '';
  const time = query.get('time') ?? '';
  const pax = Number(query.get('pax') ?? '');
  return {
    ...(DATE.test(date) && { date }),
    ...(TIME.test(time) && { time }),
    ...(Number.isInteger(pax) && pax > 0 && { pax }),
  };
}

// Query parameters of a product page without JavaScript: a month of dates, and a page of reviews.
import { limits } from '#src/domain/limits.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { ReviewChoice } from '#src/web/guest/course/reviews/review-choice.ts';
import { daysOf, type UpcomingDay } from './later-dates.ts';
import type { StartChoice } from '#src/web/guest/booking/booking-course.ts';

/** The free days of one month, and the last month that can be asked for. */
export interface MonthDates {
  readonly month: string;
  readonly days: readonly UpcomingDay[];
  readonly lastMonth: string;
}

/** A part of the reviews: from which one on, in which order, and of which stars and language. */
export interface ReviewPart extends ReviewChoice {
  readonly offset: number;
}

const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/;
const OFFSETS_MAX = 100_000;

/** Reads `month`; null when it is missing or malformed, when it is gone by, or when the server does not answer. */
export async function loadMonth(api: Api, courseId: number, query: URLSearchParams): Promise<MonthDates | null> {
  return monthOf(api, courseId, query.get('month') ?? '');
}

/** The free days of a month 'YYYY-MM'; null when it is malformed, gone by, or when the server does not answer. */
export async function monthOf(api: Api, courseId: number, month: string): Promise<MonthDates | null> {
  if (!MONTH.test(month)) return null;
  const answer = await api('booking/available-date', { course_id: courseId, month });
  if (!answer.ok) return null;
  return { month, days: daysOf(answer.data.days), lastMonth: answer.data.last_month };
}

/** Reads `reviews_from`, `reviews_sort`, `reviews_stars` and `reviews_language`; what is malformed is left out, as everywhere in addresses (docs/reference/addresses.md#queries). */
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
  };
}

// A choice in the address of a product page: the list of next dates links to it, with date and time
// (docs/reference/design.md#booking-on-the-page).

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads date, time and pax; what is malformed is left out, as everywhere in addresses (docs/reference/addresses.md#queries). */
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

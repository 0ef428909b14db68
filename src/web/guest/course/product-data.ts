import type { CallOutput } from '#src/contract/types.ts';
import type { MonthDates, ReviewPart } from './dates/plain-choice.ts';
import type { Course, StartChoice } from '#src/web/guest/booking/booking-course.ts';

export type ReviewList = CallOutput<'review/course-list'>;

export type ReviewPhotoPage = Pick<CallOutput<'review/image'>, 'data' | 'total' | 'next_offset'>;

export interface PausedData {
  readonly paused: CallOutput<'listing/paused'>['data'];
  readonly related: CallOutput<'course/related'>['data'];
}

/** What the product page shows; `choice` comes from the address. */
export interface ProductData {
  readonly course: Course;
  readonly reviews: ReviewList | null;
  readonly photos: ReviewPhotoPage | null;
  readonly related: CallOutput<'course/related'>['data'];
  readonly tips: CallOutput<'page/product-detail'>['travel_tips'];
  readonly choice: StartChoice;
  /** The month in the address; null for the next dates. */
  readonly month: MonthDates | null;
  readonly reviewPart: ReviewPart;
}

export const heroSizes = '(width >= 80rem) 620px, (width >= 48rem) 50vw, 100vw';

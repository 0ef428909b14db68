import type { CallOutput } from '#src/contract/types.ts';
import type { MonthDates, ReviewPart } from './dates/plain-choice.ts';
import type { Course, StartChoice } from '#src/web/guest/booking/booking-course.ts';

/** The reviews of a course as the server answers them. */
export type ReviewList = CallOutput<'review/course-list'>;

/** One page of the photos in a course's reviews. */
export type ReviewPhotoPage = Pick<CallOutput<'review/image'>, 'data' | 'total' | 'next_offset'>;

/** What is shown of an experience that takes a break. */
export interface PausedData {
  readonly paused: CallOutput<'listing/paused'>['data'];
  readonly related: CallOutput<'course/related'>['data'];
}

/** What the product page shows. `choice` comes from the address. */
export interface ProductData {
  readonly course: Course;
  readonly reviews: ReviewList | null;
  readonly photos: ReviewPhotoPage | null;
  readonly related: CallOutput<'course/related'>['data'];
  /** Advice for the course's city. */
  readonly tips: CallOutput<'page/product-detail'>['travel_tips'];
  readonly choice: StartChoice;
  /** The month of dates that the address asks for; null for the next dates. */
  readonly month: MonthDates | null;
  readonly reviewPart: ReviewPart;
}

/** The width of the first picture: the whole screen on phones, half of the content next to the four small ones. */
export const heroSizes = '(width >= 80rem) 620px, (width >= 48rem) 50vw, 100vw';

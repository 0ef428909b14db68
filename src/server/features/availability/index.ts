// Entry point of the feature availability: which dates, times and parties can be booked, and the terms of the course that say so.
import * as availableDate from './available-date.ts';
import * as availablePax from './available-pax.ts';
import * as availableTime from './available-time.ts';

export const availabilityHandlers = {
  [availableDate.route]: availableDate.handle,
  [availableTime.route]: availableTime.handle,
  [availablePax.route]: availablePax.handle,
} as const;

export {
  type Days,
  findCourseTerms,
  hasLapsed,
  termsColumns,
  termsTables,
  readCourseTerms,
  type HashedTerms,
} from './course-terms-queries.ts';
export { isOwnHold, viewerOf, type Viewer } from '#src/server/db/own-hold-queries.ts';
export { freshRate, type CourseTerms, priceTermsOf, timetableOf } from './course-terms.ts';
export { refuseWithReason } from './why-not.ts';
export { findUpcomingDates } from './upcoming-dates.ts';

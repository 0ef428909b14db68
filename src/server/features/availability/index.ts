// Entry point of the feature availability: which dates, times and parties can be booked, and the terms of the course that say so.
import { availabilityCalls } from './availability.ts';

export const availabilityHandlers = {
  ...availabilityCalls,
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

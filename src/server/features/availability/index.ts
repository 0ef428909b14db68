// Entry point of availability (docs/domain/calendar.md#departures).
import { calendarWeek } from './calendar/week.ts';
import { availabilityCalls } from './availability.ts';
import { changeCalls } from './calendar/change.ts';
import { feedCalls } from './feed/feed.ts';

export const availabilityHandlers = {
  'calendar/week': calendarWeek,
  ...changeCalls,
  ...feedCalls,
  ...availabilityCalls,
} as const;

export { type Viewer, viewerOf, isOwnHold } from '#src/server/platform/db/own-hold-queries.ts';
export { lockDeparture, writeSeatsOf } from './calendar/change.ts';
export {
  readCourseTerms,
  findCourseTerms,
  type HashedTerms,
  termsColumns,
  termsTables,
  type Days,
  hasLapsed,
} from './course-terms-queries.ts';
export { type CourseTerms, timetableOf, priceTermsOf, freshRate } from './course-terms.ts';
export { registerCalendarFile } from './feed/ical-file.ts';
export { readDueFeeds } from './feed/read-feed.ts';
export { findUpcomingDates } from './availability.ts';
export { refuseWithReason } from './availability.ts';

// Entry point of the feature availability: which dates, times and parties can be booked, and the offer that says so.
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
  findOffer,
  hasLapsed,
  offerColumns,
  offerTables,
  readOffer,
  type StampedOffer,
} from './offer-queries.ts';
export { freshRate, type OfferRow, priceTermsOf, timetableOf } from './offer.ts';
export { findUpcomingDates } from './upcoming-dates.ts';

// The door of the feature booking: its calls, and what payments, mails and pages may use.
import * as availableDate from './available-date.ts';
import * as availablePax from './available-pax.ts';
import * as availableTime from './available-time.ts';
import * as calculate from './calculate.ts';
import * as checkout from './checkout.ts';
import * as detail from './detail.ts';
import * as listGuest from './list-guest.ts';

export const bookingHandlers = {
  [availableDate.route]: availableDate.handle,
  [availableTime.route]: availableTime.handle,
  [availablePax.route]: availablePax.handle,
  [calculate.route]: calculate.handle,
  [checkout.route]: checkout.handle,
  [detail.route]: detail.handle,
  [listGuest.route]: listGuest.handle,
} as const;

export { bookedPolicy } from './booked-policy.ts';
export { findUpcomingDates } from './upcoming-dates.ts';
export { bookingSecret, secretHash } from './secrets.ts';
export { successUrl } from './urls.ts';
export { freeHolds } from './claim-queries.ts';
export { freeLapsedHolds } from './free-lapsed.ts';
export { postingOf, writeConfirmation } from './booking-queries.ts';

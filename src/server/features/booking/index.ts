// Entry point of the feature booking: a booking's rows, who may open it, and every change of its status.
export { type BookedChoice, checkoutAgainUrl, successUrl } from './booked.ts';
export {
  bookedCourse,
  bookedPolicy,
  bookingCard,
  canReview,
  cashDue,
  factsOf,
  type CourseColumns,
  paidOnline,
  shownStatus,
} from './booked.ts';
export { type NewBooking, postingOf, seatClaim, takeSeats } from './booking-queries.ts';
export { takeSeatsIn, whileOfferStands } from './steady-claim.ts';
export {
  bookingColumns,
  bookingTables,
  type BookingRow,
  cashWords,
  departureClosed,
  type DetailRow,
  findDetail,
  noShowWords,
} from './detail-queries.ts';
export { countGroups, findBookings, hostedCourses } from './list-queries.ts';
export { endBooking, type Ending } from './end-booking.ts';
export { freeLapsedHolds } from './free-lapsed.ts';
export {
  accountContact,
  type AccountRow,
  distributorGuest,
  type GuestContact,
  isDistributor,
  plainMessage,
  typedContact,
} from './guest-details.ts';
export {
  freeHolds,
  lockBookings,
  lockCoupons,
  findDepartureId,
  lockDeparture,
  lockDepartures,
  lockOwnHolds,
  makeDeparture,
  type SlotKey,
  takeTurns,
} from './hold-queries.ts';
export { lockBooking, type LockedBooking, paidCents } from './lock-booking-queries.ts';
export { identityOf, type SlotTimes, timesOf } from './new-booking.ts';
export { actingAs, bySystem, openAsGuest, openBooking, type Viewer } from './open-booking.ts';
export { newSaleOf, purchaseOf } from './purchase.ts';
export { codeForCompanion, codeForParty, rawPublicKey, voucherKeyId } from './voucher-code.ts';
export { writeAccepted, writeConfirmation } from './confirm-queries.ts';
export { type ChangeReason, reasonText } from './change-reason.ts';
export { changeStatus, inquiryChange } from './status-queries.ts';
export { findTimeOffer, type TimeOffer, timeOfferEnds } from './time-offer-queries.ts';

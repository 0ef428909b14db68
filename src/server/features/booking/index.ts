// Entry point of bookings (docs/domain/bookings.md).
export {
  factsOf,
  bookingCard,
  successUrl,
  type BookedChoice,
  checkoutAgainUrl,
  cashDue,
  visibleStatus as shownStatus,
  bookedCourse,
  type CourseColumns,
  bookedPolicy,
  canReview,
  paidOnline,
} from './booked.ts';
export { postingOf, takeSeats, type NewBooking, seatClaim } from './booking-queries.ts';
export { type ChangeReason, reasonText } from './change-reason.ts';
export { writeAccepted, writeConfirmation } from './confirm-queries.ts';
export {
  type DetailRow,
  bookingColumns,
  bookingTables,
  type BookingRow,
  cashWords,
  noShowWords,
  findDetail,
  departureClosed,
} from './detail-queries.ts';
export { endBooking, type Ending } from './end-booking.ts';
export { freeLapsedHolds } from './holds.ts';
export {
  typedContact,
  type GuestContact,
  isDistributor,
  accountContact,
  distributorGuest,
  plainMessage,
  type AccountRow,
} from './guest-details.ts';
export {
  lockDepartures,
  lockOwnHolds,
  freeHolds,
  findDepartureId,
  makeDeparture,
  type SlotKey,
  lockBookings,
  lockCoupons,
  lockDeparture,
  takeTurns,
} from './hold-queries.ts';
export { hostedCourses, findBookings, countGroups } from './list-queries.ts';
export { lockBooking, type LockedBooking, paidCents } from './lock-booking-queries.ts';
export { identityOf, type SlotTimes, timesOf } from './booked.ts';
export { openBooking, actingAs, bySystem, type Viewer, openAsGuest } from './open-booking.ts';
export { purchaseOf, newSaleOf } from './booked.ts';
export { queueRefund } from './end-booking.ts';
export { isQuoteId, quoteIdOf } from './quote-id.ts';
export { findHeldMoney, lockKeptPayment } from './refund-queries.ts';
export { inquiryChange, changeStatus } from './status-queries.ts';
export { whileOfferStands, takeSeatsIn } from './holds.ts';
export { findTimeOffer, type TimeOffer } from './status-queries.ts';
export { rawPublicKey, voucherKeyId, codeForParty, codeForCompanion } from './voucher-code.ts';

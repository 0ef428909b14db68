// The door of the feature booking: its calls, and what payments, mails and pages may use.
import * as availableDate from './available-date.ts';
import * as availablePax from './available-pax.ts';
import * as availableTime from './available-time.ts';
import * as calculate from './calculate.ts';
import * as cancel from './cancel.ts';
import * as checkout from './checkout.ts';
import * as confirm from './confirm.ts';
import * as detail from './detail.ts';
import * as inquiryCheck from './inquiry-check.ts';
import * as inquiryVerify from './inquiry-verify.ts';
import * as inquiry from './inquiry.ts';
import * as listGuest from './list-guest.ts';
import * as listHost from './list-host.ts';
import * as sendCompanion from './send-companion.ts';

export const bookingHandlers = {
  [availableDate.route]: availableDate.handle,
  [availableTime.route]: availableTime.handle,
  [availablePax.route]: availablePax.handle,
  [calculate.route]: calculate.handle,
  [cancel.route]: cancel.handle,
  [checkout.route]: checkout.handle,
  [confirm.route]: confirm.handle,
  [detail.route]: detail.handle,
  [inquiry.route]: inquiry.handle,
  [inquiryCheck.route]: inquiryCheck.handle,
  [inquiryVerify.route]: inquiryVerify.handle,
  [listGuest.route]: listGuest.handle,
  [listHost.route]: listHost.handle,
  [sendCompanion.route]: sendCompanion.handle,
} as const;

export { checkoutAgainUrl, type BookedChoice } from './checkout-again.ts';
export { bookedPolicy } from './booked-policy.ts';
export { isDistributor } from './guest-details.ts';
export { findUpcomingDates } from './upcoming-dates.ts';
export { bookingSecret, secretHash } from './secrets.ts';
export { successUrl } from './urls.ts';
export { findOfferOf } from './host-offer-queries.ts';
export { offerOnMove, type HostOffer, type OfferOnMove } from './host-offer.ts';
export { freeHolds, lockCoupons, lockDeparture, lockDepartures, makeDeparture, type SlotKey } from './claim-queries.ts';
export { chosenAddons, hasPickup, priceOffer, type Priced } from './price.ts';
export { freshRate, priceTermsOf, timetableOf } from './offer.ts';
export { findOffer, readOffer } from './offer-queries.ts';
export type { OfferRow } from './offer-row.ts';
export { toWireQuote, type WireQuote } from './wire-quote.ts';
export { freeLapsedHolds } from './free-lapsed.ts';
export { postingOf, seatClaim, writeConfirmation, type NewBooking } from './booking-queries.ts';
export { amountsOf } from './booking-facts.ts';
export { invitedMessage } from './send-companion.ts';
export { openAsGuest } from './send-companion-opened.ts';
export { openBooking, type Opener } from './detail-open.ts';
export type { DetailRow } from './detail-queries.ts';
export { actingAs, bySystem, viewerOf, type Acting, type Viewer } from './viewer.ts';
export { endBooking, type Ending } from './cancel-ending.ts';
export { payloads } from './cancel-queries.ts';
export { lockBooking, type LockedBooking } from './lock-booking-queries.ts';
export { isQuoteId, quoteIdOf } from './cancel-quote-id.ts';
export { answerRequest } from './confirm-answer.ts';
export { expireRequests } from './confirm-expire.ts';
export { codeForCompanion, codeForParty } from './voucher-code-for.ts';
export { timesOf } from './booking-facts.ts';
export { keepOffer, priceOfOffer } from './keep-offer.ts';
export { expireInquiries } from './inquiry-expire.ts';
export { openInquiryPage } from './inquiry-open.ts';
export { toInquiryDetail } from './inquiry-wire.ts';
export { insertOffer, writeAnswer } from './inquiry-answer-queries.ts';
export { findInquiries, findInquiry, lockInquiry, type InquiryRow } from './inquiry-queries.ts';
export { bookedCourse, type CourseColumns } from './booked.ts';
export { refusePickup } from './refuse-pickup.ts';
export { rawPublicKey, voucherKeyId } from './voucher-code.ts';

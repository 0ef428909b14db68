// The whole API: one entry per call, keyed by its path under /api (docs/reference/api.md#form). Only for server and
// tests.
import type { CallSpec } from './call.ts';
import { adminPartnerCalls, adminApplicationCalls } from './admin/partners.ts';
import { adminAuditCalls } from './admin/audit.ts';
import { adminContentCalls } from './admin/content.ts';
import { adminMenuCalls } from './admin/menus.ts';
import { adminFeeCalls } from './admin/fees.ts';
import { adminRateCalls } from './admin/rates.ts';
import { adminFigureCalls } from './admin/figures.ts';
import { adminPlaceCalls } from './admin/places.ts';
import { adminLedgerCalls } from './admin/ledger.ts';
import { adminRefundCalls } from './admin/refunds.ts';
import { adminStaffCalls, adminPeopleCalls } from './admin/people.ts';
import { adminNoteCalls } from './admin/notes.ts';
import { adminReviewCalls } from './admin/reviews.ts';
import { adminSettingCalls } from './admin/settings.ts';
import { adminDistributorCalls } from './admin/distributors.ts';
import { adminListingCalls } from './admin/listings.ts';
import { adminCodeCalls } from './admin/codes.ts';
import { adminMessageCalls } from './admin/messages.ts';
import { adminBookingCalls } from './admin/bookings.ts';
import { adminWaitingCalls } from './admin/waiting.ts';
import { accountCalls } from './calls/account.ts';
import { accountKeysCalls } from './calls/account-keys.ts';
import { accountDataCalls } from './calls/account-data.ts';
import { availabilityCalls } from './calls/availability.ts';
import { bookingCalls } from './calls/booking.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { cataloguePagesCalls } from './calls/catalogue-pages.ts';
import { changesCalls } from './calls/changes.ts';
import { credentialsCalls } from './calls/credentials.ts';
import { earningsCalls } from './calls/earnings.ts';
import { earningsPayoutCalls } from './calls/earnings-payout.ts';
import { hostDayCalls } from './calls/host-day.ts';
import { hostDayCheckCalls } from './calls/host-day-check.ts';
import { hostPageCalls } from './calls/host-page.ts';
import { hostReachCalls } from './calls/host-reach.ts';
import { imageCalls } from './calls/image.ts';
import { inquiryCalls } from './calls/inquiry.ts';
import { insightsCalls } from './calls/insights.ts';
import { listingCalls } from './calls/listing.ts';
import { messageCalls } from './calls/message.ts';
import { partnerCalls } from './calls/partner.ts';
import { paymentCalls } from './calls/payment.ts';
import { reviewCalls } from './calls/review.ts';
import { savedCalls } from './calls/saved.ts';
import { staffLogCalls } from './calls/staff-log.ts';
import { teamCalls } from './calls/team.ts';
import { tripCalls } from './calls/trip.ts';
import { userCalls } from './calls/user.ts';

/** By name, `<group>/<call>`. */
export const contract = {
  ...adminApplicationCalls,
  ...adminAuditCalls,
  ...adminBookingCalls,
  ...adminCodeCalls,
  ...adminContentCalls,
  ...adminDistributorCalls,
  ...adminFeeCalls,
  ...adminFigureCalls,
  ...adminLedgerCalls,
  ...adminListingCalls,
  ...adminMenuCalls,
  ...adminMessageCalls,
  ...adminNoteCalls,
  ...adminPartnerCalls,
  ...adminPeopleCalls,
  ...adminPlaceCalls,
  ...adminRateCalls,
  ...adminRefundCalls,
  ...adminReviewCalls,
  ...adminSettingCalls,
  ...adminStaffCalls,
  ...adminWaitingCalls,
  ...accountCalls,
  ...accountKeysCalls,
  ...accountDataCalls,
  ...availabilityCalls,
  ...bookingCalls,
  ...checkoutCalls,
  ...catalogueCalls,
  ...cataloguePagesCalls,
  ...changesCalls,
  ...credentialsCalls,
  ...earningsCalls,
  ...earningsPayoutCalls,
  ...hostDayCalls,
  ...hostDayCheckCalls,
  ...hostPageCalls,
  ...hostReachCalls,
  ...imageCalls,
  ...inquiryCalls,
  ...insightsCalls,
  ...listingCalls,
  ...messageCalls,
  ...partnerCalls,
  ...paymentCalls,
  ...reviewCalls,
  ...savedCalls,
  ...staffLogCalls,
  ...teamCalls,
  ...tripCalls,
  ...userCalls,
} satisfies Record<string, CallSpec>;

// Calls beyond the 60 that were given, in groups of their own (docs/calls.md).
import type { CallSpec } from '#src/contract/call.ts';
import { listingCalls } from './course.ts';
import { accountCalls } from './extra/account.ts';
import { alternativeCalls } from './extra/alternative.ts';
import { ambassadorCalls } from './extra/ambassador.ts';
import { checkCalls } from './entrance/check.ts';
import { calendarCalls } from './extra/calendar/days.ts';
import { cashCalls } from './extra/money/cash.ts';
import { companionCalls } from './extra/companion.ts';
import { dashboardCalls } from './extra/dashboard.ts';
import { conversationCalls } from './extra/conversation.ts';
import { ownChoiceCalls } from './extra/own-choices.ts';
import { departureCalls } from './extra/departure.ts';
import { holdCalls } from './booking/choose.ts';
import { hostPageCalls } from './hosting/host-page.ts';
import { feedCalls } from './extra/calendar/feed.ts';
import { hostCalls } from './extra/host.ts';
import { identityCalls } from './extra/identity.ts';
import { impactCalls } from './extra/impact.ts';
import { inquiryCalls } from './extra/inquiry.ts';
import { earningsCalls } from './extra/money/earnings.ts';
import { payoutCalls } from './extra/money/payout.ts';
import { inviteCalls } from './extra/invite.ts';
import { listingReviewCalls } from './hosting/listing-review.ts';
import { noShowCalls } from './entrance/no-show.ts';
import { todayCalls } from './entrance/today.ts';
import { mapCalls } from './extra/map.ts';
import { ownDataCalls } from './extra/own-data.ts';
import { ownListingCalls } from './hosting/own-listing.ts';
import { passkeyCalls } from './extra/passkey.ts';
import { ownPartnerCalls } from './extra/money/own-partner.ts';
import { officePartnerCalls } from './office/partners.ts';
import { pickupCalls } from './extra/pickup.ts';
import { problemCalls } from './extra/problem.ts';
import { reachCalls } from './extra/reach.ts';
import { otherTimeCalls } from './extra/other-time.ts';
import { requestCalls } from './extra/request.ts';
import { rescheduleCalls } from './extra/reschedule.ts';
import { taskCalls } from './extra/task.ts';
import { wishLinkCalls } from './extra/wish-link.ts';
import { afterReviewCalls } from './extra/review.ts';
import { insightCalls } from './panel/insights.ts';
import { paperCalls } from './panel/paper.ts';
import { reportCalls } from './panel/report.ts';
import { requestListCalls } from './panel/requests.ts';
import { savedReplyCalls } from './panel/saved-reply.ts';
import { teamCalls } from './panel/team.ts';
import { officeAuditCalls } from './office/audit.ts';
import { officeContentCalls } from './office/content.ts';
import { officeMenuCalls } from './office/menus.ts';
import { officeFeeCalls } from './office/fees.ts';
import { officeRateCalls } from './office/rates.ts';
import { officeFigureCalls } from './office/figures.ts';
import { officePlaceCalls } from './office/places.ts';
import { officeWordCalls } from './office/words.ts';
import { officeLedgerCalls } from './office/ledger.ts';
import { officeRefundCalls } from './office/refunds.ts';
import { officeApplicationCalls } from './office/applications.ts';
import { officeStaffCalls } from './office/staff.ts';
import { officeNoteCalls } from './office/notes.ts';
import { officeReviewCalls } from './office/reviews.ts';
import { officeSettingCalls } from './office/settings.ts';
import { distributorKeyCalls } from './distributor-key.ts';
import { officeDistributorCalls } from './office/distributors.ts';
import { officeListingCalls } from './office/listings.ts';
import { officePeopleCalls } from './office/people.ts';
import { officeCodeCalls } from './office/codes.ts';
import { officeMessageCalls } from './office/messages.ts';
import { officeBookingCalls } from './office/bookings.ts';
import { officeOneBookingCalls } from './office/one-booking.ts';
import { officeWaitingCalls } from './office/waiting.ts';
import { rateCalls } from './payment.ts';

export const extraCalls = {
  ...accountCalls,
  ...officeAuditCalls,
  ...officeContentCalls,
  ...officeMenuCalls,
  ...officeFeeCalls,
  ...officeRateCalls,
  ...officeFigureCalls,
  ...officePlaceCalls,
  ...officeWordCalls,
  ...officeApplicationCalls,
  ...officeNoteCalls,
  ...officeStaffCalls,
  ...officeReviewCalls,
  ...officeRefundCalls,
  ...officeLedgerCalls,
  ...officeSettingCalls,
  ...officeDistributorCalls,
  ...officeListingCalls,
  ...officePeopleCalls,
  ...officeCodeCalls,
  ...officeMessageCalls,
  ...officeBookingCalls,
  ...officeOneBookingCalls,
  ...officeWaitingCalls,
  ...alternativeCalls,
  ...ambassadorCalls,
  ...checkCalls,
  ...calendarCalls,
  ...cashCalls,
  ...companionCalls,
  ...dashboardCalls,
  ...conversationCalls,
  ...ownChoiceCalls,
  ...departureCalls,
  ...holdCalls,
  ...hostPageCalls,
  ...feedCalls,
  ...hostCalls,
  ...identityCalls,
  ...impactCalls,
  ...inquiryCalls,
  ...earningsCalls,
  ...insightCalls,
  ...inviteCalls,
  ...listingCalls,
  ...listingReviewCalls,
  ...mapCalls,
  ...noShowCalls,
  ...ownDataCalls,
  ...ownListingCalls,
  ...ownPartnerCalls,
  ...officePartnerCalls,
  ...passkeyCalls,
  ...distributorKeyCalls,
  ...payoutCalls,
  ...pickupCalls,
  ...problemCalls,
  ...rateCalls,
  ...reachCalls,
  ...otherTimeCalls,
  ...requestCalls,
  ...rescheduleCalls,
  ...taskCalls,
  ...todayCalls,
  ...wishLinkCalls,
  ...afterReviewCalls,
  ...paperCalls,
  ...reportCalls,
  ...requestListCalls,
  ...savedReplyCalls,
  ...teamCalls,
} as const satisfies Record<string, CallSpec>;

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
import { adminPartnerCalls } from '#src/contract/admin/partners.ts';
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
import { adminAuditCalls } from '#src/contract/admin/audit.ts';
import { adminContentCalls } from '#src/contract/admin/content.ts';
import { adminMenuCalls } from '#src/contract/admin/menus.ts';
import { adminFeeCalls } from '#src/contract/admin/fees.ts';
import { adminRateCalls } from '#src/contract/admin/rates.ts';
import { adminFigureCalls } from '#src/contract/admin/figures.ts';
import { adminPlaceCalls } from '#src/contract/admin/places.ts';
import { adminWordCalls } from '#src/contract/admin/words.ts';
import { adminLedgerCalls } from '#src/contract/admin/ledger.ts';
import { adminRefundCalls } from '#src/contract/admin/refunds.ts';
import { adminApplicationCalls } from '#src/contract/admin/applications.ts';
import { adminStaffCalls } from '#src/contract/admin/staff.ts';
import { adminNoteCalls } from '#src/contract/admin/notes.ts';
import { adminReviewCalls } from '#src/contract/admin/reviews.ts';
import { adminSettingCalls } from '#src/contract/admin/settings.ts';
import { distributorKeyCalls } from './distributor-key.ts';
import { adminDistributorCalls } from '#src/contract/admin/distributors.ts';
import { adminListingCalls } from '#src/contract/admin/listings.ts';
import { adminPeopleCalls } from '#src/contract/admin/people.ts';
import { adminCodeCalls } from '#src/contract/admin/codes.ts';
import { adminMessageCalls } from '#src/contract/admin/messages.ts';
import { adminBookingCalls } from '#src/contract/admin/bookings.ts';
import { adminOneBookingCalls } from '#src/contract/admin/one-booking.ts';
import { adminWaitingCalls } from '#src/contract/admin/waiting.ts';
import { rateCalls } from './payment.ts';

export const extraCalls = {
  ...accountCalls,
  ...adminAuditCalls,
  ...adminContentCalls,
  ...adminMenuCalls,
  ...adminFeeCalls,
  ...adminRateCalls,
  ...adminFigureCalls,
  ...adminPlaceCalls,
  ...adminWordCalls,
  ...adminApplicationCalls,
  ...adminNoteCalls,
  ...adminStaffCalls,
  ...adminReviewCalls,
  ...adminRefundCalls,
  ...adminLedgerCalls,
  ...adminSettingCalls,
  ...adminDistributorCalls,
  ...adminListingCalls,
  ...adminPeopleCalls,
  ...adminCodeCalls,
  ...adminMessageCalls,
  ...adminBookingCalls,
  ...adminOneBookingCalls,
  ...adminWaitingCalls,
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
  ...adminPartnerCalls,
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

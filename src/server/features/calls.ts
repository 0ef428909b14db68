// Every call of the contract, by name: none may be missing.
import type { CallName } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { accountHandlers } from './account/index.ts';
import { alternativeHandlers } from './alternative/index.ts';
import { availabilityHandlers } from './availability/index.ts';
import { calendarHandlers } from './calendar/index.ts';
import { cancelHandlers } from './cancel/index.ts';
import { checkinHandlers } from './checkin/index.ts';
import { cashHandlers } from './cash/index.ts';
import { checkoutHandlers } from './checkout/index.ts';
import { placeHandlers } from './place/index.ts';
import { companionHandlers } from './companion/index.ts';
import { contentHandlers } from './content/index.ts';
import { courseHandlers } from './course/index.ts';
import { feedHandlers } from './feed/index.ts';
import { feedbackHandlers } from './feedback/index.ts';
import { imageHandlers } from './image/index.ts';
import { inquiryHandlers } from './inquiry/index.ts';
import { insightHandlers } from './insight/index.ts';
import { inviteHandlers } from './invite/index.ts';
import { detailHandlers } from './detail/index.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import { departureHandlers } from './departure/index.ts';
import { hostPageHandlers } from './host-page/index.ts';
import { listingHandlers } from './listing/index.ts';
import { hostDayHandlers } from './host-day/index.ts';
import { messageHandlers } from './message/index.ts';
import { noShowHandlers } from './no-show/index.ts';
import { adminCalls } from './admin/index.ts';
import { otherTimeHandlers } from './other-time/index.ts';
import { pageHandlers } from './page/index.ts';
import { paperHandlers } from './paper/index.ts';
import { paymentHandlers } from './payment/index.ts';
import { priceHandlers } from './price/index.ts';
import { problemHandlers } from './problem/index.ts';
import { reachHandlers } from './reach/index.ts';
import { reliabilityHandlers } from './reliability/index.ts';
import { reportHandlers } from './report/index.ts';
import { requestHandlers } from './request/index.ts';
import { rescheduleHandlers } from './reschedule/index.ts';
import { earningsHandlers } from './earnings/index.ts';
import { payoutHandlers } from './payout/index.ts';
import { partnerHandlers } from './partner/index.ts';
import { pickupHandlers } from './pickup/index.ts';
import { reviewHandlers } from './review/index.ts';
import { todayHandlers } from './today/index.ts';
import { taskHandlers } from './task/index.ts';
import { teamHandlers } from './team/index.ts';
import { userHandlers } from './user/index.ts';
import { wishLinkHandlers, wishlistHandlers } from './wishlist/index.ts';

export const handlers: { readonly [N in CallName]: Handler<N> } = {
  ...accountHandlers,
  ...alternativeHandlers,
  ...availabilityHandlers,
  ...calendarHandlers,
  ...cancelHandlers,
  ...checkinHandlers,
  ...cashHandlers,
  ...checkoutHandlers,
  ...placeHandlers,
  ...companionHandlers,
  ...contentHandlers,
  ...courseHandlers,
  ...feedHandlers,
  ...feedbackHandlers,
  ...imageHandlers,
  ...inquiryHandlers,
  ...insightHandlers,
  ...inviteHandlers,
  ...detailHandlers,
  ...dashboardHandlers,
  ...departureHandlers,
  ...hostPageHandlers,
  ...listingHandlers,
  ...hostDayHandlers,
  ...messageHandlers,
  ...noShowHandlers,
  ...adminCalls,
  ...otherTimeHandlers,
  ...pageHandlers,
  ...paperHandlers,
  ...partnerHandlers,
  ...paymentHandlers,
  ...priceHandlers,
  ...problemHandlers,
  ...reachHandlers,
  ...reliabilityHandlers,
  ...reportHandlers,
  ...requestHandlers,
  ...rescheduleHandlers,
  ...earningsHandlers,
  ...payoutHandlers,
  ...pickupHandlers,
  ...reviewHandlers,
  ...taskHandlers,
  ...todayHandlers,
  ...teamHandlers,
  ...userHandlers,
  ...wishLinkHandlers,
  ...wishlistHandlers,
};

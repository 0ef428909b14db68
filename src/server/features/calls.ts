// Every call of the contract by name; none may be missing.
import type { CallName } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { accountHandlers } from './account/index.ts';
import { availabilityHandlers } from './availability/index.ts';
import { catalogueHandlers } from './catalogue/index.ts';
import { changesHandlers } from './changes/index.ts';
import { checkoutHandlers } from './checkout/index.ts';
import { credentialsHandlers } from './credentials/index.ts';
import { earningsHandlers } from './earnings/index.ts';
import { hostDayHandlers } from './host-day/index.ts';
import { hostPageHandlers } from './host-page/index.ts';
import { hostReachHandlers } from './host-reach/index.ts';
import { imageHandlers } from './image/index.ts';
import { inquiryHandlers } from './inquiry/index.ts';
import { insightsHandlers } from './insights/index.ts';
import { listingHandlers } from './listing/index.ts';
import { messageHandlers } from './message/index.ts';
import { partnerHandlers } from './partner/index.ts';
import { paymentHandlers } from './payment/index.ts';
import { pricingHandlers } from './pricing/index.ts';
import { reviewHandlers } from './review/index.ts';
import { savedHandlers } from './saved/index.ts';
import { staffLogHandlers } from './staff-log/index.ts';
import { teamHandlers } from './team/index.ts';
import { tripHandlers } from './trip/index.ts';
import { userHandlers } from './user/index.ts';
import { adminHandlers } from './admin/index.ts';

export const handlers: { readonly [N in CallName]: Handler<N> } = {
  ...accountHandlers,
  ...availabilityHandlers,
  ...catalogueHandlers,
  ...changesHandlers,
  ...checkoutHandlers,
  ...credentialsHandlers,
  ...earningsHandlers,
  ...hostDayHandlers,
  ...hostPageHandlers,
  ...hostReachHandlers,
  ...imageHandlers,
  ...inquiryHandlers,
  ...insightsHandlers,
  ...listingHandlers,
  ...messageHandlers,
  ...partnerHandlers,
  ...paymentHandlers,
  ...pricingHandlers,
  ...reviewHandlers,
  ...savedHandlers,
  ...staffLogHandlers,
  ...teamHandlers,
  ...tripHandlers,
  ...userHandlers,
  ...adminHandlers,
};

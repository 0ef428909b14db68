// Entry point of the feature price: the price of a choice, with its code and under a host's own offer.
import * as calculate from './calculate.ts';

export const priceHandlers = { [calculate.route]: calculate.handle } as const;

export { withCouponRateLimit } from './coupon-guard.ts';
export { type HostOffer, mayUseOffer, offerOnMove, type OfferOnMove, termsUnder } from './host-offer.ts';
export { chosenAddons, hasPickup, priceOffer } from './price.ts';
export {
  couponColumn,
  type CouponFacts,
  findOfferOf,
  holdsOffer,
  hostOfferColumn,
  lockOffer,
  ownBookings,
} from './queries.ts';
export { toWireQuote, type WireQuote } from './wire-quote.ts';

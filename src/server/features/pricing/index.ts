// Entry point of pricing (docs/domain/pricing.md).
import { bookingCalculate, codeList } from './calculate.ts';

export const pricingHandlers = {
  'booking/calculate': bookingCalculate,
  'code/list': codeList,
} as const;

export { withCouponRateLimit } from './coupon-guard.ts';
export { type HostOffer, offerOnMove, type OfferOnMove, mayUseOffer, termsUnder } from './host-offer.ts';
export {
  findOfferOf,
  lockOffer,
  couponColumn,
  type CouponFacts,
  holdsOffer,
  hostOfferColumn,
  isOpenCodeOf,
  ownBookings,
} from './price-queries.ts';
export { priceOffer, chosenAddons, hasPickup } from './price.ts';
export { usedRateAges, usedCurrencies, watchAge, oldestRateAge } from './refresh-rates.ts';
export { takeRates, fetchRatesNow, lastRatesRun, refreshRates, storeShippedRates } from './refresh-rates.ts';
export { toWireQuote } from './wire-quote.ts';

// booking/calculate: the price of a choice, from one statement (spec 3 and 7, product 2).
import { checkDeparture } from '#src/domain/availability/check-departure.ts';
import type { CouponRefusal } from '#src/domain/coupon/coupon.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { admitCode, countWrongCode } from './coupon-guard.ts';
import { timetableOf } from './offer.ts';
import { readOffer, readOfferWithCoupon } from './offer-queries.ts';
import type { CouponFacts, OfferRow } from './offer-row.ts';
import { chosenAddons, hasPickup, priceOffer } from './price.ts';
import { toWireQuote } from './wire-quote.ts';

export const route = 'booking/calculate';

export const handle: Handler<typeof route> = async (input, call) => {
  const { services } = call;
  const admitted = await admitCode(input.coupon_code, call);
  const { offer, coupon } = await load(input, admitted.ok ? admitted.code : null, call);
  if (!offer) return refuse('course-not-found');

  const asked = { now: offer.now_ms, opens_from: services.config.bookingsOpenFrom };
  const slot = checkDeparture(timetableOf(offer), input, asked);
  if (!slot.ok) return refuse(slot.code);
  const addons = chosenAddons(offer, { pax: input.pax, addons: input.addons ?? [] });
  if (isRefusal(addons)) return addons;
  const { serviceFeeRate } = services.config;
  const priced = priceOffer(offer, { departure: slot.departure, pax: input.pax, addons, serviceFeeRate, coupon });

  const refusal: CouponRefusal | null = admitted.ok ? priced.refusal : admitted;
  if (priced.refusal) await countWrongCode(priced.refusal, call);
  return toWireQuote(priced.quote, { hasPickup: hasPickup(offer, addons), refusal, rateAt: priced.rateAt });
};

interface Loaded {
  offer: OfferRow | null;
  coupon: CouponFacts | null | undefined;
}

async function load(input: CallInput<typeof route>, code: string | null, call: CallContext): Promise<Loaded> {
  const days = { from: input.date, to: input.date };
  if (code === null) return { offer: await readOffer(call.services, input.course_id, days), coupon: undefined };
  const wanted = { code, userId: call.actor.userId };
  const found = await readOfferWithCoupon(call.services, input.course_id, days, wanted);
  return { offer: found, coupon: found?.coupon ?? null };
}

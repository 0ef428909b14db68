// booking/calculate: the price of a choice (docs/domain/pricing.md#price-components).
import { checkDeparture } from '#src/domain/availability/departures.ts';
import { addonsOfInput } from '#src/contract/checkout/checkout-query.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { withCouponRateLimit, type AdmittedCode } from './coupon-guard.ts';
import { mayUseOffer } from './host-offer.ts';
import { countsTyped, type PartnerMet } from '#src/server/features/partner/index.ts';
import { refuseWithReason, timetableOf } from '#src/server/features/availability/index.ts';
import { readPricedOffer, type PricedTerms } from './price-queries.ts';
import { chosenAddons, priceOffer } from './price.ts';
import { t } from '#src/server/features/texts.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { toWireQuote } from './wire-quote.ts';

type Input = CallInput<'booking/calculate'>;

export const bookingCalculate: Handler<'booking/calculate'> = (input, call) =>
  withCouponRateLimit(input.coupon_code, call, (admitted) => calculate(input, call, admitted));

async function calculate(
  input: Input,
  call: CallContext,
  admitted: AdmittedCode,
): Promise<CallOutput<'booking/calculate'> | Refusal> {
  const { services } = call;
  const code = admitted.ok ? admitted.code : null;
  const offer = await load(input, code, call);
  if (!offer) return refuse('course-not-found');

  const hostOffer = input.offer === undefined ? null : offer.host_offer;
  if (input.offer !== undefined && !mayUseOffer(hostOffer, input, offer.now_ms)) return refuse('offer-invalid');
  const clock = { now: offer.now_ms, opens_from: services.config.bookingsOpenFrom };
  const slot = checkDeparture(timetableOf(offer), input, clock);
  if (!slot.ok) return refuseWithReason(refuse(slot.code), input, call);
  const addons = chosenAddons(offer, { pax: input.pax, addons: addonsOfInput(input.addons) });
  if (isRefusal(addons)) return addons;
  const { serviceFees } = services.config;
  const typed =
    offer.coupon === null && offer.partners !== null && countsTyped(offer.partners) ? offer.partners.typed : null;
  const coupon = code === null || typed !== null ? undefined : offer.coupon;
  const { departure } = slot;
  const priced = priceOffer(offer, {
    departure,
    pax: input.pax,
    addons,
    serviceFees,
    coupon,
    hostOffer,
  });

  const answer = toWireQuote(priced.quote, admitted.ok ? priced.refusal : admitted);
  return typed === null ? answer : { ...answer, discount_note: partnerNote(typed, call) };
}

/** An ambassador's code attributes without a discount. */
function partnerNote({ user_id, first_name }: PartnerMet, { actor }: CallContext): string {
  const name = first_name.trim();
  if (user_id === actor.userId) return t('coupon.partnerOwn');
  return name === '' ? t('coupon.partnerNameless') : t('coupon.partner', { name });
}

function load(input: Input, code: string | null, call: CallContext): Promise<PricedTerms | null> {
  const offerHash = input.offer === undefined ? null : givenHash(call.services.keys, input.offer);
  const codeRequest = { code, userId: call.actor.userId, visitorId: call.visitor.id, offerHash };
  return readPricedOffer(call.services, input.course_id, { from: input.date, to: input.date }, codeRequest);
}

// booking/calculate and code/list: the price of a choice (docs/domain/pricing.md#price-components).
import { checkDeparture } from '#src/domain/availability/departures.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { addonsOfInput } from '#src/contract/checkout/checkout-query.ts';
import { offerCookie } from '#src/contract/checkout/own-code.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { withCouponRateLimit, type AdmittedCode } from './coupon-guard.ts';
import { mayUseOffer } from './host-offer.ts';
import { countsTyped, type PartnerMet } from '#src/server/features/partner/index.ts';
import { refuseWithReason, timetableOf } from '#src/server/features/availability/index.ts';
import { type CouponFacts, findOwnCodes, readPricedOffer, type PricedTerms } from './price-queries.ts';
import { chosenAddons, type Priced, priceOffer } from './price.ts';
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
  const code = admitted.ok ? admitted.code : null;
  const offer = await load(input, code, call);
  if (!offer) return refuse('course-not-found');
  const price = await choicePrice(input, offer, call);
  if (isRefusal(price)) return price;
  const typed =
    offer.coupon === null && offer.partners !== null && countsTyped(offer.partners) ? offer.partners.typed : null;
  const priced = price(code === null || typed !== null ? undefined : offer.coupon);

  const answer = toWireQuote(priced.quote, admitted.ok ? priced.refusal : admitted);
  return typed === null ? answer : { ...answer, discount_note: partnerNote(typed, call) };
}

/** The price of the choice by code, or why it cannot be booked. */
async function choicePrice(
  input: Omit<Input, 'coupon_code'>,
  offer: PricedTerms,
  call: CallContext,
): Promise<((coupon: CouponFacts | null | undefined) => Priced) | Refusal> {
  const { config } = call.services;
  const hostOffer = input.offer === undefined ? null : offer.host_offer;
  if (input.offer !== undefined && !mayUseOffer(hostOffer, input, offer.now_ms)) return refuse('offer-invalid');
  const clock = { now: offer.now_ms, opens_from: config.bookingsOpenFrom };
  const slot = checkDeparture(timetableOf(offer), input, clock);
  if (!slot.ok) return refuseWithReason(refuse(slot.code), input, call);
  const addons = chosenAddons(offer, { pax: input.pax, addons: addonsOfInput(input.addons) });
  if (isRefusal(addons)) return addons;
  const { departure } = slot;
  const { serviceFees } = config;
  return (coupon) => priceOffer(offer, { departure, pax: input.pax, addons, serviceFees, coupon, hostOffer });
}

// code/list: each code is priced as if it were typed, so none that is offered is refused.
export const codeList: Handler<'code/list'> = async (input, call) => {
  const { db, config } = call.services;
  const who = { userId: call.actor.userId, visitorId: call.visitor.id };
  const isShown = call.cookies.read(offerCookie) !== undefined;
  const codes = await findOwnCodes(db, who, isShown ? (config.firstVisit?.code ?? null) : null);
  if (codes.length === 0) return { data: [] };
  const offer = await load(input, null, call);
  if (!offer) return refuse('course-not-found');
  const price = await choicePrice(input, offer, call);
  if (isRefusal(price)) return price;
  const savings = codes.map((coupon) => {
    const { quote, refusal } = price(coupon);
    return { code: coupon.code, cents: refusal === null ? quote.coupon_discount_cents : 0 };
  });
  const valid = savings.filter(({ cents }) => cents > 0).toSorted((one, other) => other.cents - one.cents);
  return { data: valid.map(({ code, cents }) => ({ code, saving: fromMinor(cents) })) };
};

/** An ambassador's code attributes without a discount. */
function partnerNote({ user_id, first_name }: PartnerMet, { actor }: CallContext): string {
  const name = first_name.trim();
  if (user_id === actor.userId) return t('coupon.partnerOwn');
  return name === '' ? t('coupon.partnerNameless') : t('coupon.partner', { name });
}

function load(input: Omit<Input, 'coupon_code'>, code: string | null, call: CallContext): Promise<PricedTerms | null> {
  const offerHash = input.offer === undefined ? null : givenHash(call.services.keys, input.offer);
  const codeRequest = { code, userId: call.actor.userId, visitorId: call.visitor.id, offerHash };
  return readPricedOffer(call.services, input.course_id, { from: input.date, to: input.date }, codeRequest);
}

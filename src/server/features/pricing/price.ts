// Prices a choice from database facts (docs/domain/pricing.md#price-components).
import { unitsNeeded } from '#src/domain/availability/party-options.ts';
import { bookingQuote, type BookingQuote } from '#src/domain/booking/booking-quote.ts';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import type { Departure } from '#src/domain/availability/departures.ts';
import type { CouponRefusal, CouponTerms } from '#src/domain/pricing/coupon.ts';
import { quoteWithCoupon } from '#src/domain/pricing/evaluate.ts';
import { quote, type Quote } from '#src/domain/pricing/quote.ts';
import type { ServiceFees } from '#src/domain/pricing/service-fee.ts';
import type { ChosenAddon, QuoteInput } from '#src/domain/pricing/quote-input.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { termsUnder, type HostOffer } from './host-offer.ts';
import { freshRate, type CourseTerms, priceTermsOf } from '#src/server/features/availability/index.ts';
import { t } from '#src/server/features/texts.ts';

type Chosen = Required<Pick<BookingChoice, 'pax' | 'addons'>>;

/** Refuses unknown, repeated and too many add-ons. */
export function chosenAddons(terms: CourseTerms, { pax, addons }: Chosen): ChosenAddon[] | Refusal {
  const chosen: ChosenAddon[] = [];
  for (const given of addons) {
    const addon = terms.addons.find((one) => one.id === given.id);
    const isTwice = chosen.some((one) => one.id === given.id);
    if (!addon || isTwice || given.count > unitsNeeded(addon.persons_per_unit, pax)) {
      return refuse('addon-unavailable', { addons: t('price.addonCount', { id: String(given.id) }) });
    }
    const { id, kind, title: label, unit_price_cents } = addon;
    chosen.push({ id, kind, label, unit_price_cents, count: given.count });
  }
  return chosen.filter((one) => one.count > 0);
}

/** Free transport, or a vehicle add-on (docs/domain/bookings.md#pickup). */
export function hasPickup(terms: Pick<CourseTerms, 'transport'>, addons: readonly ChosenAddon[]): boolean {
  return terms.transport === 'free' || addons.some((addon) => addon.kind === 'vehicle' && addon.count > 0);
}

export interface Priced {
  quote: BookingQuote;
  refusal: CouponRefusal | null;
}

interface Pricing {
  departure: Pick<Departure, 'min_pax'>;
  pax: number;
  addons: readonly ChosenAddon[];
  serviceFees: ServiceFees;
  /** Undefined: no code; null: unknown. */
  coupon: CouponTerms | null | undefined;
  hostOffer?: HostOffer | null;
}

/** By the database's clock. */
export function priceOffer(terms: CourseTerms, pricing: Pricing): Priced {
  const { departure, pax, addons, serviceFees, coupon, hostOffer = null } = pricing;
  const rate = freshRate(terms);
  const input: Omit<QuoteInput, 'coupon'> = {
    ...termsUnder(hostOffer, priceTermsOf(terms, departure.min_pax, serviceFees), pax),
    pax,
    addons,
    currency: terms.currency,
    rate: rate?.rate ?? null,
  };
  const booked = (made: Quote) => bookingQuote(made, { hasPickup: hasPickup(terms, addons), rateAt: rate?.at ?? null });
  if (coupon === undefined) return { quote: booked(quote({ ...input, coupon: null })), refusal: null };
  const use = { now: terms.now_ms, course_id: terms.id, city_id: terms.city_id };
  const priced = quoteWithCoupon(input, coupon, use);
  return { quote: booked(priced.quote), refusal: priced.refusal };
}

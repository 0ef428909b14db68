// What a host's offer costs its guest (docs/domain/inquiry.md#offers).
import type { Departure } from '#src/domain/availability/departures.ts';
import { experienceOf } from '#src/domain/money/experience-total.ts';
import { carriesMinimum } from '#src/domain/money/online-split.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Services } from '#src/server/services.ts';
import type { SlotKey } from '#src/server/features/booking/index.ts';
import {
  chosenAddons,
  type hasPickup,
  type HostOffer,
  priceOffer,
  termsUnder,
} from '#src/server/features/price/index.ts';
import { type CourseTerms, priceTermsOf } from '#src/server/features/availability/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { InquiryRow } from './inquiry-queries.ts';

/** What is offered to whom, at the host's own price for each guest. */
export interface Offering extends SlotKey {
  departure: Departure;
  pax: number;
  priceCents: number;
  addons: InquiryRow['addons'];
  services: Services;
}

export type OfferPrice = ReturnType<typeof quoteOf>;

/**
 * The price of an offer; refused when it is too low to be paid by card at all
 * (docs/domain/pricing.md#the-smallest-card-payment).
 */
export function priceOfOffer(courseTerms: CourseTerms, offering: Offering): OfferPrice | Refusal {
  const { pax, departure, services, priceCents } = offering;
  const addons = chosenAddons(courseTerms, { pax, addons: offering.addons });
  if (isRefusal(addons)) return addons;
  const hostOffer = slotOffer(offering);
  const terms = termsUnder(hostOffer, priceTermsOf(courseTerms, departure.min_pax, services.config.serviceFees), pax);
  const total = experienceOf({ ...terms, pax, addons }).total_cents;
  const most = 5_000_000;
  if (priceCents > most || !carriesMinimum(total, terms)) {
    return refuse('bad-input', { price_per_guest: t('inquiry.priceUnpayable') });
  }
  return quoteOf(courseTerms, { offering, hostOffer, addons });
}

function quoteOf(
  courseTerms: CourseTerms,
  {
    offering,
    hostOffer,
    addons,
  }: { offering: Offering; hostOffer: HostOffer; addons: Parameters<typeof hasPickup>[1] },
) {
  const { serviceFees } = offering.services.config;
  const { departure, pax } = offering;
  const priced = priceOffer(courseTerms, { departure, pax, addons, serviceFees, coupon: undefined, hostOffer });
  return { quote: priced.quote, addons };
}

function slotOffer({ courseId, date, time, pax, priceCents }: Offering): HostOffer {
  const slot = { id: '', course_id: courseId, local_date: date, start_time: time, pax, price_cents: priceCents };
  return { ...slot, expires_ms: Infinity, is_withdrawn: false, is_booked: false };
}

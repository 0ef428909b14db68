// The hold that keeps an offer's seats: a booking row that is nobody's page and in nobody's list (ADR 033).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Departure } from '#src/domain/availability/open-departure.ts';
import { policyOf } from '#src/domain/booking/policy.ts';
import { experienceOf } from '#src/domain/money/experience-total.ts';
import { carriesMinimum } from '#src/domain/money/online-split.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { takeSeats } from './booking-queries.ts';
import type { SlotKey } from './claim-queries.ts';
import { termsUnder, type HostOffer } from './host-offer.ts';
import type { InquiryRow } from './inquiry-queries.ts';
import { amountsOf, identityOf, timesOf } from './booking-facts.ts';
import { priceTermsOf } from './offer.ts';
import type { OfferRow } from './offer-row.ts';
import { chosenAddons, hasPickup, priceOffer } from './price.ts';
import { toWireQuote } from './wire-quote.ts';

interface Offering extends SlotKey {
  departure: Departure;
  pax: number;
  priceCents: number;
  addons: InquiryRow['addons'];
  services: Services;
}

type OfferPrice = ReturnType<typeof quoteOf>;

/** The price of an offer; refused when it is too low to be paid by card at all (product 2). */
export function priceOfOffer(offer: OfferRow, offering: Offering): OfferPrice | Refusal {
  const { pax, departure, services, priceCents } = offering;
  const addons = chosenAddons(offer, { pax, addons: offering.addons.map(({ id, count }) => ({ id, pax: count })) });
  if (isRefusal(addons)) return addons;
  const hostOffer = slotOffer(offering);
  const terms = termsUnder(hostOffer, priceTermsOf(offer, departure.min_pax, services.config.serviceFeeRate), pax);
  const total = experienceOf({ ...terms, pax, addons }).total_cents;
  const most = 5_000_000;
  if (priceCents > most || !carriesMinimum(total, terms)) {
    return refuse('bad-input', { price_per_guest: 'Please set a price that can be paid by card, or nothing at all' });
  }
  return quoteOf(offer, { offering, hostOffer, addons });
}

function quoteOf(
  offer: OfferRow,
  {
    offering,
    hostOffer,
    addons,
  }: { offering: Offering; hostOffer: HostOffer; addons: Parameters<typeof hasPickup>[1] },
) {
  const { serviceFeeRate } = offering.services.config;
  const { departure, pax } = offering;
  const priced = priceOffer(offer, { departure, pax, addons, serviceFeeRate, coupon: undefined, hostOffer });
  const beside = { hasPickup: hasPickup(offer, addons), refusal: null, rateAt: priced.rateAt };
  return { quote: priced.quote, wireQuote: toWireQuote(priced.quote, beside), addons };
}

function slotOffer({ courseId, date, time, pax, priceCents }: Offering): HostOffer {
  const slot = { id: '', course_id: courseId, local_date: date, start_time: time, pax, price_cents: priceCents };
  return { ...slot, expires_ms: Infinity, is_withdrawn: false, is_booked: false };
}

interface Kept {
  offer: OfferRow;
  departure: Departure;
  inquiry: InquiryRow;
  id: string;
  endsMs: number;
  priced: OfferPrice;
  slot: SlotKey;
}

/** Takes the seats in a transaction that holds the departure's lock. False for the listing's own host. */
export async function keepOffer(trx: Transaction<Database>, services: Services, kept: Kept): Promise<boolean> {
  const { offer, departure, inquiry, priced, slot } = kept;
  const bookingId = randomUUID();
  const made = {
    id: bookingId,
    ...identityOf(bookingId, services),
    slot: { courseId: slot.courseId, date: slot.date, time: slot.time, ...timesOf(offer, departure) },
    userId: inquiry.user_id,
    isJoined: true,
    passwordHash: null,
    visitorId: `offer:${kept.id}`,
    opensForDays: null,
    holder: null,
    pax: inquiry.pax,
    hold: { untilMs: kept.endsMs },
    quote: priced.wireQuote,
    ...amountsOf(priced.quote),
    policy: policyOf(offer.policy),
    addons: priced.addons,
    couponId: null,
    offerId: kept.id,
    contact: {
      firstName: inquiry.first_name,
      lastName: inquiry.last_name,
      email: inquiry.email,
      isdCode: '',
      phone: '',
    },
    message: '',
    pickup: { address: '', latitude: null, longitude: null },
    key: null,
    isMailed: false,
  };
  const taken = await takeSeats(made, null).execute(trx);
  return Boolean(taken.rows[0]?.hold_until);
}

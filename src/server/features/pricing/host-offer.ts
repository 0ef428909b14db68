// A host's offer with a price of its own: what stands in the table, and whether a choice may use it
// (docs/domain/messages.md#offers, ADR 010).
import { lowerTerms, offeredTerms } from '#src/domain/pricing/experience-total.ts';
import type { PriceTerms } from '#src/domain/pricing/quote-input.ts';

/**
 * An offer as statements answer it. Without date and time it only protects a price after a host's cancel
 * (docs/domain/bookings.md#cancelled-by-the-host).
 */
export interface HostOffer {
  id: string;
  course_id: number;
  local_date: string | null;
  /** 'HH:mm' */
  start_time: string | null;
  pax: number;
  price_cents: number;
  /** ms since 1970. */
  expires_ms: number;
  is_withdrawn: boolean;
  is_booked: boolean;
}

interface ChosenSlot {
  course_id: number;
  date: string;
  time: string;
  pax: number;
}

/**
 * True when this choice may be booked at the offer's price at `now` (ms since 1970). An offer with a slot is for exactly
 * its date, time and guests; one without is for any departure of its course, with no more guests than it says.
 */
export function mayUseOffer(offer: HostOffer | null, slot: ChosenSlot, now: number): offer is HostOffer {
  if (offer === null || offer.is_withdrawn || offer.is_booked || offer.expires_ms <= now) return false;
  if (offer.course_id !== slot.course_id) return false;
  if (offer.local_date === null) return slot.pax <= offer.pax;
  return offer.local_date === slot.date && offer.start_time === slot.time && offer.pax === slot.pax;
}

/** What a move means for the price of a booking's offer. */
export type OfferOnMove = 'none' | 'kept' | 'ended';

/**
 * Whether the price of a booking's offer goes along to another departure of its course (ADR 032). An offer for a slot was
 * made for that day and hour, so its price ends with them; one that only protects a price holds for the whole course, for
 * no more guests than it says, and stays with what was booked under it, also after its own end.
 */
export function offerOnMove(offer: HostOffer | null, booking: { course_id: number; pax: number }): OfferOnMove {
  if (offer === null) return 'none';
  const isForCourse = offer.local_date === null && offer.course_id === booking.course_id;
  return isForCourse && booking.pax <= offer.pax ? 'kept' : 'ended';
}

/** The price terms of a choice under an offer: its own for a slot, the lower of both where it only protects. */
export function termsUnder(offer: HostOffer | null, own: PriceTerms, pax: number): PriceTerms {
  if (offer === null) return own;
  const offered = offeredTerms(own, offer.price_cents);
  return offer.local_date === null ? lowerTerms(own, offered, pax) : offered;
}

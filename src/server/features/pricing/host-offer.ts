// A host's offer with its own price, and when a choice may use it (docs/domain/messages.md#offers, ADR 010).
import { lowerTerms, offeredTerms } from '#src/domain/pricing/experience-total.ts';
import type { PriceTerms } from '#src/domain/pricing/quote-input.ts';

/** Without date and time it only protects a price. */
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

/** `now`: ms since 1970. A slot offer matches exactly, a protecting one any departure with at most its guests. */
export function mayUseOffer(offer: HostOffer | null, slot: ChosenSlot, now: number): offer is HostOffer {
  if (offer === null || offer.is_withdrawn || offer.is_booked || offer.expires_ms <= now) return false;
  if (offer.course_id !== slot.course_id) return false;
  if (offer.local_date === null) return slot.pax <= offer.pax;
  return offer.local_date === slot.date && offer.start_time === slot.time && offer.pax === slot.pax;
}

export type OfferOnMove = 'none' | 'kept' | 'ended';

/** A slot's price ends with the slot; a protected one stays for at most its guests, even once expired (ADR 032). */
export function offerOnMove(offer: HostOffer | null, booking: { course_id: number; pax: number }): OfferOnMove {
  if (offer === null) return 'none';
  const isForCourse = offer.local_date === null && offer.course_id === booking.course_id;
  return isForCourse && booking.pax <= offer.pax ? 'kept' : 'ended';
}

/** Its own for a slot; the lower one when it only protects. */
export function termsUnder(offer: HostOffer | null, own: PriceTerms, pax: number): PriceTerms {
  if (offer === null) return own;
  const offered = offeredTerms(own, offer.price_cents);
  return offer.local_date === null ? lowerTerms(own, offered, pax) : offered;
}

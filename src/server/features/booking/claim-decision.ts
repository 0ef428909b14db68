// What a claim decides under the lock, from one row: every rule of a choice again, and the price (spec 5, product 2 and 3).
import { checkDeparture } from '#src/domain/availability/check-departure.ts';
import type { CouponRefusal } from '#src/domain/coupon/coupon.ts';
import type { ChosenAddon } from '#src/domain/money/quote-input.ts';
import type { Quote } from '#src/domain/money/quote.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Config } from '#src/server/config.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import type { ClaimRow } from './claim-queries.ts';
import { accountContact, distributorGuest, type GuestContact } from './guest-details.ts';
import { timetableOf } from './offer.ts';
import { chosenAddons, hasPickup, priceOffer } from './price.ts';
import { toWireQuote, type WireQuote } from './wire-quote.ts';

/** A refused code keeps its reason, because a guess is counted. */
export type ClaimRefusal = Refusal & { coupon: CouponRefusal };

export interface ClaimPlan {
  userId: string | null;
  contact: GuestContact;
  message: string;
  capacity: number;
  startsAtMs: number;
  addons: readonly ChosenAddon[];
  quote: Quote;
  wireQuote: WireQuote;
  couponId: string | null;
  policy: ClaimRow['policy'];
  isInstant: boolean;
  course: { id: number; title: string; category: string };
}

type Rules = Pick<Config, 'bookingsOpenFrom' | 'serviceFeeRate' | 'distributorUserId'>;

/** The plan of a claim, or the first rule that forbids it. */
export function decideClaim(row: ClaimRow, request: CheckoutRequest, rules: Rules): ClaimPlan | ClaimRefusal | Refusal {
  const { input } = request;
  if (row.account?.id === row.host_id) return refuse('own-listing');
  const slot = checkDeparture(timetableOf(withoutOwnHold(row)), input, {
    now: row.now_ms,
    opens_from: rules.bookingsOpenFrom,
  });
  if (!slot.ok) return refuse(slot.code);
  const addons = chosenAddons(row, { pax: input.pax, addons: input.addons ?? [] });
  if (isRefusal(addons)) return addons;
  const pickup = hasPickup(row, addons);
  if (pickup && !input.address?.trim()) return refuse('pickup-missing', { address: 'Please enter pickup location.' });
  const guest = guestOf(row, request, rules);
  if (isRefusal(guest)) return guest;

  const coupon = request.couponCode === null ? undefined : row.coupon;
  const priced = priceOffer(row, {
    departure: slot.departure,
    pax: input.pax,
    addons,
    serviceFeeRate: rules.serviceFeeRate,
    coupon,
  });
  if (priced.refusal) return { ...refuse(priced.refusal.code), coupon: priced.refusal };
  return {
    userId: row.account?.id ?? null,
    ...guest,
    capacity: slot.departure.capacity,
    startsAtMs: slot.departure.starts_at,
    addons,
    quote: priced.quote,
    wireQuote: toWireQuote(priced.quote, { hasPickup: pickup, refusal: null, rateAt: priced.rateAt }),
    couponId: row.coupon?.id ?? null,
    policy: row.policy,
    isInstant: row.confirmation === 'instant',
    course: { id: row.id, title: row.title, category: row.category_name },
  };
}

/** The visitor's own hold is replaced by this claim, so its seats count as free. */
function withoutOwnHold(row: ClaimRow): ClaimRow {
  if (row.own_pax === 0) return row;
  const departures = row.departures.map((one) => ({ ...one, taken: one.taken - row.own_pax }));
  return { ...row, departures };
}

function guestOf(
  row: ClaimRow,
  request: CheckoutRequest,
  rules: Rules,
): { contact: GuestContact; message: string } | Refusal {
  const message = request.input.message ?? '';
  if (request.contact !== null) return { contact: request.contact, message };
  if (row.account === null) return refuse('unauthorized');
  const packed = row.account.id === rules.distributorUserId ? distributorGuest(message) : null;
  return packed ?? { contact: accountContact(row.account), message };
}

// Decides a claim from one locked row: every rule again, and the price (docs/domain/checkout.md#checking-out,
// docs/domain/pricing.md#price-components).
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { holdRoom, type HoldRoom } from '#src/domain/booking/hold-room.ts';
import { holdUntil, reminderAt, requestDeadline } from '#src/domain/booking/window.ts';
import { checkDeparture } from '#src/domain/availability/departures.ts';
import type { ChosenAddon } from '#src/domain/pricing/quote-input.ts';
import type { Quote } from '#src/domain/pricing/quote.ts';
import { pickupFault } from '#src/domain/trip/pickup.ts';
import { addonsOfInput } from '#src/contract/checkout/checkout-query.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Config } from '#src/server/platform/config.ts';
import {
  accountContact,
  distributorGuest,
  type GuestContact,
  plainMessage,
  type SlotTimes,
  timesOf,
  identityOf,
  type NewBooking,
} from '#src/server/features/booking/index.ts';
import {
  chosenAddons,
  hasPickup,
  type HostOffer,
  mayUseOffer,
  priceOffer,
} from '#src/server/features/pricing/index.ts';
import { timetableOf } from '#src/server/features/availability/index.ts';
import { refusePickup } from '#src/server/features/trip/index.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import type { ClaimRow } from './claim-queries.ts';
import { type Attributed, countsTyped, partnerOf } from '#src/server/features/partner/index.ts';
import { browserOpensDays } from '#src/domain/account/account-link.ts';
import { policyOf } from '#src/domain/booking/policy.ts';
import type { Services } from '#src/server/services.ts';
import { locale } from '#src/texts/locale.ts';

export interface ClaimPlan {
  userId: string | null;
  contact: GuestContact;
  message: string;
  times: SlotTimes;
  /** Early enough whatever others book: both cut-offs are ahead. */
  isOpenToFirst: boolean;
  addons: readonly ChosenAddon[];
  quote: BookingQuote;
  couponId: string | null;
  /** The partner who earns the commission. */
  partner: Attributed | null;
  /** The host's offer used; its hold lasts as long, ms since 1970. */
  offerId: string | null;
  holdUntilMs: number;
  /** ms since 1970. */
  remindAtMs: number;
  /** Deadline of the host's reply, ms since 1970. */
  requestUntilMs: number;
  /** Remaining holds; null when nothing is due, which needs no hold. */
  holdRoom: HoldRoom | null;
  policy: ClaimRow['policy'];
  isInstant: boolean;
  course: { id: number; title: string; category: string };
}

const MINUTE_MS = 60_000;

type Rules = Pick<Config, 'bookingsOpenFrom' | 'partnerRates' | 'serviceFees' | 'holdBounds' | 'holdMinutes'>;

/** Or the first rule that forbids it. */
export function decideClaim(row: ClaimRow, request: CheckoutRequest, rules: Rules): ClaimPlan | Refusal {
  const { input } = request;
  if (row.account?.id === row.host_id) return refuse('own-listing');
  const hostOffer = input.offer === undefined ? null : row.host_offer;
  if (input.offer !== undefined && !mayUseOffer(hostOffer, input, row.now_ms)) return refuse('offer-invalid');
  if (row.replaced.some((hold) => hold.is_paying)) return refuse('payment-in-progress');
  const slot = checkDeparture(timetableOf(withoutReplaced(row, input.time)), input, {
    now: row.now_ms,
    opens_from: rules.bookingsOpenFrom,
  });
  if (!slot.ok) return refuse(slot.code);
  const addons = chosenAddons(row, { pax: input.pax, addons: addonsOfInput(input.addons) });
  if (isRefusal(addons)) return addons;
  const fault = hasPickup(row, addons) ? pickupFault(input) : null;
  if (fault) return refusePickup(fault);
  const guest = guestOf(row, request);
  if (isRefusal(guest)) return guest;

  // A partner's code attributes without a discount.
  const isPartners = row.coupon === null && countsTyped(row.partners);
  const coupon = request.couponCode === null || isPartners ? undefined : row.coupon;
  const priced = priceOffer(row, {
    departure: slot.departure,
    pax: input.pax,
    addons,
    serviceFees: rules.serviceFees,
    coupon,
    hostOffer,
  });
  if (priced.refusal) return refuse(priced.refusal.code);
  const room = roomFor(row, request, { rules, quote: priced.quote, capacity: slot.departure.capacity });
  if (isRefusal(room)) return room;
  return {
    userId: row.account?.id ?? null,
    ...guest,
    times: timesOf(row, slot.departure),
    isOpenToFirst: row.now_ms < slot.departure.starts_at - longestCutoff(row) * MINUTE_MS,
    addons,
    quote: priced.quote,
    couponId: row.coupon?.id ?? null,
    partner: partnerOf(row.partners, { userId: row.account?.id ?? null, now: row.now_ms }, rules),
    offerId: hostOffer?.id ?? null,
    holdUntilMs: holdOf(hostOffer, row.now_ms, rules),
    remindAtMs: reminderAt(row.now_ms),
    requestUntilMs: requestDeadline(row.now_ms, slot.departure.starts_at - row.cutoff_later_minutes * MINUTE_MS),
    holdRoom: room,
    policy: row.policy,
    // An offer of these seats implies acceptance.
    isInstant: row.confirmation === 'instant' || (hostOffer !== null && hostOffer.local_date !== null),
    course: { id: row.id, title: row.title, category: row.category_name },
  };
}

function holdOf(hostOffer: HostOffer | null, now: number, { holdMinutes }: Rules): number {
  const isForSlot = hostOffer !== null && hostOffer.local_date !== null;
  return isForSlot ? hostOffer.expires_ms : holdUntil(now, holdMinutes);
}

function roomFor(
  { holds }: ClaimRow,
  { holder }: CheckoutRequest,
  { rules, quote, capacity }: { rules: Rules; quote: Quote; capacity: number },
): HoldRoom | null | Refusal {
  if (quote.booking_deposit_due_cents === 0) return null;
  const found = holdRoom(holds, rules.holdBounds[holder.kind], { pax: quote.pax, capacity });
  return found.ok ? found.room : refuse(found.code);
}

function longestCutoff({ cutoff_first_minutes, cutoff_later_minutes }: ClaimRow): number {
  return Math.max(cutoff_first_minutes, cutoff_later_minutes);
}

/** Live holds that this claim replaces are free; expired ones are anyway. */
function withoutReplaced(row: ClaimRow, time: string): ClaimRow {
  const own = row.replaced.filter((hold) => hold.is_live && hold.departure_id === row.slot?.id);
  const free = own.reduce((sum, hold) => sum + hold.pax, 0);
  if (free === 0) return row;
  const departures = row.departures.map((one) => (one.start_time === time ? { ...one, taken: one.taken - free } : one));
  return { ...row, departures };
}

function guestOf(row: ClaimRow, request: CheckoutRequest): { contact: GuestContact; message: string } | Refusal {
  const { input, contact, isDistributor } = request;
  const packed = isDistributor ? distributorGuest(input.message ?? '') : null;
  if (packed !== null) return packed;
  const message = plainMessage(input.message ?? '');
  if (isRefusal(message)) return message;
  if (contact !== null) return { contact, message };
  return row.account === null ? refuse('unauthorized') : { contact: accountContact(row.account), message };
}

interface PlannedHold {
  request: CheckoutRequest;
  plan: ClaimPlan;
}

/** Keeps the price as shown, never recomputed. */
export function newBooking(id: string, services: Services, { request, plan }: PlannedHold): NewBooking {
  const { input } = request;
  return {
    id,
    ...identityOf(id, services),
    slot: { courseId: plan.course.id, date: input.date, time: input.time, ...plan.times },
    userId: plan.userId,
    isJoined: request.userId !== null,
    passwordHash: request.passwordHash,
    visitorId: request.visitorId,
    opensForDays: request.isBrowser ? browserOpensDays : null,
    holder: holderOf(request, plan),
    pax: input.pax,
    holdUntilMs: plan.holdUntilMs,
    quote: plan.quote,
    policy: policyOf(plan.policy),
    addons: plan.addons,
    couponId: plan.couponId,
    partner: plan.partner,
    offerId: plan.offerId,
    contact: plan.contact,
    message: plan.message,
    pickup: pickupOf(plan, input),
    key: request.key,
    locale: locale(),
    remindAtMs: plan.quote.booking_deposit_due_cents > 0 ? plan.remindAtMs : null,
  };
}

/** Nothing due: no hold, no limit. */
function holderOf({ holder: { userId, network, turns } }: CheckoutRequest, plan: ClaimPlan): NewBooking['holder'] {
  return plan.holdRoom === null ? null : { userId, network, turns, room: plan.holdRoom };
}

/** Only where the guest is picked up. */
function pickupOf(
  { quote }: ClaimPlan,
  { address, latitude, longitude }: CheckoutRequest['input'],
): NewBooking['pickup'] {
  if (!quote.has_pickup_service) return { address: '', latitude: null, longitude: null };
  return { address: address?.trim() ?? '', latitude: latitude ?? null, longitude: longitude ?? null };
}

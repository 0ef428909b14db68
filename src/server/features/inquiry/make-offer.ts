// An offer holds its seats like any claim, at the host's price (docs/domain/messages.md#offers, ADR 010).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Departure, checkDeparture } from '#src/domain/availability/departures.ts';
import { policyOf } from '#src/domain/booking/policy.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findOwnHoldsOf } from '#src/server/platform/db/own-hold-queries.ts';
import type { Services } from '#src/server/services.ts';
import {
  findDepartureId,
  freeHolds,
  identityOf,
  lockDeparture,
  lockOwnHolds,
  makeDeparture,
  type SlotKey,
  takeSeatsIn,
  timesOf,
  whileOfferStands,
} from '#src/server/features/booking/index.ts';
import {
  findCourseTerms,
  refuseWithReason,
  timetableOf,
  type Viewer,
  type HashedTerms,
  type CourseTerms,
  priceTermsOf,
} from '#src/server/features/availability/index.ts';
import {
  chosenAddons,
  type hasPickup,
  type HostOffer,
  priceOffer,
  termsUnder,
} from '#src/server/features/pricing/index.ts';
import { type InquiryRow, findInquiry, lockInquiry, insertOffer, writeAnswer } from './inquiry-queries.ts';
import { inquiryCan, offerEnd } from '#src/domain/inquiry/inquiry-status.ts';
import { toMinor } from '#src/domain/money/money.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import { experienceOf } from '#src/domain/pricing/experience-total.ts';
import { carriesMinimum } from '#src/domain/pricing/online-split.ts';

interface SeatHold {
  courseTerms: HashedTerms;
  departure: Departure;
  inquiry: InquiryRow;
  id: string;
  endsMs: number;
  priced: OfferPrice;
  slot: SlotKey;
}

async function holdSeatsForOffer(trx: Transaction<Database>, services: Services, hold: SeatHold): Promise<void> {
  const { courseTerms, departure, inquiry, priced, slot } = hold;
  const bookingId = randomUUID();
  const made = {
    id: bookingId,
    ...identityOf(bookingId, services),
    slot: { courseId: slot.courseId, date: slot.date, time: slot.time, ...timesOf(courseTerms, departure) },
    userId: inquiry.user_id,
    isJoined: true,
    passwordHash: null,
    visitorId: `offer:${hold.id}`,
    opensForDays: null,
    holder: null,
    pax: inquiry.pax,
    holdUntilMs: hold.endsMs,
    quote: priced.quote,
    policy: policyOf(courseTerms.policy),
    addons: priced.addons,
    couponId: null,
    offerId: hold.id,
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
    remindAtMs: null,
    locale: inquiry.locale,
  };
  await takeSeatsIn(trx, made, courseTerms.terms_hash);
}

interface OfferRequest {
  row: InquiryRow;
  input: { time?: string | undefined; price_per_guest?: number | undefined };
  answer: string;
}

type Slot = SlotKey & { pax: number; priceCents: number };

/** Or says why it cannot be made. */
export async function makeOffer(
  services: Services,
  { row, input, answer }: OfferRequest,
): Promise<Refusal | { id: string }> {
  const time = input.time ?? row.time;
  if (time === null) return refuse('bad-input', { time: t('inquiry.timeMissing') });
  if (input.price_per_guest === undefined) return refuse('bad-input', { price_per_guest: t('inquiry.priceMissing') });
  const { course_id: courseId, date, pax } = row;
  const slot: Slot = { courseId, date, time, pax, priceCents: toMinor(input.price_per_guest) };
  const existingId = await findDepartureId(services.db, slot);
  const spared = existingId === null ? [] : await findOwnHoldsOf(services.db, existingId, askerOf(row));
  const first = await check(services, services.db, { ...slot, spared });
  if (isRefusal(first)) return explained(services, row, { slot, refusal: first });
  // Outside the transaction, so no one waits while holding a lock.
  await makeDeparture(services.db, slot, timesOf(first.courseTerms, first.departure));
  const made = await whileOfferStands(services.db, (trx) => makeIn(trx, services, { row, slot, answer }));
  if (made === null) return refuse('conflict');
  return isRefusal(made) ? explained(services, row, { slot, refusal: made }) : made;
}

/** The offer replaces the guest's own hold of these seats. */
const askerOf = (row: InquiryRow): Viewer => ({ visitorId: row.visitor_id, userId: row.user_id });

/** Tells the host why not, and the next possible departure (docs/domain/calendar.md#reasons-for-refusal). */
function explained(
  services: Services,
  row: InquiryRow,
  { slot, refusal }: { slot: Slot; refusal: Refusal },
): Promise<Refusal> {
  const asking = { services, visitor: { id: row.visitor_id }, actor: { userId: row.user_id } };
  return refuseWithReason(refusal, { ...slot, course_id: slot.courseId }, asking);
}

async function makeIn(
  trx: Transaction<Database>,
  services: Services,
  { row, slot, answer }: { row: InquiryRow; slot: Slot; answer: string },
): Promise<Refusal | { id: string }> {
  const departureId = await lockDeparture(trx, slot);
  const spared = departureId === null ? [] : await lockOwnHolds(trx, departureId, askerOf(row));
  const checked = await check(services, trx, { ...slot, spared });
  if (isRefusal(checked)) return checked;
  await lockInquiry(trx, row.id);
  const inquiry = await findInquiry(trx, row.id);
  if (departureId === null || !inquiry || !inquiryCan(inquiry, 'offered', inquiry.now_ms))
    return refuse('inquiry-closed');
  const { courseTerms, departure } = checked;
  const priced = priceOfOffer(courseTerms, { departure, ...slot, addons: inquiry.addons, services });
  if (isRefusal(priced)) return priced;

  const id = randomUUID();
  const endsMs = offerEnd(courseTerms.now_ms, { ...departure, cutoff_later_minutes: courseTerms.cutoff_later_minutes });
  if (endsMs <= courseTerms.now_ms) return refuse('time-unavailable');
  const tokenHash = hashSecret(deriveSecret(services.keys, 'offer', id));
  await insertOffer(trx, { ...slot, id, tokenHash, inquiryId: inquiry.id, endsMs });
  await freeHolds(trx, departureId, { replaced: spared, sparesPaying: false });
  await holdSeatsForOffer(trx, services, { courseTerms, departure, inquiry, id, endsMs, priced, slot });
  await writeAnswer(trx, inquiry.id, { status: 'offered', answer, offer: { time: slot.time, endsMs } });
  return { id };
}

/** Dates, cut-offs and seats of every claim (docs/domain/calendar.md#cut-offs-and-horizon). */
async function check(
  services: Services,
  db: Parameters<typeof findCourseTerms>[0],
  slot: Slot & { spared: readonly string[] },
): Promise<Refusal | { courseTerms: HashedTerms; departure: Departure }> {
  const courseTerms = await findCourseTerms(db, slot.courseId, { from: slot.date, to: slot.date }, slot.spared);
  if (!courseTerms) return refuse('course-not-found');
  const clock = { now: courseTerms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const answer = checkDeparture(timetableOf(courseTerms), slot, clock);
  return answer.ok ? { courseTerms, departure: answer.departure } : refuse(answer.code);
}

interface Offering extends SlotKey {
  departure: Departure;
  pax: number;
  priceCents: number;
  addons: InquiryRow['addons'];
  services: Services;
}

type OfferPrice = ReturnType<typeof quoteOf>;

/** Refused below the smallest card payment (docs/domain/pricing.md#minimum-card-payment). */
function priceOfOffer(courseTerms: CourseTerms, offering: Offering): OfferPrice | Refusal {
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

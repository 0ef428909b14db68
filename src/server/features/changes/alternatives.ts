// alternative/list: other departures and similar courses after a host's cancellation
// (docs/domain/bookings.md#cancelled-by-the-host, ADR 032).
import { alternativesUntil } from '#src/domain/booking/allowed.ts';
import { fromMinor, roundHalfUp, floorDivide } from '#src/domain/money/money.ts';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { toCard, type CardRow } from '#src/server/search/index.ts';
import type { Services } from '#src/server/services.ts';
import { type DetailRow, openBooking } from '#src/server/features/booking/index.ts';
import { priceOffer } from '#src/server/features/pricing/index.ts';
import { randomUUID } from 'node:crypto';
import { deriveSecret, hashSecret, secretOfHash } from '#src/server/platform/secrets.ts';
import { findOffers, insertOffers, findLike } from './alternatives-queries.ts';
import { bookableSpan, departuresOn, type Departure } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { type CourseTerms, readCourseTerms, timetableOf } from '#src/server/features/availability/index.ts';

interface FreeDeparture {
  date: string;
  departure: Departure;
}

interface DepartureSearch {
  date: string;
  pax: number;
  count: number;
  isLost?: (one: { date: string; time: string }) => boolean;
}

const mostSameCourse = 6;

const daysBefore = 14;
const daysAfter = 30;

/** At most `count`, nearest to `date` first. Null: not on sale. */
export async function findFree(
  services: Services,
  courseId: number,
  { date, pax, count, isLost }: DepartureSearch,
): Promise<{ terms: CourseTerms; free: FreeDeparture[] } | null> {
  const [from, to] = [addDays(date, -daysBefore), addDays(date, daysAfter)];
  const terms = await readCourseTerms(services, courseId, { from, to });
  if (!terms || terms.max_pax < pax) return null;
  const clock = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const timetable = timetableOf(terms);
  const span = bookableSpan(timetable, clock);
  const free: FreeDeparture[] = [];
  for (const day of nearestDays(date)) {
    if (free.length >= count) break;
    if (day < span.first || day > span.last) continue;
    const answer = departuresOn(timetable, day, clock);
    const fitting = answer.ok ? answer.departures.filter((one) => one.seats_left >= pax) : [];
    const left = fitting.filter(({ time }) => isLost?.({ date: day, time }) !== true);
    free.push(...left.map((departure) => ({ date: day, departure })));
  }
  return { terms, free: free.slice(0, count) };
}

/** The date, then days around it alternately. */
function nearestDays(date: string): string[] {
  const steps = Array.from({ length: daysAfter }, (_, index) => index + 1);
  const around = steps.flatMap((step) => [step, ...(step <= daysBefore ? [-step] : [])]);
  return [date, ...around.map((step) => addDays(date, step))];
}

const mostOffered = 4;
const mostCandidates = 10;

interface LostPlace {
  courseId: number;
  date: string;
  pax: number;
  /** Excludes the guest's own listings; null for unknown guests. */
  userId: string | null;
  isLost?: (one: { course_id: number; date: string; time: string }) => boolean;
}

interface FreeSimilarCourse {
  card: CardRow;
  found: NonNullable<Awaited<ReturnType<typeof findFree>>>;
}

/** Nearest kind and price first, with the nearest departure. */
async function findFreeSimilar(
  services: Services,
  { courseId, date, pax, userId, isLost }: LostPlace,
): Promise<FreeSimilarCourse[]> {
  const cards = await findLike(services.db, { courseId, pax, userId, count: mostCandidates });
  const similar: FreeSimilarCourse[] = [];
  for (const card of cards) {
    if (similar.length === mostOffered) break;
    const found = await findFree(services, card.id, {
      date,
      pax,
      count: 1,
      isLost: (one) => isLost?.({ course_id: card.id, ...one }) === true,
    });
    if (found && found.free.length > 0) similar.push({ card, found });
  }
  return similar;
}

type Output = CallOutput<'alternative/list'>;

export const alternativeList: Handler<'alternative/list'> = async (input, call) => {
  const opened = await openBooking(input, call);
  if (opened?.viewer !== 'guest') return refuse('booking-not-found');
  const { row } = opened;
  const closed_at = row.closed_at?.getTime() ?? null;
  const until = alternativesUntil({ status: row.status, cause: row.cancel_cause, closed_at }, row.now_ms);
  if (until === null) return refuse('booking-state');
  const { services } = call;
  const same = await findFree(services, row.course_id, { date: row.date, pax: row.pax, count: mostSameCourse });
  const like = await findFreeSimilar(services, {
    courseId: row.course_id,
    date: row.date,
    pax: row.pax,
    userId: row.user_id,
  });
  const courseIds = [...(same ? [row.course_id] : []), ...like.map(({ card }) => card.id)];
  const tokens = await offerTokens(services, row, { courseIds, untilMs: until });
  return {
    same: tokens === null ? [] : sameOf(row, same?.free ?? [], tokens),
    like: tokens === null ? [] : like.flatMap((one) => similarCourses(services, row, one, tokens)),
    refund_amount: fromMinor(row.refunds.reduce((sum, refund) => sum + refund.due_cents, 0)),
    refund_state: row.refund === 'quoted' ? 'none' : row.refund,
    until: new Date(until).toISOString(),
  };
};

function sameOf(row: DetailRow, free: readonly FreeDeparture[], tokens: ReadonlyMap<number, string>): Output['same'] {
  const ordered = free.toSorted((one, other) => one.departure.starts_at - other.departure.starts_at);
  return ordered.map(({ date, departure: { time, seats_left } }) => ({
    date,
    time,
    seats_left,
    url: urlOf(row.course_id, { date, time, pax: row.pax }, tokens),
  }));
}

function similarCourses(
  { config }: Services,
  row: DetailRow,
  { card, found: { terms, free } }: FreeSimilarCourse,
  tokens: ReadonlyMap<number, string>,
): Output['like'] {
  const [nearest] = free;
  if (!nearest) return [];
  const { date, departure } = nearest;
  const { quote } = priceOffer(terms, {
    departure,
    pax: row.pax,
    addons: [],
    serviceFees: config.serviceFees,
    coupon: undefined,
    hostOffer: protection(row, terms.id),
  });
  return [
    {
      course: toCard(card, config.serviceFees),
      protected_price: fromMinor(roundHalfUp(quote.total_price_cents, row.pax)),
      url: urlOf(card.id, { date, time: departure.time, pax: row.pax }, tokens),
    },
  ];
}

/** Without a slot the offer only lowers the price. */
function protection(row: DetailRow, courseId: number) {
  const price = { pax: row.pax, price_cents: protectedCents(row), expires_ms: row.now_ms };
  return {
    id: row.id,
    course_id: courseId,
    local_date: null,
    start_time: null,
    is_withdrawn: false,
    is_booked: false,
    ...price,
  };
}

function urlOf(
  courseId: number,
  slot: { date: string; time: string; pax: number },
  tokens: ReadonlyMap<number, string>,
): string {
  const offer = tokens.get(courseId);
  return checkoutUrl({ course_id: courseId, ...slot, ...(offer !== undefined && { offer }) });
}

type Booked = Pick<DetailRow, 'quote' | 'pax'>;

/** Minor units per guest, without add-ons and fee (docs/domain/bookings.md#cancelled-by-the-host). */
function protectedCents({ quote, pax }: Booked): number {
  const own = quote.lines.filter((line) => line.code !== 'addon' && line.code !== 'service_fee');
  const cents = own.reduce((sum, line) => sum + line.amount_cents, 0);
  return Number(floorDivide(BigInt(cents), BigInt(pax)));
}

/** Null: one was booked, so the others are spent. */
async function offerTokens(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  row: DetailRow,
  { courseIds, untilMs }: { courseIds: readonly number[]; untilMs: number },
): Promise<Map<number, string> | null> {
  const offered = new Set((await findOffers(db, row.id)).map((offer) => offer.course_id));
  const missing = courseIds.filter((courseId) => !offered.has(courseId));
  const made = missing.map((courseId) => {
    const id = randomUUID();
    return { id, courseId, tokenHash: hashSecret(deriveSecret(keys, 'offer', id)) };
  });
  const terms = { bookingId: row.id, pax: row.pax, priceCents: protectedCents(row), untilMs };
  if (made.length > 0) await insertOffers(db, made, terms);
  const offers = await findOffers(db, row.id);
  if (offers.some((offer) => offer.is_booked)) return null;
  const tokenOf = (offer: (typeof offers)[number]) => secretOfHash(keys, 'offer', offer.id, offer.token_hash);
  return new Map(offers.map((offer) => [offer.course_id, tokenOf(offer)]));
}

interface Slot {
  course_id: number;
  date: string;
  time: string;
}

interface Losing {
  course_id: number;
  date: string;
  pax: number;
  lost: readonly Slot[];
}

export async function countAlternatives(
  services: Services,
  { course_id: courseId, date, pax, lost }: Losing,
): Promise<{ departures: number; similar: number }> {
  const isLost = (slot: Slot) =>
    lost.some((one) => one.course_id === slot.course_id && one.date === slot.date && one.time === slot.time);
  const others = await findFree(services, courseId, {
    date,
    pax,
    count: mostSameCourse,
    isLost: (one) => isLost({ course_id: courseId, ...one }),
  });
  const similar = await findFreeSimilar(services, { courseId, date, pax, userId: null, isLost });
  return { departures: others?.free.length ?? 0, similar: similar.length };
}

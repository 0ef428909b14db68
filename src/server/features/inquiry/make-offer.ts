// An offer: seats taken under the departure's lock like any claim, at the host's own price (product 7, ADR 033).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { checkDeparture } from '#src/domain/availability/check-departure.ts';
import type { Departure } from '#src/domain/availability/open-departure.ts';
import { offerEnd, statusAt } from '#src/domain/inquiry/inquiry-status.ts';
import { usdToCents } from '#src/domain/money/usd.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { bookingSecret, secretHash } from '../booking/secrets.ts';
import { findInquiry, lockInquiry, type InquiryRow } from '../booking/inquiry-queries.ts';
import { findOffer } from '../booking/offer-queries.ts';
import { freeHolds, lockDeparture, makeDeparture, type SlotKey } from '../booking/claim-queries.ts';
import { insertOffer, writeAnswer } from '../booking/inquiry-answer-queries.ts';
import { keepOffer, priceOfOffer } from '../booking/keep-offer.ts';
import { timesOf } from '../booking/booking-facts.ts';
import { timetableOf } from '../booking/offer.ts';
import type { OfferRow } from '../booking/offer-row.ts';

interface Wanted {
  row: InquiryRow;
  input: { time?: string | undefined; price_per_guest?: number | undefined };
  answer: string;
}

type Slot = SlotKey & { pax: number; priceCents: number };

/** Makes the offer and tells the guest, or says why it cannot be made. */
export async function makeOffer(services: Services, { row, input, answer }: Wanted): Promise<Refusal | { id: string }> {
  const time = input.time ?? row.time;
  if (time === null) return refuse('bad-input', { time: 'Please choose a time' });
  if (input.price_per_guest === undefined) return refuse('bad-input', { price_per_guest: 'Please set a price' });
  const { course_id: courseId, date, pax } = row;
  const slot: Slot = { courseId, date, time, pax, priceCents: usdToCents(input.price_per_guest) };
  const first = await check(services, services.db, slot);
  if (isRefusal(first)) return first;
  // Outside the transaction, so that a departure's first guest waits for nobody while holding a lock.
  await makeDeparture(services.db, slot, timesOf(first.offer, first.departure));
  return inTransaction(services.db, (trx) => makeIn(trx, services, { row, slot, answer }));
}

async function makeIn(
  trx: Transaction<Database>,
  services: Services,
  { row, slot, answer }: { row: InquiryRow; slot: Slot; answer: string },
): Promise<Refusal | { id: string }> {
  const departureId = await lockDeparture(trx, slot);
  const checked = await check(services, trx, slot);
  if (isRefusal(checked)) return checked;
  await lockInquiry(trx, row.id);
  const inquiry = await findInquiry(trx, row.id);
  if (departureId === null || !inquiry || statusAt(inquiry, inquiry.now_ms) !== 'open') return refuse('inquiry-closed');
  const { offer, departure } = checked;
  const priced = priceOfOffer(offer, { departure, ...slot, addons: inquiry.addons, services });
  if (isRefusal(priced)) return priced;

  const id = randomUUID();
  const endsMs = offerEnd(offer.now_ms, { ...departure, cutoff_later_minutes: offer.cutoff_later_minutes });
  if (endsMs <= offer.now_ms) return refuse('time-unavailable');
  const tokenHash = secretHash(bookingSecret(services.keys, 'offer', id));
  await insertOffer(trx, { ...slot, id, tokenHash, inquiryId: inquiry.id, endsMs });
  await freeHolds(trx, departureId, { sparesPaying: false });
  const isKept = await keepOffer(trx, services, { offer, departure, inquiry, id, endsMs, priced, slot });
  // The sender has become the listing's host: nothing of this transaction may stay.
  if (!isKept) throw new Error('an offer to the host of the listing itself');
  await writeAnswer(trx, inquiry.id, { status: 'offered', answer, offer: { time: slot.time, endsMs } });
  return { id };
}

/** The rules of every claim: dates, cut-offs and seats (product 3). */
async function check(
  services: Services,
  db: Parameters<typeof findOffer>[0],
  slot: Slot,
): Promise<Refusal | { offer: OfferRow; departure: Departure }> {
  const offer = await findOffer(db, slot.courseId, { from: slot.date, to: slot.date });
  if (!offer) return refuse('course-not-found');
  const asked = { now: offer.now_ms, opens_from: services.config.bookingsOpenFrom };
  const answer = checkDeparture(timetableOf(offer), slot, asked);
  return answer.ok ? { offer, departure: answer.departure } : refuse(answer.code);
}

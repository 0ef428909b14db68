import type { Transaction } from 'kysely';
import { stepOf, canDo, untimed } from '#src/domain/booking/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { type Handler, anonymous, type CallContext } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { civilDay } from '#src/server/booking-texts/words.ts';
import * as bookings from '#src/server/features/booking/index.ts';
import {
  type LockedBooking,
  type TimeOffer,
  actingAs,
  findTimeOffer,
  openBooking,
  type DetailRow,
} from '#src/server/features/booking/index.ts';
import { moveLocked } from './move-locked.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { refuseWithReason } from '#src/server/features/availability/index.ts';
import { t } from '#src/server/features/texts.ts';
import { mailOfTime } from './other-time-queries.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { offerTime } from './offer-time.ts';
import { findFree } from './alternatives.ts';

// Times to offer: the listing's departures with seats for the party, by date.

const most = 8;

export interface FreeTime {
  date: string;
  time: string;
  seats_left: number;
  /** ms since 1970 */
  starts_at: number;
}

interface SlotRequest {
  course_id: number;
  date: string;
  time: string;
  pax: number;
}

/** The eight nearest to the requested date. */
export async function findFreeTimes(
  services: Services,
  { course_id, date, time, pax }: SlotRequest,
): Promise<FreeTime[]> {
  const found = await findFree(services, course_id, { date, pax, count: most + 1 });
  return (found?.free ?? [])
    .map((one) => ({ date: one.date, ...one.departure }))
    .filter((one) => one.date !== date || one.time !== time)
    .slice(0, most)
    .toSorted((one, other) => one.starts_at - other.starts_at)
    .map((one) => ({ date: one.date, time: one.time, seats_left: one.seats_left, starts_at: one.starts_at }));
}

type Output = CallOutput<'other-time/answer'>;

interface Answering {
  offer: TimeOffer;
  input: CallInput<'other-time/answer'>;
  by: Acting;
}

// other-time/answer: accepting moves and confirms the booking at exactly the shown figures (docs/domain/bookings.md#offering-another-time).
const answer: Handler<'other-time/answer'> = async (input, call) => {
  const opened = await bookings.openBooking(input, call);
  if (!opened || opened.viewer === 'host') return refuse('booking-not-found');
  const { row, viewer } = opened;
  if (input.decision === 'accept' && input.quote_id === undefined)
    return refuse('bad-input', { quote_id: t('otherTime.quoteMissing') });
  const timeOffer = await bookings.findTimeOffer(call.services.db, row.id);
  if (timeOffer?.id !== input.offer_id) return refuse('booking-state');
  const by = bookings.actingAs(viewer, row, call);
  return inTransaction(call.services.db, async (trx) => {
    await bookings.lockDepartures(trx, [row.departure_id, timeOffer.departure_id]);
    const booking = await bookings.lockBooking(trx, row.id, row.departure_id);
    // Under the lock: it may be answered, withdrawn or replaced.
    const offer = booking && (await bookings.findTimeOffer(trx, booking.id));
    if (!booking || offer?.id !== input.offer_id) return refuse('booking-state');
    const answering = { offer, input, by };
    return input.decision === 'accept'
      ? take(trx, booking, answering, call.services)
      : refuseTime(trx, booking, answering);
  });
};

async function take(
  trx: Transaction<Database>,
  booking: LockedBooking,
  { offer, input: { quote_id }, by }: Answering,
  services: Services,
): Promise<Output | Refusal> {
  const { departure_id: target, date, time } = offer;
  const moved = await moveLocked(trx, booking, { target, date, time, quote_id, by, takes: offer }, services);
  if (isRefusal(moved)) return moved;
  return { booking_status: 'confirmed', message: t('otherTime.taken', { when: `${civilDay(date)}, ${time}` }) };
}

/** The request stays open until its deadline. */
async function refuseTime(
  trx: Transaction<Database>,
  booking: LockedBooking,
  { offer: { date, time }, by }: Answering,
): Promise<Output | Refusal> {
  const step = stepOf(booking, 'refuse_time', by.role, booking.now_ms);
  if (!step.ok) return refuse(step.code);
  await bookings.changeStatus(trx, booking, {
    action: 'refuse_time',
    by,
    why: { key: 'time-refused', figures: { to: `${date} ${time}` } },
    also: mailOfTime('host-time-refused', { date, time }),
  });
  return { booking_status: 'requested', message: t('otherTime.refused') };
}

const choicesCall: Handler<'other-time/choices'> = async ({ booking_id }, call) => {
  const opened = await openBooking({ booking_id }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const { row } = opened;
  const facts = { ...untimed(row.status), request_until: row.request_until?.getTime() ?? null };
  if (!canDo(facts, 'offer_time', actingAs('host', row, call).role, row.now_ms)) return refuse('booking-state');
  const [times, open] = await Promise.all([findFreeTimes(call.services, row), findTimeOffer(call.services.db, row.id)]);
  return {
    choices: times.map(({ date, time, seats_left }) => ({ date, time, seats_left })),
    offered: open && { date: open.date, time: open.time, until: new Date(open.expires_at).toISOString() },
  };
};

const detail: Handler<'other-time/detail'> = async (input, call) => {
  const opened = await bookings.openBooking(input, call, 'departures', 'bookings');
  if (!opened || opened.viewer === 'host') return refuse('booking-not-found');
  const { row } = opened;
  const open = await bookings.findTimeOffer(call.services.db, row.id);
  const change = open && (await changeOf(row, open, call));
  if (!open || !change || isRefusal(change)) return { offer: null };
  const { id, date, time, expires_at } = open;
  return { offer: { id, date, time, until: new Date(expires_at).toISOString(), change } };
};

/** The move's figures; changes nothing. */
async function changeOf(row: DetailRow, takes: TimeOffer, { services }: CallContext) {
  const { departure_id: target, date, time } = takes;
  const by = bookings.actingAs('guest', row, { actor: anonymous });
  return inTransaction(services.db, async (trx) => {
    await bookings.lockDepartures(trx, [row.departure_id, target]);
    const booking = await bookings.lockBooking(trx, row.id, row.departure_id);
    return booking && moveLocked(trx, booking, { target, date, time, by, takes }, services);
  });
}

const offerCall: Handler<'other-time/offer'> = async ({ booking_id, date, time }, call) => {
  const opened = await openBooking({ booking_id }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const { row, viewer } = opened;
  const made = await offerTime(call.services, { row, slot: { date, time }, by: actingAs(viewer, row, call) });
  if (isRefusal(made)) {
    const query = { course_id: row.course_id, date, time, pax: row.pax, except: { date: row.date, time: row.time } };
    return refuseWithReason(made, query, call);
  }
  return {
    date,
    time,
    until: new Date(made.untilMs).toISOString(),
    message: toReader(() => offeredText(made.untilMs, row.time_zone)),
  };
};

function offeredText(untilMs: number, timeZone: string): string {
  const until = dateFormat(dateTag(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return t('otherTime.offered', { until: until.format(untilMs) });
}

export const otherTimeCalls = {
  'other-time/answer': answer,
  'other-time/choices': choicesCall,
  'other-time/detail': detail,
  'other-time/offer': offerCall,
} as const;

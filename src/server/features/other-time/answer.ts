// other-time/answer: a guest says yes or no to the other time; yes moves the booking there and confirms it, at exactly the figures
// that were shown (docs/domain/lifecycle.md#another-time).
import type { Transaction } from 'kysely';
import { stepOf } from '#src/domain/booking/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { civilDay } from '#src/server/booking-texts/words.ts';
import * as bookings from '#src/server/features/booking/index.ts';
import type { LockedBooking, TimeOffer } from '#src/server/features/booking/index.ts';
import { moveLocked } from '#src/server/features/reschedule/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { mailOfTime } from './queries.ts';

export const route = 'other-time/answer';

type Output = CallOutput<typeof route>;

interface Answering {
  offer: TimeOffer;
  input: CallInput<typeof route>;
  by: Acting;
}

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await bookings.openBooking(input, call);
  if (!opened || opened.viewer === 'host') return refuse('booking-not-found');
  const { row, viewer } = opened;
  if (input.decision === 'accept' && input.quote_id === undefined)
    return refuse('bad-input', { quote_id: t('otherTime.quoteMissing') });
  const shown = await bookings.findTimeOffer(call.services.db, row.id);
  if (shown?.id !== input.offer_id) return refuse('booking-state');
  const by = bookings.actingAs(viewer, row, call);
  return inTransaction(call.services.db, async (trx) => {
    await bookings.lockDepartures(trx, [row.departure_id, shown.departure_id]);
    const booking = await bookings.lockBooking(trx, row.id, row.departure_id);
    // Under the lock: it may have been answered, withdrawn or replaced by another one a moment ago.
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

/** The request goes on until its own time is over. */
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

// admin/seats: an operator gives the departure of a booking more seats (docs/back-office.md#more-seats).
import type { Transaction } from 'kysely';
import { mostAdded, seatsFault } from '#src/domain/availability/host/raise-seats.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { lockDeparture, writeSeatsOf } from '#src/server/features/availability/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { openAsOperator } from './booking-acts.ts';
import { findDeparture, queueSeatsMail } from './seats-queries.ts';

const rounds = 4;

interface SeatsRequest extends CallInput<'admin/seats'> {
  readonly actorId: string;
  readonly by: Acting;
}

const bookingSeats: Handler<'admin/seats'> = async (input, call) => {
  const opened = await openAsOperator(input.booking_id, call);
  if (isRefusal(opened)) return opened;
  const asked = { ...input, actorId: opened.actorId, by: opened.by };
  for (let round = 0; round < rounds; round += 1) {
    const answer = await inTransaction(call.services.db, (trx) => raise(trx, asked));
    if (answer !== null) return answer;
  }
  return refuse('conflict');
};

/** Null when the departure was made meanwhile and is not locked. */
async function raise(
  trx: Transaction<Database>,
  asked: SeatsRequest,
): Promise<CallOutput<'admin/seats'> | Refusal | null> {
  const known = await findDeparture(trx, asked.booking_id);
  if (!known) return refuse('booking-not-found');
  if (!(await lockDeparture(trx, known))) return null;
  // Read again under the lock: the host, or another operator, may have been quicker.
  const departure = await findDeparture(trx, asked.booking_id);
  if (!departure || departure.capacity !== asked.seen) return refuse('seats-changed');
  const { capacity: before } = departure;
  const { capacity } = asked;
  const fault = seatsFault(capacity, before);
  if (fault !== null) return refuse('bad-input', { capacity: t(`admin.seats.${fault}`, { before, most: mostAdded }) });
  const refused = await writeSeatsOf(trx, departure, asked);
  if (refused !== null) return refused;
  await queueSeatsMail(trx, { bookingId: asked.booking_id, before, after: capacity });
  await writeAudit(trx, {
    actorId: asked.actorId,
    action: 'seats-raised',
    subject: `course:${departure.courseId}`,
    detail: {
      date: departure.date,
      time: departure.time,
      before: { capacity: before },
      after: { capacity },
      reason: asked.reason.trim(),
    },
  });
  return { capacity, message: t('admin.seats.raised', { after: capacity }) };
}

/** The call of more seats. */
export const seatCalls = { 'admin/seats': bookingSeats } as const;

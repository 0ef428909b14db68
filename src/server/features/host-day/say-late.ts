// A host announces a delay; guests and companions are notified (docs/domain/bookings.md#running-late).
import type { Transaction } from 'kysely';
import { canBeLate, type LateMinutes } from '#src/domain/host-day/lateness.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { lockDepartures } from '#src/server/features/booking/index.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { logDeparture } from './departure-queries.ts';
import { findLateDepartures, writeLate } from './day-queries.ts';

export interface LateSaying {
  hostId: string;
  date: string;
  minutes: LateMinutes;
  /** Null: every departure of the day that has not ended. */
  slot?: { courseId: number; time: string } | undefined;
  by: Acting;
}

export interface ToldLate {
  departures: number;
  guests: number;
}

/** Idempotent. Refuses `booking-state` where none is affected, or it is too early or late. */
export async function sayLate(
  { db }: Pick<Services, 'db'>,
  { hostId, date, minutes, slot, by }: LateSaying,
): Promise<ToldLate | Refusal> {
  return inTransaction(db, async (trx: Transaction<Database>) => {
    const booked = await findLateDepartures(trx, { hostId, date, slot });
    await lockDepartures(
      trx,
      booked.map(({ id }) => id),
    );
    const can = booked.filter((one) => canBeLate(one, one.now_ms) === 'yes');
    if (can.length === 0) return refuse('booking-state');
    let guests = 0;
    for (const { id, course_id: courseId, time } of can) {
      guests += await writeLate(trx, id, minutes);
      await logDeparture(trx, 'departure-late', { courseId, date, time }, by);
    }
    return { departures: can.length, guests };
  });
}

// Holds: seats taken in a transaction, again when the course changes between the read and the claim; and holds whose time has
// run out, freed by a job (docs/domain/calendar.md#holds).
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { type NewBooking, takeSeats } from './booking-queries.ts';
import type { Services } from '#src/server/services.ts';
import { freeHolds, tryLockDeparture } from './hold-queries.ts';
import { findLapsedDepartures } from './status-queries.ts';

/** The course, its calendar or who asks is not what was read: nothing of the transaction may stay. */
class OfferChanged extends Error {}

const rounds = 4;

/** Takes the seats of a hold that was decided by the read with this hash of the terms; answers when it ends. */
export async function takeSeatsIn(trx: Transaction<Database>, made: NewBooking, termsHash: string): Promise<Date> {
  const { rows } = await takeSeats(made, termsHash).execute(trx);
  const holdUntil = rows[0]?.hold_until;
  if (!holdUntil) throw new OfferChanged('what was read of the course has changed');
  return holdUntil;
}

/** Runs work that takes seats in a transaction of its own, again when the course has changed; null when it never stands still. */
export async function whileOfferStands<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T | null> {
  for (let round = 0; round < rounds; round += 1) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (!(error instanceof OfferChanged)) throw error;
    }
  }
  return null;
}

// Frees holds whose time has run out. Nothing depends on when it runs: readers count live holds only
// (docs/domain/calendar.md#holds).

/** Works on at most `count` departures; answers how many were freed. A departure that is in use waits for next time. */
export async function freeLapsedHolds(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  let freed = 0;
  for (const departureId of await findLapsedDepartures(services.db, count)) {
    if (signal?.aborted) break;
    try {
      if (await freeOne(services, departureId)) freed += 1;
    } catch (error) {
      // One departure that cannot be freed must not keep the others waiting.
      services.log.error({ err: error, departure: departureId }, 'lapsed holds could not be freed');
    }
  }
  return freed;
}

async function freeOne({ db }: Services, departureId: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await tryLockDeparture(trx, departureId))) return false;
    await freeHolds(trx, departureId, { sparesPaying: true });
    return true;
  });
}

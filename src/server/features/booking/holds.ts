// Takes seats, retrying when the course changed meanwhile; a job frees expired holds (docs/domain/calendar.md#holds).
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { type NewBooking, takeSeats } from './booking-queries.ts';
import type { Services } from '#src/server/services.ts';
import { freeHolds, tryLockDeparture } from './hold-queries.ts';
import { findLapsedDepartures } from './status-queries.ts';

/** Rolls back: course, calendar or caller changed since the read. */
class OfferChanged extends Error {}

const rounds = 4;

export async function takeSeatsIn(trx: Transaction<Database>, made: NewBooking, termsHash: string): Promise<Date> {
  const { rows } = await takeSeats(made, termsHash).execute(trx);
  const holdUntil = rows[0]?.hold_until;
  if (!holdUntil) throw new OfferChanged('what was read of the course has changed');
  return holdUntil;
}

/** Runs work in a transaction and retries when the course changed; null after too many changes. */
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

/** At most `count` departures; returns how many. Those in use wait for the next round. */
export async function freeLapsedHolds(services: Services, count = 50, signal?: AbortSignal): Promise<number> {
  let freed = 0;
  for (const departureId of await findLapsedDepartures(services.db, count)) {
    if (signal?.aborted) break;
    try {
      if (await freeOne(services, departureId)) freed += 1;
    } catch (error) {
      services.log.error({ err: error, departure: departureId }, 'could not free expired holds');
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

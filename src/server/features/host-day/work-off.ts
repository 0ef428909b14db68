// Works off departures that are to be ended: a transaction for each, so that a crash half-way loses none and repeats none
// (docs/domain/host-cancels.md#a-whole-day).
import type { Transaction } from 'kysely';
import { isRefusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { endDeparture } from './departure/cancel.ts';
import { findWaiting, takeWaiting, type WaitingEnding, writeEnded } from './ending-queries.ts';

/** At most `count` of all hosts; answers how many ended. */
export async function endDepartures(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  return workOff(services, await findWaiting(services.db, count), signal);
}

/** Those of one host, at once. */
export async function endDeparturesOf(services: Services, hostId: string): Promise<number> {
  const most = 200;
  return workOff(services, await findWaiting(services.db, most, hostId));
}

async function workOff(services: Services, ids: readonly number[], signal?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const id of ids) {
    if (signal?.aborted) break;
    try {
      if (await inTransaction(services.db, (trx) => endOne(trx, id))) ended += 1;
    } catch (error) {
      // One that cannot be ended must not keep the others waiting; it is tried again in the next turn.
      services.log.error({ err: error, ending: id }, 'a departure could not be ended');
    }
  }
  return ended;
}

/** False when another process has it. */
async function endOne(trx: Transaction<Database>, id: number): Promise<boolean> {
  const waiting = await takeWaiting(trx, id);
  if (!waiting) return false;
  const { course_id: courseId, date, time, cause, reason } = waiting;
  const ended = await endDeparture(trx, { courseId, date, time }, { cause, reason, by: byOf(waiting) });
  if (!isRefusal(ended)) await writeEnded(trx, id, { outcome: 'cancelled', bookings: ended });
  // Over meanwhile, or taken out of the calendar with nobody booked on it: there is nothing to end.
  else await writeEnded(trx, id, { outcome: ended.code === 'booking-state' ? 'over' : 'gone', bookings: 0 });
  return true;
}

function byOf({ role, actor_id, on_behalf_of, by_link }: WaitingEnding): Acting {
  return { role, actorId: actor_id, onBehalfOf: on_behalf_of, ...(by_link && { isByLink: true }) };
}

// A host is hidden or shown again: all their listings go off sale in one act, and come back each as it was
// (docs/listings.md#taken-off-sale).
import type { Transaction } from 'kysely';
import type { BookingChoice } from '#src/domain/listing/off-sale.ts';
import type { Database } from '#src/server/db/schema.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { lockAgainstClaims } from '#src/server/features/listing/listing-queries.ts';
import { queueHostWords } from '#src/server/features/listing/review/index.ts';
import { callOff } from './listing-act.ts';
import { findCoursesToStop, moveCoursesOf, setHidden } from './host-queries.ts';

type Trx = Transaction<Database>;

interface Hiding {
  actorId: string;
  reason: string;
}

/**
 * Takes everything of a host off sale; answers how many listings, and how many departures are called off. What is not ended by the
 * caller, the jobs end.
 */
export async function hideHost(
  trx: Trx,
  hostId: string,
  { choice, actorId, reason }: Hiding & { choice: BookingChoice },
): Promise<{ listings: number; departures: number }> {
  await setHidden(trx, hostId, true);
  await lockAgainstClaims(trx, await findCoursesToStop(trx, hostId));
  const listings = await moveCoursesOf(trx, hostId, { act: 'suspend', actorId, words: reason });
  const departures = await callOff(trx, { hostId }, { choice, actorId });
  await writeAudit(trx, {
    actorId,
    action: 'host-hidden',
    subject: `host:${hostId}`,
    detail: { listings, bookings: choice, departures, reason },
  });
  await queueHostWords(trx, hostId, { kind: 'host-hidden', words: reason });
  return { listings, departures };
}

/** Puts back what was taken off sale with the host, each listing as it was; what was taken down by itself stays so. */
export async function showHost(trx: Trx, hostId: string, { actorId, reason }: Hiding): Promise<number> {
  await setHidden(trx, hostId, false);
  const listings = await moveCoursesOf(trx, hostId, { act: 'put_back', actorId, words: reason });
  await writeAudit(trx, { actorId, action: 'host-shown', subject: `host:${hostId}`, detail: { listings, reason } });
  await queueHostWords(trx, hostId, { kind: 'host-shown', words: reason });
  return listings;
}

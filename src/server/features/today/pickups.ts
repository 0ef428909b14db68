// departure/pickups: in which order guests are fetched (docs/pickup.md#order).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { findDeparture } from '#src/server/features/checkin/index.ts';
import { findActing } from '#src/server/features/team/index.ts';
import * as queries from './arrange-queries.ts';
import { fillDepartures } from './load-departures.ts';

export const route = 'departure/pickups';

export const handle: Handler<typeof route> = async ({ departure_id, booking_ids }, { services: { db }, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const row = await findDeparture(db, userId, departure_id);
  const acting = row && (await findActing(db, row.course_id, actor, 'departures'));
  if (!row || !acting) return refuse('course-not-found');
  await inTransaction(db, async (trx) => {
    await queries.lockArranged(trx, departure_id);
    await queries.writePickups(trx, departure_id, [...new Set(booking_ids)], acting.by);
  });
  const [departure] = await fillDepartures(db, [row], userId);
  return { pickup_order: departure?.pickup_order ?? [] };
};

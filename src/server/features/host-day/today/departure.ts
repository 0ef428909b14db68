import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { findDeparture } from '#src/server/features/host-day/checkin/departure-queries.ts';
import { readNow } from '#src/server/features/host-day/checkin/sync-queries.ts';
import { findActing } from '#src/server/features/team/index.ts';
import * as queries from './arrange-queries.ts';
import { fillDepartures } from './to-departure.ts';

// departure/guides: sets the guides (docs/domain/hosts.md#today).
const guidesCall: Handler<'departure/guides'> = async ({ departure_id, guide_ids }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const row = await findDeparture(db, actor.userId, departure_id);
  // Guides see it; those who answer requests change it.
  const acting = row && (await findActing(db, row.course_id, actor, 'requests'));
  if (!acting) return refuse('course-not-found');
  const ids = [...new Set(guide_ids)];
  return inTransaction(db, async (trx) => {
    await queries.lockArranged(trx, departure_id);
    if ((await queries.countLeaders(trx, acting.hostId, ids)) !== ids.length) return refuse('bad-input');
    return { guides: await queries.writeGuides(trx, departure_id, ids, acting.by) };
  });
};

const list: Handler<'departure/list'> = async ({ departure_id }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const row = await findDeparture(db, actor.userId, departure_id);
  const [departure] = row === null ? [] : await fillDepartures(db, [row], actor.userId);
  if (!departure) return refuse('course-not-found');
  return { departure, now: new Date(await readNow(db)).toISOString() };
};

// departure/pickups: sets the pickup order (docs/domain/bookings.md#order-of-pickups).
const pickups: Handler<'departure/pickups'> = async ({ departure_id, booking_ids }, { services: { db }, actor }) => {
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

export const todayCalls = {
  'departure/guides': guidesCall,
  'departure/list': list,
  'departure/pickups': pickups,
} as const;

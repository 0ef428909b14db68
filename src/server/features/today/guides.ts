// departure/guides: who leads a departure (docs/check-in.md#today).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { findDeparture } from '#src/server/features/checkin/index.ts';
import { findActing } from '#src/server/features/team/index.ts';
import * as queries from './arrange-queries.ts';

export const route = 'departure/guides';

export const handle: Handler<typeof route> = async ({ departure_id, guide_ids }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const row = await findDeparture(db, actor.userId, departure_id);
  // Who leads is arranged by those who answer requests; a guide sees it and changes nothing.
  const acting = row && (await findActing(db, row.course_id, actor, 'requests'));
  if (!acting) return refuse('course-not-found');
  const ids = [...new Set(guide_ids)];
  return inTransaction(db, async (trx) => {
    await queries.lockArranged(trx, departure_id);
    if ((await queries.countLeaders(trx, acting.hostId, ids)) !== ids.length) return refuse('bad-input');
    return { guides: await queries.writeGuides(trx, departure_id, ids, acting.by) };
  });
};

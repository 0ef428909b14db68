// departure/list: one departure with who comes, for paper (docs/check-in.md#today).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findDeparture, readNow } from '#src/server/features/checkin/index.ts';
import { fillDepartures } from './load-departures.ts';

export const route = 'departure/list';

export const handle: Handler<typeof route> = async ({ departure_id }, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const row = await findDeparture(db, actor.userId, departure_id);
  const [departure] = row === null ? [] : await fillDepartures(db, [row], actor.userId);
  if (!departure) return refuse('course-not-found');
  return { departure, now: new Date(await readNow(db)).toISOString() };
};

// departure/week: who leads the departures of seven days (docs/check-in.md#today).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { readNow } from '#src/server/features/host-day/checkin/sync-queries.ts';
import * as queries from './day-queries.ts';

export const departureWeek: Handler<'departure/week'> = async (
  { host_id: hostId, from },
  { services: { db }, actor },
) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const wanted = { userId, hostId };
  const today = (await queries.findToday(db, wanted)) ?? new Date(await readNow(db)).toISOString().slice(0, 10);
  const first = from ?? today;
  const [rows, guides] = await Promise.all([
    queries.findWeek(db, { ...wanted, from: first }),
    queries.findGuides(db, wanted),
  ]);
  const departures = rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    is_led: row.guides.some(({ id }) => id === userId),
  }));
  return { from: first, today, departures, guides };
};

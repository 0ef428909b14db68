// The statements that take all listings of a host off sale and put them back (docs/listings.md#taken-off-sale).
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Trx = Transaction<Database>;

/** Hides a host or shows them again. Whoever puts a listing of theirs on sale at this moment waits. */
export async function setHidden(trx: Trx, hostId: string, isHidden: boolean): Promise<void> {
  await sql`
    update host set hidden_at = case when ${isHidden} then coalesce(hidden_at, banyan_now()) end where user_id = ${hostId}`.execute(
    trx,
  );
}

/** What of a host is on sale, or could be put on sale by them. */
export async function findCoursesToStop(trx: Trx, hostId: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from course where host_id = ${hostId} and status in ('published', 'paused')`.execute(trx);
  return found.rows.map(({ id }) => id);
}

/** Suspends all of them, or puts back what was suspended so, with a line in the history of each; answers how many. */
export async function moveCoursesOf(
  trx: Trx,
  hostId: string,
  { act, actorId, words }: { act: 'suspend' | 'put_back'; actorId: string; words: string },
): Promise<number> {
  const isStop = act === 'suspend';
  const moved = await sql<{ id: number }>`
    update course set status = case when ${isStop} then 'suspended' else stopped_from end,
      stopped_from = case when ${isStop} then status end, stopped_with_host = ${isStop}, updated_at = banyan_now()
    where host_id = ${hostId} and case when ${isStop} then status in ('published', 'paused') else stopped_with_host end
    returning id`.execute(trx);
  const ids = moved.rows.map(({ id }) => id);
  // A course that was never changed here gets the row of its editor now, whose version goes up with each act.
  await sql`
    insert into listing_draft as d (host_id, course_id, state, version, reviewed_price_cents)
    select c.host_id, c.id, 'published', 2, c.price_cents from course c where c.id = any(${ids}::integer[]) order by c.id
    on conflict (course_id) do update set version = d.version + 1, updated_at = banyan_now()`.execute(trx);
  await sql`
    insert into listing_history (draft_id, act, actor_id, words)
    select id, ${act}, ${actorId}::uuid, ${words} from listing_draft where course_id = any(${ids}::integer[])`.execute(
    trx,
  );
  return ids.length;
}

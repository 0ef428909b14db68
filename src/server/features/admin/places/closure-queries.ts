// The statements that close days of a whole city and open them again (docs/domain/scarcity.md#closed-days-of-a-city).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';

type Trx = Transaction<Database>;
type Closure = CallOutput<'admin/city'>['closures'][number];

/** Days of a city that are closed from today on, the next first. */
export async function findClosures(db: Kysely<Database>, cityId: number): Promise<Closure[]> {
  const found = await sql<Omit<Closure, 'made_at'> & { made_at: Date }>`
    select k.id, k.first_day::text as from, k.last_day::text as to, k.reason, trim(u.first_name || ' ' || u.last_name) as by, k.made_at
    from city_closure k join city t on t.id = k.city_id join user_account u on u.id = k.made_by
    where k.city_id = ${cityId} and k.ended_at is null and k.last_day >= local_time(banyan_now(), t.time_zone)::date
    order by k.first_day, k.id limit 100`.execute(db);
  return found.rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }));
}

/** Locks a city; answers the civil date there, or null where there is no such city. */
export async function lockCityToday(trx: Trx, cityId: number): Promise<string | null> {
  const found = await sql<{ today: string }>`
    select local_time(banyan_now(), time_zone)::date::text as today from city where id = ${cityId} for no key update`.execute(
    trx,
  );
  return found.rows[0]?.today ?? null;
}

/** A closure that has not been ended; null where there is none. Its city is locked. */
export async function lockClosure(trx: Trx, id: number): Promise<{ city_id: number; from: string; to: string } | null> {
  await sql`select t.id from city t join city_closure k on k.city_id = t.id where k.id = ${id} for no key update of t`.execute(
    trx,
  );
  const found = await sql<{ city_id: number; from: string; to: string }>`
    select city_id, first_day::text as from, last_day::text as to from city_closure
    where id = ${id} and ended_at is null for no key update`.execute(trx);
  return found.rows[0] ?? null;
}

interface NewClosure {
  cityId: number;
  from: string;
  to: string;
  reason: string;
  actorId: string;
}

/** Writes that the days are closed. */
export async function insertClosure(trx: Trx, { cityId, from, to, reason, actorId }: NewClosure): Promise<void> {
  await sql`
    insert into city_closure (city_id, first_day, last_day, reason, made_by)
    values (${cityId}, ${from}::date, ${to}::date, ${reason}, ${actorId}::uuid)`.execute(trx);
}

/** Writes that they are open again. */
export async function endClosure(trx: Trx, id: number, actorId: string): Promise<void> {
  await sql`
    update city_closure set ended_at = banyan_now(), ended_by = ${actorId}::uuid where id = ${id}`.execute(trx);
}

/** The listings of a city that have a timetable, in order. */
export async function findCoursesIn(trx: Trx, cityId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from course where city_id = ${cityId} and status <> 'archived' order by id`.execute(trx);
  return found.rows.map(({ id }) => id);
}

/** Takes the closed days out of the timetables of these listings, or gives them back, in search, too. */
export async function refreshClosed(trx: Trx, courseIds: readonly number[]): Promise<void> {
  const atOnce = 500;
  for (let from = 0; from < courseIds.length; from += atOnce)
    await sql`select refresh_feed_blocks(${courseIds.slice(from, from + atOnce)}::integer[])`.execute(trx);
}

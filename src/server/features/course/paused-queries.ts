// What is known of a listing that is not offered.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** A course whose host has taken it off the shelf for a while, with its city. */
export interface PausedRow {
  id: number;
  title: string;
  city_id: number;
  city_slug: string;
  city_name: string;
}

/** A paused course, or null: drafts and what was never offered stay unknown. */
export async function findPaused(db: Kysely<Database>, courseId: number): Promise<PausedRow | null> {
  const found = await sql<PausedRow>`
    select c.id, c.title, t.id as city_id, t.slug as city_slug, t.name as city_name
    from course c join city t on t.id = c.city_id
    where c.id = ${courseId}::int and c.status = 'paused' and t.is_active`.execute(db);
  return found.rows[0] ?? null;
}

// Data for the list of popups.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

export interface ShownCourse {
  id: number;
  title: string;
  city_id: number;
  city_slug: string;
}

/** With add-ons, without pickup, lowest number; null in an empty database. */
export async function findCourseWithAddons(db: Kysely<Database>): Promise<ShownCourse | null> {
  const { rows } = await sql<ShownCourse>`
    select c.id, c.title, t.id as city_id, t.slug as city_slug
    from course c join city t on t.id = c.city_id
    where c.is_demo and c.status = 'published' and c.review_total > 0 and c.transport = 'none'
      and exists (select from addon a where a.course_id = c.id)
    order by c.id limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface ShownTrip {
  id: string;
  host_id: string;
  course_id: number;
  status: string;
}

export async function listTrips(db: Kysely<Database>, userId: string): Promise<ShownTrip[]> {
  const { rows } = await sql<ShownTrip>`
    select distinct on (b.status) b.id, c.host_id, b.course_id, b.status
    from booking b join course c on c.id = b.course_id
    where b.user_id = ${userId} and not exists (select from review r where r.booking_id = b.id)
    order by b.status, b.created_at desc`.execute(db);
  return rows;
}

// The statements that read the photos of a course's reviews.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PhotoRow } from './to-review.ts';

/** A page of photos, those of the newest review first. */
export async function findPhotos(
  db: Kysely<Database>,
  courseId: number,
  page: { offset: number; limit: number },
): Promise<PhotoRow[]> {
  const found = await sql<PhotoRow>`
    select p.picture_id as id, p.alt from review r join review_photo p on p.review_id = r.id
    where r.course_id = ${courseId} and r.photo_total > 0
    order by r.created_at desc, r.id, p.position limit ${page.limit} offset ${page.offset}`.execute(db);
  return found.rows;
}

/** How many photos the reviews of a published course have; null when there is no such course. */
export async function countPhotos(db: Kysely<Database>, courseId: number): Promise<number | null> {
  const found = await sql<{ total: number }>`
    select (select coalesce(sum(r.photo_total), 0)::int from review r
      where r.course_id = c.id and r.photo_total > 0) as total
    from course c join city t on t.id = c.city_id and t.is_active
    where c.id = ${courseId} and c.status = 'published'`.execute(db);
  return found.rows[0]?.total ?? null;
}

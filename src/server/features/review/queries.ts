// The statements that read reviews.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallInput } from '#src/contract/types.ts';
import type { Database } from '../../db/schema.ts';

export type ReviewSort = NonNullable<CallInput<'review/course-list'>['sort']>;

export interface ReviewRow {
  id: string;
  rating: number;
  body: string;
  guest_name: string;
  guest_country: string;
  host_reply: string;
  created_at: Date;
}

/** Newest first breaks every tie, so that a page never shows a review twice. Photos come with uploads. */
const orders: Record<'date-newer' | 'date-older' | 'rating-higher' | 'rating-lower', RawBuilder<unknown>> = {
  'date-newer': sql`r.created_at desc, r.id`,
  'date-older': sql`r.created_at, r.id`,
  'rating-higher': sql`r.rating desc, r.created_at desc, r.id`,
  'rating-lower': sql`r.rating, r.created_at desc, r.id`,
};

/** A page of a course's reviews. */
export async function findReviews(
  db: Kysely<Database>,
  courseId: number,
  page: { sort: keyof typeof orders; offset: number; limit: number },
): Promise<ReviewRow[]> {
  const found = await sql<ReviewRow>`
    select r.id, r.rating, r.body, r.guest_name, r.guest_country, r.host_reply, r.created_at
    from review r where r.course_id = ${courseId}
    order by ${orders[page.sort]} limit ${page.limit} offset ${page.offset}`.execute(db);
  return found.rows;
}

/** How many reviews of each rating a published course has, 1 to 5 in that order; null when there is no such course. */
export async function findRatings(db: Kysely<Database>, courseId: number): Promise<number[] | null> {
  const found = await sql<{ ratings: number[] }>`
    select array(select (select count(*)::int from review r where r.course_id = c.id and r.rating = n)
      from generate_series(1, 5) n order by n) as ratings
    from course c where c.id = ${courseId} and c.status = 'published'`.execute(db);
  return found.rows[0]?.ratings ?? null;
}

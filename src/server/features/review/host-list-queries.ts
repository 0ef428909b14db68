// Statements of a host's reviews (docs/domain/reviews.md#reviews-of-a-host).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Aspect } from '#src/domain/review/labels.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { PhotoRow } from './queries.ts';

type Db = Kysely<Database>;

export interface HostedRow {
  id: string;
  course_id: number;
  course_title: string;
  booking_id: string | null;
  guest_name: string;
  guest_country: string;
  rating: number;
  body: string;
  created_at: Date;
  host_reply: string;
  removal_reason: string;
  photos: PhotoRow[];
  aspects: { aspect: Aspect; rating: number; labels: string[]; details: string }[];
}

export interface HostedFilter {
  hostId: string;
  courseId: number | null;
  rating: number | null;
  unanswered: boolean;
  offset: number;
  count: number;
}

const isUnanswered = sql`r.host_reply = '' and r.removed_at is null`;

function listed({ hostId, courseId, rating, unanswered }: HostedFilter): RawBuilder<unknown> {
  return sql`c.host_id = ${hostId} and (${courseId}::integer is null or c.id = ${courseId})
    and (${rating}::smallint is null or r.rating = ${rating}) and (${!unanswered} or ${isUnanswered})`;
}

/** Without a reply first, then newest; `total` counts all. */
export async function findHostedReviews(db: Db, filter: HostedFilter): Promise<{ rows: HostedRow[]; total: number }> {
  const result = await sql<HostedRow>`
    select r.id, c.id as course_id, c.title as course_title, r.booking_id, r.guest_name, r.guest_country, r.rating, r.body,
      r.created_at, r.host_reply, r.removal_reason,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.picture_id, 'alt', p.alt) order by p.position)
        from review_photo p where p.review_id = r.id), '[]') as photos,
      coalesce((select jsonb_agg(jsonb_build_object('aspect', a.aspect, 'rating', a.rating, 'labels', a.labels, 'details', a.details)
          order by array_position('{accuracy,overall,host,guide}'::text[], a.aspect))
        from review_aspect a where a.review_id = r.id), '[]') as aspects
    from course c join review r on r.course_id = c.id
    where ${listed(filter)}
    order by not (${isUnanswered}), r.created_at desc, r.id limit ${filter.count} offset ${filter.offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from course c join review r on r.course_id = c.id where ${listed(filter)}`.execute(
    db,
  );
  return { rows: result.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface CourseFigures {
  id: number;
  title: string;
  total: number;
  points: number;
  unanswered: number;
}

/** Those with reviews, by title. */
export async function findCourseFigures(db: Db, hostId: string): Promise<CourseFigures[]> {
  const result = await sql<CourseFigures>`
    select c.id, c.title, count(*) filter (where r.removed_at is null)::integer as total,
      coalesce(sum(r.rating) filter (where r.removed_at is null), 0)::integer as points,
      count(*) filter (where ${isUnanswered})::integer as unanswered
    from course c join review r on r.course_id = c.id where c.host_id = ${hostId}
    group by c.id order by lower(c.title), c.id`.execute(db);
  return result.rows;
}

/** Checks the owner. */
export async function isCourseOf(db: Db, courseId: number, hostId: string): Promise<boolean> {
  const result = await sql<{ is_own: boolean }>`
    select exists (select from course where id = ${courseId} and host_id = ${hostId}) as is_own`.execute(db);
  return result.rows[0]?.is_own === true;
}

export async function findReviewed(
  db: Db,
  reviewId: string,
): Promise<{ course_id: number; booking_id: string | null } | null> {
  const result = await sql<{ course_id: number; booking_id: string | null }>`
    select course_id, booking_id from review where id = ${reviewId}`.execute(db);
  return result.rows[0] ?? null;
}

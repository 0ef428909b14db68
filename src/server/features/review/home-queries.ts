// The statement that chooses reviews for the home page.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { photosOf, type ReviewRow } from './queries.ts';

// Long enough to say something, short enough to be read in passing; in characters.
const shortest = 60;
const longest = 400;
// So many of a city's first courses, and of a course's newest reviews, are looked at: the work is bounded however many
// there are.
const coursesLookedAt = 12;
const reviewsLookedAt = 12;

/**
 * One review of a course, its newest of four or five stars with a text of some length: the newest and not the best,
 * so that the choice is not ours. Every city has its turn before one comes again; within a city the first courses of
 * `recomended` begin.
 */
export async function findForHome(db: Kysely<Database>, limit: number): Promise<ReviewRow[]> {
  const result = await sql<ReviewRow>`
    select r.id, r.rating, r.body, r.language, r.guest_name, r.guest_country, (select a.image from user_account a where a.id = r.author_id) as author_image, r.host_reply, r.created_at, r.is_rewarded,
      ${photosOf} as photos, r.course
    from (
      select r.*, t.position, t.id as city_id,
        row_number() over (partition by t.id order by c.rank desc, c.id) as turn,
        jsonb_build_object('id', c.id, 'title', c.title, 'city_name', t.name, 'city_slug', t.slug) as course
      from city t
      cross join lateral (
        select id, title, rank, review_total from course where city_id = t.id and status = 'published'
        order by rank desc, id limit ${coursesLookedAt}) c
      cross join lateral (
        select n.* from (
          select * from review where course_id = c.id and removed_at is null order by created_at desc, id limit ${reviewsLookedAt}) n
        where n.rating >= 4 and length(n.body) between ${shortest} and ${longest}
        order by n.created_at desc, n.id limit 1) r
      where t.is_active and c.review_total > 0
    ) r
    order by r.turn, r.position, r.city_id limit ${limit}`.execute(db);
  return result.rows;
}

// Statements of reviews in the back office (docs/reference/back-office.md#reviews).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { readReviewSearch, type ReviewSearch, type ReviewState } from '#src/domain/review/find-review.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  allOf,
  cursorOf,
  fullName,
  instantText,
  isBefore,
  mostMatches,
  type Place,
  type RowsQuery,
  startsWith,
  unionOf,
} from '#src/server/platform/db/row-queries.ts';

type ReviewsQuery = RowsQuery<'admin/review-list'>;
type ReviewRow = CallOutput<'admin/review-list'>['data'][number] & Place;

const states: Readonly<Record<ReviewState, RawBuilder<unknown>>> = {
  shown: sql`r.removed_at is null`,
  removed: sql`r.removed_at is not null`,
  reported: sql`r.id in (select substr(subject, length('review:') + 1)::uuid from staff_task
    where kind = 'review_report' and closed_at is null and subject like 'review:%')`,
  unanswered: sql`r.host_reply = '' and r.removed_at is null`,
};

const lineColumns = sql`r.id, r.rating as stars, r.body as text, r.guest_name as guest,
  ${instantText(sql`r.created_at`)} as at, r.photo_total as photos, c.id as course_id, c.title, t.name as city, h.display_name as host,
  (select b.ref from booking b where b.id = r.booking_id) as ref, r.removed_at is not null as is_removed,
  exists (select from staff_task s where s.kind = 'review_report' and s.subject = 'review:' || r.id and s.closed_at is null) as is_reported,
  r.host_reply <> '' as is_answered`;

const lineTables = sql`review r join course c on c.id = r.course_id join city t on t.id = c.city_id
  join host h on h.user_id = c.host_id`;

function matching({ id, ref, email, name, words }: ReviewSearch): RawBuilder<unknown> {
  const limit = sql`limit ${mostMatches + 1}`;
  return unionOf(
    [
      id !== null && sql`(select id from review where id = ${id})`,
      ref !== null && sql`(select r.id from booking b join review r on r.booking_id = b.id where b.ref = ${ref})`,
      email !== null &&
        sql`(select r.id from user_account u join review r on r.author_id = u.id where ${startsWith(sql`lower(u.email::text)`, email)} ${limit})`,
      name !== null && sql`(select id from review where ${startsWith(sql`lower(guest_name)`, name)} ${limit})`,
      words !== null &&
        sql`(select id from review where to_tsvector('simple', body) @@ plainto_tsquery('simple', ${words}) ${limit})`,
    ],
    sql`select id from review where false`,
  );
}

/** Chooses the cheapest source: the search, a city's listings, or all. */
function idsOf(query: ReviewsQuery, isSearched: boolean): RawBuilder<unknown> {
  const { stars, state, photo, city_id: city, course_id: course, after, count } = query;
  const narrowed = allOf([
    // Literal, so the planner can use the stars index.
    stars !== undefined && sql`r.rating = ${sql.lit(stars)}`,
    state !== undefined && states[state],
    photo === true && sql`r.photo_total > 0`,
    course !== undefined && sql`r.course_id = ${course}`,
    after !== null && isBefore(sql`r.created_at`, sql`r.id`, after),
  ]);
  const chosen = (source: RawBuilder<unknown>, also: RawBuilder<unknown>) => sql`
    select r.id, r.created_at from ${source} where ${narrowed} and ${also} order by r.created_at desc, r.id desc limit ${count}`;
  const inCity = city === undefined ? sql`true` : sql`r.course_id in (select id from course where city_id = ${city})`;
  if (isSearched) return chosen(sql`(select id from found limit ${mostMatches}) f join review r using (id)`, inCity);
  if (city === undefined) return chosen(sql`review r`, sql`true`);
  return sql`select p.id, p.created_at from course o
    cross join lateral (${chosen(sql`review r`, sql`r.course_id = o.id`)}) p
    where o.city_id = ${city} order by p.created_at desc, p.id desc limit ${count}`;
}

export async function findReviews(db: Kysely<Database>, query: ReviewsQuery): Promise<ReviewRow[]> {
  const search = readReviewSearch(query.find ?? '');
  const found = search === null ? sql`select null::uuid as id where false` : matching(search);
  const page = await sql<ReviewRow>`
    with found as materialized (${found}), page as materialized (${idsOf(query, search !== null)})
    select ${lineColumns}, ${cursorOf(sql`r.created_at`, sql`r.id`)} as cursor, (select count(*)::integer from found) as found
    from ${lineTables} join page on page.id = r.id order by r.created_at desc, r.id desc`.execute(db);
  return page.rows;
}

type Review = CallOutput<'admin/review'>;

/** From the audit log, with writing and erasure. */
const history = sql`
  select r.created_at as at, 'written' as what, r.guest_name as who, '' as reason
  union all
  select l.at, case l.action when 'review.remove' then 'removed' when 'review.restore' then 'restored' else 'replied' end,
    coalesce(${fullName('u')}, ''), coalesce(l.detail ->> 'reason', '')
  from audit_log l left join user_account u on u.id = l.actor_id
  where l.subject = 'review:' || r.id and l.action in ('review.remove', 'review.restore', 'review.reply')
  union all
  select l.at, 'erased', '', '' from review_log l where l.review_id = r.id and l.kind = 'erased'`;

export async function findOneReview(db: Kysely<Database>, id: string): Promise<Review | null> {
  const result = await sql<Review>`
    select ${lineColumns}, r.guest_country as country, r.language, r.is_rewarded, t.slug as city_slug,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.picture_id, 'alt', p.alt) order by p.position)
        from review_photo p where p.review_id = r.id), '[]') as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('aspect', a.aspect, 'rating', a.rating, 'labels', a.labels, 'details', a.details)
          order by array_position('{accuracy,overall,host,guide}'::text[], a.aspect))
        from review_aspect a where a.review_id = r.id), '[]') as private,
      nullif(r.host_reply, '') as reply, nullif(r.removal_reason, '') as removal_reason,
      (select jsonb_build_object('id', b.id, 'ref', b.ref, 'date', d.local_date) from booking b join departure d on d.id = b.departure_id
        where b.id = r.booking_id) as booking,
      r.author_id,
      (select jsonb_build_object('id', s.id, 'detail', s.detail, 'opened_at', ${instantText(sql`s.opened_at`)}) from staff_task s
        where s.kind = 'review_report' and s.subject = 'review:' || r.id and s.closed_at is null) as report,
      coalesce((select jsonb_agg(jsonb_build_object('at', ${instantText(sql`e.at`)}, 'what', e.what, 'who', e.who, 'reason', e.reason) order by e.at)
        from (${history}) e), '[]') as history
    from ${lineTables} where r.id = ${id}`.execute(db);
  return result.rows[0] ?? null;
}

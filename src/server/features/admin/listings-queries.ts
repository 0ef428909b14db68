// Statements of listings in the back office (docs/reference/back-office.md#listings).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { awaitedStatuses } from '#src/domain/booking/status.ts';
import { type ListingSearch, readListingSearch } from '#src/domain/listing/find-listing.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  allOf,
  cursorOf,
  instantIn,
  instantText,
  moneyOf,
  mostMatches,
  type Place,
  placeIn,
  type RowsQuery,
  startsWith,
  unionOf,
} from '#src/server/platform/db/row-queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type ListingsQuery = RowsQuery<'admin/listings'>;
type ListingRow = CallOutput<'admin/listings'>['data'][number] & Place;

const titleOfDraft = sql`coalesce(d.content -> 'kind' ->> 'title', '')`;
const cityOfDraft = sql`(d.content -> 'place' ->> 'city_id')::integer`;
const isNumber = (id: string) => /^\d+$/.test(id);

function matching({ number, id, words, name }: ListingSearch): RawBuilder<unknown> {
  const limit = sql`limit ${mostMatches + 1}`;
  const courses = (where: RawBuilder<unknown>) =>
    sql`(select c.id as course_id, null::uuid as draft_id from course c where ${where} ${limit})`;
  const drafts = (where: RawBuilder<unknown>) =>
    sql`(select null::integer as course_id, d.id as draft_id from listing_draft d where d.course_id is null and ${where} ${limit})`;
  // Letters and digits only, so nothing is a query operator.
  const query = sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
  const hosts = sql`(select user_id from host where ${startsWith(sql`lower(display_name)`, name ?? '')} ${limit})`;
  const cities = sql`(select id from city where ${startsWith(sql`lower(name)`, name ?? '')})`;
  return unionOf(
    [
      number !== null && courses(sql`c.id = ${number}`),
      id !== null && courses(sql`c.id = (select course_id from listing_draft where id = ${id})`),
      id !== null && courses(sql`c.host_id = ${id}`),
      id !== null && drafts(sql`(d.id = ${id} or d.host_id = ${id})`),
      words.length > 0 && courses(sql`to_tsvector('simple', c.title) @@ ${query}`),
      words.length > 0 && drafts(sql`to_tsvector('simple', ${titleOfDraft}) @@ ${query}`),
      name !== null && courses(sql`c.host_id in ${hosts}`),
      name !== null && drafts(sql`d.host_id in ${hosts}`),
      name !== null && courses(sql`c.city_id in ${cities}`),
    ],
    sql`select null::integer, null::uuid where false`,
  );
}

function placesOf({ status, city_id: city, after, count }: ListingsQuery, isSearched: boolean): RawBuilder<unknown> {
  const [at, id] = after === null ? [null, ''] : [instantIn(after), placeIn(after).id];
  const behind = (created: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`(${created}, ${id})`;
  const courses = allOf([
    // Literal, so the planner can use the partial index.
    status !== undefined && sql`c.status = ${sql.lit(status)}`,
    city !== undefined && sql`c.city_id = ${city}`,
    isSearched && sql`c.id in (select course_id from found limit ${mostMatches})`,
    after !== null &&
      (isNumber(id)
        ? sql`${behind(sql`c.created_at`, sql`c.id`)} < (${at}, ${id}::integer)`
        : sql`c.created_at < ${at}`),
  ]);
  const drafts = allOf([
    sql`d.course_id is null`,
    status !== undefined && sql`d.state = ${sql.lit(status)}`,
    city !== undefined && sql`${cityOfDraft} = ${city}`,
    isSearched && sql`d.id in (select draft_id from found limit ${mostMatches})`,
    after !== null &&
      (isNumber(id) ? sql`d.created_at <= ${at}` : sql`${behind(sql`d.created_at`, sql`d.id`)} < (${at}, ${id}::uuid)`),
  ]);
  return sql`
    (select c.created_at as at, c.id as course_id, null::uuid as draft_id from course c where ${courses}
      order by c.created_at desc, c.id desc limit ${count})
    union all
    (select d.created_at, null, d.id from listing_draft d where ${drafts}
      order by d.created_at desc, d.id desc limit ${count})
    order by at desc, course_id desc nulls last, draft_id desc limit ${count}`;
}

/** Newest first. A draft of a course has the course's place. */
export async function findListingLines(db: Db, query: ListingsQuery): Promise<ListingRow[]> {
  const search = readListingSearch(query.find ?? '');
  const found =
    search === null ? sql`select null::integer as course_id, null::uuid as draft_id where false` : matching(search);
  const page = await sql<ListingRow>`
    with found as materialized (${found}), page as materialized (${placesOf(query, search !== null)})
    select coalesce(d.id::text, c.id::text) as id, coalesce(c.title, ${titleOfDraft}) as title,
      coalesce(c.status, d.state) as status, coalesce(t.name, '') as city, h.display_name as host, h.user_id as host_id,
      ${moneyOf(sql`c.price_cents`)} as price, ${instantText(sql`page.at`)} as made_at,
      ${instantText(sql`coalesce(greatest(c.updated_at, d.updated_at), page.at)`)} as changed_at,
      ${cursorOf(sql`page.at`, sql`coalesce(c.id::text, d.id::text)`)} as cursor, (select count(*)::integer from found) as found
    from page left join course c on c.id = page.course_id
      left join lateral (select * from listing_draft n where n.id = page.draft_id
        union all select * from listing_draft n where n.course_id = page.course_id) d on true
      join host h on h.user_id = coalesce(c.host_id, d.host_id)
      left join city t on t.id = coalesce(c.city_id, ${cityOfDraft})
    order by page.at desc, page.course_id desc nulls last, page.draft_id desc`.execute(db);
  return page.rows;
}

type Departure = CallOutput<'admin/departures'>['departures'][number];

const daysAhead = 30;

/** Booked departures and those planned in the next 30 days, next first. At most 60. */
export async function findDeparturesAhead(db: Db, courseId: number): Promise<Departure[]> {
  const result = await sql<Departure>`
    select p.day::text as date, left(p.start_time::text, 5) as time, coalesce(e.capacity, d.capacity, r.capacity, 0) as capacity,
      coalesce(n.bookings, 0)::integer as bookings, coalesce(n.guests, 0)::integer as guests,
      coalesce(e.kind = 'closed', false) as is_closed,
      (coalesce(e.kind, '') <> 'extra' and exists (select from availability_exception y
        where y.course_id = c.id and y.local_date = p.day and y.start_time is null and y.kind = 'closed'))
      or exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null
        and p.day between k.first_day and k.last_day) as is_day_closed
    from course c join city t on t.id = c.city_id cross join lateral (
      select g::date as day, r.start_time
      from generate_series(local_time(banyan_now(), t.time_zone)::date::timestamp,
          local_time(banyan_now(), t.time_zone)::date::timestamp + make_interval(days => ${daysAhead}::integer), make_interval(days => 1)) g
        join availability_rule r on r.course_id = c.id and r.weekday = extract(isodow from g)
      union select x.local_date, x.start_time from availability_exception x
      where x.course_id = c.id and x.start_time is not null and x.local_date >= local_time(banyan_now(), t.time_zone)::date
      union select o.local_date, o.start_time from departure o where o.course_id = c.id and o.starts_at > banyan_now()
        and exists (select from booking b where b.departure_id = o.id and b.status = any(${[...awaitedStatuses]}::text[]))
    ) p
      left join availability_rule r on r.course_id = c.id and r.start_time = p.start_time and r.weekday = extract(isodow from p.day)
      left join availability_exception e on e.course_id = c.id and e.local_date = p.day and e.start_time = p.start_time
      left join departure d on d.course_id = c.id and d.local_date = p.day and d.start_time = p.start_time
      left join lateral (select count(*) as bookings, sum(b.pax) as guests from booking b
        where b.departure_id = d.id and b.status = any(${[...awaitedStatuses]}::text[])) n on true
    where c.id = ${courseId} and instant_of(p.day + p.start_time, t.time_zone) > banyan_now()
    order by p.day, p.start_time limit 60`.execute(db);
  return result.rows;
}

/** Hides or shows a host; publishing a listing meanwhile waits (docs/domain/listings.md#taking-off-sale). */
export async function setHidden(trx: Trx, hostId: string, isHidden: boolean): Promise<void> {
  await sql`
    update host set hidden_at = case when ${isHidden} then coalesce(hidden_at, banyan_now()) end where user_id = ${hostId}`.execute(
    trx,
  );
}

export async function findCoursesToStop(trx: Trx, hostId: string): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select id from course where host_id = ${hostId} and status in ('published', 'paused')`.execute(trx);
  return result.rows.map(({ id }) => id);
}

/** Suspends a host's listings or restores those suspended so, each with a history line; returns how many. */
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
  // A course without an editor row gets one: each action raises its version.
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

// The statement behind the back office's list of listings (docs/back-office.md#listings).
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListingSearch } from '#src/domain/listing/find-listing.ts';
import type { ListingStatus } from '#src/domain/listing/review-state.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { mostMatches } from './kit/list.ts';
import { instantOf, type ListCursor, microsOf, startsWith } from './kit/cursor-queries.ts';

/** Which listings, as the list and its file ask for them. */
export interface ListingsQuery {
  readonly search: ListingSearch | null;
  readonly status?: ListingStatus | undefined;
  readonly city_id?: number | undefined;
  /** Where the page before ended: the number of a course, or the id of a draft that is none. */
  readonly after: ListCursor | null;
  readonly count: number;
}

/** A listing as list and file show it; the price in minor units. */
export interface ListingLineRow {
  /** Of its page. */
  listing_id: string;
  /** Of its place in the list. */
  id: string;
  micros: string;
  title: string;
  status: ListingStatus;
  city: string;
  host: string;
  host_id: string;
  price_cents: number | null;
  made_at: Date;
  changed_at: Date;
}

const titleOfDraft = sql`coalesce(d.content -> 'kind' ->> 'title', '')`;
const cityOfDraft = sql`(d.content -> 'place' ->> 'city_id')::integer`;
const isCourse = ({ id }: ListCursor) => /^\d+$/.test(id);
const allOf = (conditions: readonly (RawBuilder<unknown> | false)[]) => {
  const asked = conditions.filter((one) => one !== false);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
};

/** What a search finds, each way by its own index. */
function matching({ number, id, words, name }: ListingSearch): RawBuilder<unknown> {
  const limit = sql`limit ${mostMatches + 1}`;
  const courses = (where: RawBuilder<unknown>) =>
    sql`(select c.id as course_id, null::uuid as draft_id from course c where ${where} ${limit})`;
  const drafts = (where: RawBuilder<unknown>) =>
    sql`(select null::integer as course_id, d.id as draft_id from listing_draft d where d.course_id is null and ${where} ${limit})`;
  // Letters and figures alone: nothing of it is an operator of the query.
  const query = sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
  const hosts = sql`(select user_id from host where ${startsWith(sql`lower(display_name)`, name ?? '')} ${limit})`;
  const cities = sql`(select id from city where ${startsWith(sql`lower(name)`, name ?? '')})`;
  const ways = [
    number !== null && courses(sql`c.id = ${number}`),
    id !== null && courses(sql`c.id = (select course_id from listing_draft where id = ${id})`),
    id !== null && courses(sql`c.host_id = ${id}`),
    id !== null && drafts(sql`(d.id = ${id} or d.host_id = ${id})`),
    words.length > 0 && courses(sql`to_tsvector('simple', c.title) @@ ${query}`),
    words.length > 0 && drafts(sql`to_tsvector('simple', ${titleOfDraft}) @@ ${query}`),
    name !== null && courses(sql`c.host_id in ${hosts}`),
    name !== null && drafts(sql`d.host_id in ${hosts}`),
    name !== null && courses(sql`c.city_id in ${cities}`),
  ].filter((way) => way !== false);
  return ways.length === 0 ? sql`select null::integer, null::uuid where false` : sql.join(ways, sql` union `);
}

/** The places of a page: courses and drafts of one moment are ordered courses first. */
function pageOf({ search, status, city_id: city, after, count }: ListingsQuery): RawBuilder<unknown> {
  const at = after === null ? null : instantOf(after);
  const behind = (created: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`(${created}, ${id})`;
  const courses = allOf([
    // As a constant, so that the index is known to fit.
    status !== undefined && sql`c.status = ${sql.lit(status)}`,
    city !== undefined && sql`c.city_id = ${city}`,
    search !== null && sql`c.id in (select course_id from found limit ${mostMatches})`,
    after !== null &&
      (isCourse(after)
        ? sql`${behind(sql`c.created_at`, sql`c.id`)} < (${at}, ${after.id}::integer)`
        : sql`c.created_at < ${at}`),
  ]);
  const drafts = allOf([
    sql`d.course_id is null`,
    status !== undefined && sql`d.state = ${sql.lit(status)}`,
    city !== undefined && sql`${cityOfDraft} = ${city}`,
    search !== null && sql`d.id in (select draft_id from found limit ${mostMatches})`,
    after !== null &&
      (isCourse(after)
        ? sql`d.created_at <= ${at}`
        : sql`${behind(sql`d.created_at`, sql`d.id`)} < (${at}, ${after.id}::uuid)`),
  ]);
  return sql`
    (select c.created_at as at, c.id as course_id, null::uuid as draft_id from course c where ${courses}
      order by c.created_at desc, c.id desc limit ${count})
    union all
    (select d.created_at, null, d.id from listing_draft d where ${drafts}
      order by d.created_at desc, d.id desc limit ${count})
    order by at desc, course_id desc nulls last, draft_id desc limit ${count}`;
}

/** Listings in order, the newest first, and how many a search found, at most a few more than are looked through. */
export async function findListingLines(
  db: Kysely<Database>,
  wanted: ListingsQuery,
): Promise<{ rows: ListingLineRow[]; found: number }> {
  const found =
    wanted.search === null
      ? sql`select null::integer as course_id, null::uuid as draft_id where false`
      : matching(wanted.search);
  const page = await sql<ListingLineRow & { found: number }>`
    with found as materialized (${found}), page as materialized (${pageOf(wanted)})
    select coalesce(d.id::text, c.id::text) as listing_id, coalesce(c.id::text, d.id::text) as id, ${microsOf(sql`page.at`)} as micros,
      coalesce(c.title, ${titleOfDraft}) as title, coalesce(c.status, d.state) as status, coalesce(t.name, '') as city,
      h.display_name as host, h.user_id as host_id,
      c.price_cents, page.at as made_at,
      coalesce(greatest(c.updated_at, d.updated_at), page.at) as changed_at, (select count(*)::integer from found) as found
    from page left join course c on c.id = page.course_id
      left join lateral (select * from listing_draft n where n.id = page.draft_id
        union all select * from listing_draft n where n.course_id = page.course_id) d on true
      join host h on h.user_id = coalesce(c.host_id, d.host_id)
      left join city t on t.id = coalesce(c.city_id, ${cityOfDraft})
    order by page.at desc, page.course_id desc nulls last, page.draft_id desc`.execute(db);
  return { rows: page.rows, found: page.rows[0]?.found ?? 0 };
}

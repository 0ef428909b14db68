// Statements of the sitemap.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';

/** Entries per part, and ids per course part. */
const partSize = 10_000;

const listedCourses = sql`course c join city t on t.id = c.city_id and t.is_active`;

/** Part 1 begins with id 0. One index lookup per part. */
export async function findCourseParts(db: Kysely<Database>): Promise<number[]> {
  const result = await sql<{ part: number }>`
    with recursive parts (part) as (
      (select (c.id / ${sql.lit(partSize)})::bigint + 1 from ${listedCourses} where c.status = 'published' order by c.id limit 1)
      union all
      select (select (c.id / ${sql.lit(partSize)})::bigint + 1 from ${listedCourses}
        where c.status = 'published' and c.id >= p.part * ${sql.lit(partSize)} order by c.id limit 1)
      from parts p where p.part is not null
    )
    select part::int from parts where part is not null`.execute(db);
  return result.rows.map(({ part }) => part);
}

export async function findCoursesOfPart(db: Kysely<Database>, part: number) {
  const first = (part - 1) * partSize;
  const result = await sql<{ id: number; title: string; city_slug: string; updated_at: Date }>`
    select c.id, c.title, t.slug as city_slug, c.updated_at from ${listedCourses}
    where c.status = 'published' and c.id >= ${first}::bigint and c.id < ${first + partSize}::bigint
    order by c.id`.execute(db);
  return result.rows;
}

export async function findListedCities(db: Kysely<Database>) {
  const result = await sql<{ id: number; slug: string }>`
    select t.id, t.slug from city t
    where t.is_active and exists (select from course c where c.city_id = t.id and c.status = 'published')
    order by t.id limit ${partSize}`.execute(db);
  return result.rows;
}

/** Categories in cities, with at least two experiences: fewer make no list. */
export async function findListedCategories(db: Kysely<Database>) {
  const result = await sql<{ id: number; slug: string; category_slug: string }>`
    select t.id, t.slug, k.slug as category_slug
    from listing_facet g join city t on t.id = g.city_id and t.is_active join category k on k.id = g.category_id
    where g.total >= 2 order by t.id, k.position, k.id limit ${partSize}`.execute(db);
  return result.rows;
}

/** Hosts with something to book. */
export async function findListedHosts(db: Kysely<Database>) {
  const result = await sql<{ id: string }>`
    select f.host_id as id from host_facet f where f.total > 0 order by f.host_id limit ${partSize}`.execute(db);
  return result.rows;
}

/** With the last change. */
export async function findContentPages(db: Kysely<Database>) {
  const result = await sql<{ slug: string; updated_at: Date }>`
    select slug, updated_at from content_page where not is_hidden order by slug limit ${partSize}`.execute(db);
  return result.rows;
}

// Phones of a demo: in use, being verified, or just given up.

type Db = Kysely<Database>;

interface PhoneRow {
  way: PhoneChannel;
  number: string;
  owner: string;
}

export interface DemoPhone extends PhoneRow {
  state: 'proved' | 'stopped' | 'asked' | 'given-up';
}

/** The host, account or guest of a row. */
const nameOf = (row: 'r' | 'c' | 'm') => {
  const [host, user, booking] = ['host_id', 'user_id', 'booking_id'].map((name) => sql.ref(`${row}.${name}`));
  return sql`coalesce((select display_name from host where user_id = ${host}), (select first_name from user_account where id = ${user}),
    (select first_name from booking where id = ${booking}), '')`;
};

/** Each number once per person. */
export async function listDemoPhones(db: Db): Promise<DemoPhone[]> {
  const proved = await findProved(db);
  const isKnown = (row: PhoneRow) => proved.some(({ way, number }) => way === row.way && number === row.number);
  const pending = (await findAsked(db)).map((row) => ({ ...row, state: 'asked' as const }));
  const givenUp = (await findGivenUp(db)).map((row) => ({ ...row, state: 'given-up' as const }));
  return [...proved, ...[...pending, ...givenUp].filter((row) => !isKnown(row))];
}

async function findProved(db: Db): Promise<DemoPhone[]> {
  const result = await sql<{ way: string; number: string | null; owner: string; is_stopped: boolean }>`
    select r.way, r.number, ${nameOf('r')} as owner, r.stopped_at is not null as is_stopped
    from phone_reach r where r.way <> 'mail' order by owner, r.number`.execute(db);
  return result.rows.map(({ way, number, owner, is_stopped }) => ({
    way: way as PhoneChannel,
    number: number ?? '',
    owner,
    state: is_stopped ? 'stopped' : 'proved',
  }));
}

async function findAsked(db: Db): Promise<PhoneRow[]> {
  const result = await sql<PhoneRow>`
    select c.way, c.number, ${nameOf('c')} as owner from number_code c
    where c.ended_at is null and c.expires_at > banyan_now() order by c.created_at desc`.execute(db);
  return result.rows;
}

/** Its last message says so. */
async function findGivenUp(db: Db): Promise<PhoneRow[]> {
  const result = await sql<PhoneRow>`
    select m.way, m.number, ${nameOf('m')} as owner from phone_message m
    where m.kind = 'changed' and m.created_at > banyan_now() - interval '1 day' order by m.created_at desc`.execute(db);
  return result.rows;
}

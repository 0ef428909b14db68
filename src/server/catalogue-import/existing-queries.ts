// What the database has of a catalogue; an import's only reads.
import type { PoolClient } from 'pg';
import type { Catalogue } from './catalogue.ts';

/** Also new ids, above the taken ones. */
export async function takeIds(
  client: PoolClient,
  table: 'city' | 'category' | 'course' | 'addon',
  ids: readonly (number | undefined)[],
): Promise<number[]> {
  const highest = Math.max(0, ...ids.map((id) => id ?? 0));
  const sequence = `pg_get_serial_sequence('${table}', 'id')`;
  // Explicit ids bypass the sequence: advance it.
  await client.query(
    `select setval(${sequence}, greatest($1, (select max(id) from ${table}), nextval(${sequence}) - 1, 1))`,
    [highest],
  );
  const missing = ids.filter((id) => id === undefined).length;
  const taken = await client.query<{ id: number }>(`select nextval(${sequence}) as id from generate_series(1, $1)`, [
    missing,
  ]);
  const fresh = taken.rows.values();
  return ids.map((id) => id ?? Number(fresh.next().value?.id));
}

interface KnownCourse {
  readonly id: number;
  /** Null when not imported. */
  readonly external_key: string | null;
}

interface KnownHost {
  readonly user_id: string;
  readonly email: string;
  /** Null when not a host or not imported. */
  readonly external_key: string | null;
}

export interface ExistingRows {
  readonly countries: ReadonlyMap<string, string>;
  /** Zones that the database knows. */
  readonly zones: ReadonlySet<string>;
  readonly cities: ReadonlyMap<string, number>;
  readonly cityIds: ReadonlyMap<number, string>;
  readonly categories: ReadonlyMap<string, number>;
  readonly categoryIds: ReadonlyMap<number, string>;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly hosts: ReadonlyMap<string, KnownHost>;
  readonly accounts: ReadonlyMap<string, KnownHost>;
  readonly courses: ReadonlyMap<string, KnownCourse>;
  readonly courseIds: ReadonlyMap<number, KnownCourse>;
  readonly addons: ReadonlyMap<number, number>;
  /** Courses with weekly times or extra days. */
  readonly timed: ReadonlySet<number>;
}

interface KnownPlace {
  id: number;
  slug: string;
}

/** A few statements for any size. */
export async function findExisting(client: PoolClient, catalogue: Catalogue): Promise<ExistingRows> {
  const cities = (await client.query<KnownPlace>('select id, slug from city')).rows;
  const categories = (await client.query<KnownPlace & { name: string }>('select id, slug, name from category')).rows;
  const countries = (await client.query<{ code: string; name: string }>('select code, name from country')).rows;
  const hosts = await findHosts(client, catalogue);
  const courses = await findCourses(client, catalogue);
  return {
    countries: new Map(countries.map(({ code, name }) => [code, name])),
    zones: await findZones(client, catalogue),
    cities: new Map(cities.map(({ slug, id }) => [slug, id])),
    cityIds: new Map(cities.map(({ slug, id }) => [id, slug])),
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
    categoryIds: new Map(categories.map(({ slug, id }) => [id, slug])),
    categoryNames: new Map(categories.map(({ name, slug }) => [name, slug])),
    hosts: new Map(hosts.flatMap((host) => (host.external_key === null ? [] : [[host.external_key, host]]))),
    accounts: new Map(hosts.map((host) => [host.email.toLowerCase(), host])),
    courses: new Map(courses.flatMap((one) => (one.external_key === null ? [] : [[one.external_key, one]]))),
    courseIds: new Map(courses.map((one) => [one.id, one])),
    addons: await findAddons(client, catalogue),
    timed: await findTimed(
      client,
      courses.map(({ id }) => id),
    ),
  };
}

async function findZones(client: PoolClient, { cities }: Catalogue): Promise<Set<string>> {
  const named = [...new Set(cities.map(({ value }) => value.time_zone))];
  if (named.length === 0) return new Set();
  const result = await client.query<{ name: string }>(
    'select z.name from unnest($1::text[]) as z (name) where exists (select from zone_clock k where k.zone = z.name)',
    [named],
  );
  return new Set(result.rows.map(({ name }) => name));
}

async function findHosts(client: PoolClient, { hosts, listings }: Catalogue): Promise<KnownHost[]> {
  const keys = [...hosts.map(({ value }) => value.key), ...listings.map(({ value }) => value.host)];
  const emails = hosts.flatMap(({ value }) => value.email ?? []);
  const result = await client.query<KnownHost>(
    `select a.id as user_id, a.email::text as email, h.external_key from user_account a
     left join host h on h.user_id = a.id
     where h.external_key = any($1) or a.email = any($2::text[]::citext[])`,
    [[...new Set(keys)], emails],
  );
  return result.rows;
}

async function findCourses(client: PoolClient, { listings }: Catalogue): Promise<KnownCourse[]> {
  const result = await client.query<KnownCourse>(
    'select id, external_key from course where external_key = any($1) or id = any($2::int[])',
    [listings.map(({ value }) => value.key), listings.flatMap(({ value }) => value.id ?? [])],
  );
  return result.rows;
}

async function findTimed(client: PoolClient, ids: readonly number[]): Promise<Set<number>> {
  const result = await client.query<{ id: number }>(
    `select id from course c where id = any($1::int[]) and (
       exists (select from availability_rule r where r.course_id = c.id)
       or exists (select from availability_exception e where e.course_id = c.id and e.kind = 'extra'))`,
    [ids],
  );
  return new Set(result.rows.map(({ id }) => id));
}

async function findAddons(client: PoolClient, { listings }: Catalogue): Promise<Map<number, number>> {
  const ids = listings.flatMap(({ value }) => (value.addons ?? []).flatMap(({ id }) => id ?? []));
  const result = await client.query<{ id: number; course_id: number }>(
    'select id, course_id from addon where id = any($1::int[])',
    [ids],
  );
  return new Map(result.rows.map(({ id, course_id }) => [id, course_id]));
}

// The statements that read courses for lists.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { limits } from '#src/domain/limits.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { cardColumns, cardTables, type CardRow } from './card-queries.ts';
import { opensOn, today } from './open-queries.ts';

type Filters = Omit<CallInput<'course/search'>, 'keyword' | 'city_id'>;
type Sort = NonNullable<Filters['sort']>;

/** Totals are exact up to here (product 15). */
const exactTotal = 1000;

export interface ListingPage {
  rows: CardRow[];
  total: number;
  isCapped: boolean;
}

const orders: Record<Sort, RawBuilder<unknown>> = {
  recomended: sql`c.rank desc`,
  popularity: sql`c.popularity desc`,
  rating: sql`c.review_sum::real / nullif(c.review_total, 0) desc nulls last`,
  newest: sql`c.published_at desc`,
  price: sql`c.price_cents`,
};

const reversed: Record<Sort, RawBuilder<unknown>> = {
  recomended: sql`c.rank`,
  popularity: sql`c.popularity`,
  rating: sql`c.review_sum::real / nullif(c.review_total, 0) nulls first`,
  newest: sql`c.published_at`,
  price: sql`c.price_cents desc`,
};

function orderOf({ sort = 'recomended', sort_type }: Filters): RawBuilder<unknown> {
  const usual = limits.sorts[sort];
  return sort_type === undefined || sort_type === usual ? orders[sort] : reversed[sort];
}

/** Minutes of the day that a band covers; the evening runs over midnight (product 15). */
const bands = {
  morning: sql`s.start_time >= '01:00' and s.start_time < '12:00'`,
  afternoon: sql`s.start_time >= '12:00' and s.start_time < '19:00'`,
  evening: sql`(s.start_time >= '19:00' or s.start_time < '01:00')`,
} as const;

function conditionsOf(filters: Filters): RawBuilder<unknown>[] {
  const { category_ids, amount_min, amount_max, duration_min, duration_max, transport, attributes } = filters;
  const all: RawBuilder<unknown>[] = [];
  if (category_ids?.length) all.push(sql`c.category_id = any(${category_ids})`);
  if (amount_min !== undefined) all.push(sql`c.price_cents >= ${Math.round(amount_min * 100)}`);
  if (amount_max !== undefined) all.push(sql`c.price_cents <= ${Math.round(amount_max * 100)}`);
  if (duration_min !== undefined) all.push(sql`c.duration_minutes >= ${Math.round(duration_min * 60)}`);
  if (duration_max !== undefined) all.push(sql`c.duration_minutes <= ${Math.round(duration_max * 60)}`);
  if (transport?.length) all.push(sql`c.transport = any(${transport})`);
  if (attributes?.length) all.push(sql`c.attributes @> ${attributes}`);
  if (filters.ba_host) all.push(sql`c.ba_host`);
  const times = [...(filters.time_type ?? [])];
  if (times.length > 0 || filters.date_start !== undefined || filters.date_end !== undefined)
    all.push(runsWithin(filters, times));
  return all;
}

/** A weekly rule falls into one of the bands; with dates, one of them can really be booked. */
function runsWithin(filters: Filters, times: readonly (keyof typeof bands)[]): RawBuilder<unknown> {
  const wanted = times.map((time) => sql`(${bands[time]})`);
  const band = wanted.length === 0 ? sql`true` : sql.join(wanted, sql` or `);
  const start = filters.date_start ?? filters.date_end;
  if (start === undefined)
    return sql`exists (select 1 from availability_rule s where s.course_id = c.id and (${band}))`;
  const end = filters.date_end ?? start;
  // Cut to the days that can be booked at all, so that a span of a thousand years costs no more than one of a year.
  return sql`exists (
    select 1 from generate_series(greatest(${start}::date, ${today}), least(${end}::date, ${today} + c.horizon_days),
      interval '1 day') series, lateral (select series::date as day) span
    where ${opensOn(sql`span.day`, band)})`;
}

/** One page of published courses with its true total, in two statements at most. */
async function findPage(db: Kysely<Database>, scope: RawBuilder<unknown>, filters: Filters): Promise<ListingPage> {
  const where = sql.join([sql`c.status = 'published'`, scope, ...conditionsOf(filters)], sql` and `);
  const { limit = limits.pageSize, offset = 0 } = filters;
  const counted = sql<{ total: number }>`
    select count(*)::int as total from (select 1 from ${cardTables} where ${where} limit ${exactTotal + 1}) found`;
  const listed = sql<CardRow>`
    select ${cardColumns} from ${cardTables} where ${where}
    order by ${orderOf(filters)}, c.id limit ${limit} offset ${offset}`;
  const [count, rows] = await Promise.all([counted.execute(db), listed.execute(db)]);
  const found = count.rows[0]?.total ?? 0;
  return { rows: rows.rows, total: Math.min(found, exactTotal), isCapped: found > exactTotal };
}

/** The published courses of a city. */
export function findInCity(db: Kysely<Database>, cityId: number, filters: Filters): Promise<ListingPage> {
  return findPage(db, sql`c.city_id = ${cityId}`, filters);
}

/** The published courses in whose title, summary, city, country or category every word of the keyword occurs. */
export function findByKeyword(
  db: Kysely<Database>,
  { keyword, city_id }: { keyword: string; city_id?: number | undefined },
  filters: Filters,
): Promise<ListingPage> {
  const words = keyword
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 12);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const text = sql`unaccent(concat_ws(' ', c.title, c.summary, t.name, t.native_name, n.name, k.name))`;
  const scope = sql.join(
    [
      ...patterns.map((pattern) => sql`${text} ilike unaccent(${pattern})`),
      ...(city_id === undefined ? [] : [sql`c.city_id = ${city_id}`]),
    ],
    sql` and `,
  );
  return findPage(db, patterns.length === 0 ? sql`true` : scope, filters);
}

/** Cards for the home page: the best rank of each city in turn, so that no city fills the row. */
export async function findForHome(db: Kysely<Database>, limit: number): Promise<CardRow[]> {
  const found = await sql<CardRow>`
    select ${cardColumns} from (
      select id, row_number() over (partition by city_id order by rank desc, id) as turn
      from course where status = 'published'
    ) chosen join ${cardTables} on c.id = chosen.id
    order by chosen.turn, c.rank desc, c.id limit ${limit}`.execute(db);
  return found.rows;
}

/** Courses like this one: the same city first, then the same category. */
export async function findRelated(db: Kysely<Database>, courseId: number, limit: number): Promise<CardRow[]> {
  const found = await sql<CardRow>`
    select ${cardColumns} from ${cardTables}, (select city_id, category_id from course where id = ${courseId}) self
    where c.status = 'published' and c.id <> ${courseId}
      and (c.city_id = self.city_id or c.category_id = self.category_id)
    order by (c.city_id = self.city_id) desc, (c.category_id = self.category_id) desc, c.rank desc, c.id
    limit ${limit}`.execute(db);
  return found.rows;
}

/** The id of a city by its name or slug, accents and case folded. */
export async function findCityId(db: Kysely<Database>, name: string): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from city where is_active and (slug = lower(${name})
      or lower(unaccent(name)) = lower(unaccent(${name})) or native_name = ${name})`.execute(db);
  return found.rows[0]?.id ?? null;
}

// Statements of suggestions: cities and categories with their numbers of courses, counted in advance (ADR 024).
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Suggestions = CallOutput<'search/suggest'>['data'];

interface CityRow {
  id: number;
  name: string;
  slug: string;
  country_name: string;
  total: number;
  country_total: number;
}

/** Cities of `first` come before those of `later`, each with the most experiences first; empty cities last. */
export async function findSuggestedCities(
  db: Kysely<Database>,
  { first, later, limit }: { first: readonly number[]; later: readonly number[]; limit: number },
): Promise<CityRow[]> {
  const result = await sql<CityRow>`
    with shown as (
      select t.id, t.name, t.slug, t.country_code, coalesce(f.total, 0) as total, t.id = any(${first}::int[]) as is_first
      from city t left join city_facet f on f.city_id = t.id
      where t.id = any(${[...first, ...later]}::int[]) and t.is_active
      order by coalesce(f.total, 0) = 0, t.id <> all(${first}::int[]), f.total desc, t.position, t.id limit ${limit}
    )
    select s.id, s.name, s.slug, n.name as country_name, s.total, (
      select coalesce(sum(f.total), 0)::int from city t join city_facet f on f.city_id = t.id
      where t.country_code = s.country_code and t.is_active) as country_total
    from shown s join country n on n.code = s.country_code
    order by s.total = 0, s.is_first desc, s.total desc, s.id`.execute(db);
  return result.rows;
}

/** The largest pairs of city and category; an empty list of ids means any. */
export async function findSuggestedCategories(
  db: Kysely<Database>,
  { cityId, categoryIds, limit }: { cityId: number | null; categoryIds: readonly number[]; limit: number },
): Promise<Suggestions['categories']> {
  const conditions = [
    ...(cityId === null ? [] : [sql`g.city_id = ${cityId}::int`]),
    ...(categoryIds.length === 0 ? [] : [sql`g.category_id = any(${categoryIds}::int[])`]),
  ];
  const result = await sql<{
    id: number;
    name: string;
    city_id: number;
    slug: string;
    city_name: string;
    city_slug: string;
    total: number;
  }>`
    select c.id, c.name, c.slug, t.id as city_id, t.name as city_name, t.slug as city_slug, g.total
    from listing_facet g join city t on t.id = g.city_id join category c on c.id = g.category_id
    where g.total > 0 and t.is_active and ${sql.join(conditions, sql` and `)}
    order by g.total desc, t.position, c.id limit ${limit}`.execute(db);
  return result.rows.map(({ city_id, city_name, city_slug, ...category }) => ({
    ...category,
    city: { id: city_id, name: city_name, slug: city_slug },
  }));
}

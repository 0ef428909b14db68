// The figures of the home page.
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '../../db/schema.ts';

type HomeImage = CallOutput<'city/active'>['data'][number]['image'];

/** How much there is to find: published courses, cities and hosts that have some, and their reviews. */
export async function findTotals(db: Kysely<Database>) {
  const found = await sql<{ courses: number; cities: number; hosts: number; reviews: number }>`
    select coalesce(sum(f.total), 0)::int as courses, count(*)::int as cities,
      coalesce((select hosts from catalogue_facet), 0) as hosts, coalesce(sum(f.review_total), 0)::int as reviews
    from city_facet f where f.total > 0`.execute(db);
  return found.rows[0] ?? { courses: 0, cities: 0, hosts: 0, reviews: 0 };
}

/** The picture of the home page, or null where the operator has chosen none. */
export async function findHomeImage(db: Kysely<Database>): Promise<HomeImage> {
  const found = await sql<{ home_image: HomeImage }>`select home_image from installation`.execute(db);
  return found.rows[0]?.home_image ?? null;
}

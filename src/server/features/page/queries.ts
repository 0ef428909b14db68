// The figures of the home page.
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '../../db/schema.ts';

type HomeImage = CallOutput<'city/active'>['data'][number]['image'];

/** How much there is to find, counted now. */
export async function findTotals(db: Kysely<Database>) {
  const found = await sql<{ courses: number; cities: number; hosts: number; reviews: number }>`
    select count(*)::int as courses, count(distinct city_id)::int as cities, count(distinct host_id)::int as hosts,
      coalesce(sum(review_total), 0)::int as reviews
    from course where status = 'published'`.execute(db);
  return found.rows[0] ?? { courses: 0, cities: 0, hosts: 0, reviews: 0 };
}

/** The picture of the home page, or null where the operator has chosen none. */
export async function findHomeImage(db: Kysely<Database>): Promise<HomeImage> {
  const found = await sql<{ home_image: HomeImage }>`select home_image from installation`.execute(db);
  return found.rows[0]?.home_image ?? null;
}

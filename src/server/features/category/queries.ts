// The statement that counts categories.
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '../../db/schema.ts';

export type CategoryCount = CallOutput<'category/list'>['data'][number];

/** Every category with its published courses, everywhere or in one city; empty ones too. */
export async function findCategories(db: Kysely<Database>, cityId: number | null): Promise<CategoryCount[]> {
  const figures =
    cityId === null
      ? sql`category_facet f on f.category_id = k.id`
      : sql`listing_facet f on f.category_id = k.id and f.city_id = ${cityId}::int`;
  const found = await sql<CategoryCount>`
    select k.id, k.name, k.slug, coalesce(f.total, 0) as total from category k left join ${figures}
    order by k.position, k.id`.execute(db);
  return found.rows;
}

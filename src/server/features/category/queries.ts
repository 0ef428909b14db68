// The statement that counts categories.
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '../../db/schema.ts';

export type CategoryCount = CallOutput<'category/list'>['data'][number];

/** Every category with its published courses, everywhere or in one city; empty ones too. */
export async function findCategories(db: Kysely<Database>, cityId: number | null): Promise<CategoryCount[]> {
  const found = await sql<CategoryCount>`
    select k.id, k.name, k.slug, count(c.id)::int as total
    from category k left join course c on c.category_id = k.id and c.status = 'published'
      and (${cityId}::int is null or c.city_id = ${cityId}::int)
    group by k.id order by k.position, k.id`.execute(db);
  return found.rows;
}

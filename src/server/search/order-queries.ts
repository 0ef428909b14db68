// The orders of a list (spec 9). Each ends in the id, so that pages neither repeat nor miss a course.
import { sql, type RawBuilder } from 'kysely';
import { limits } from '#src/domain/limits.ts';
import { canonicalSort, type ListingSort } from '#src/contract/listing-filters.ts';
import type { ListingFilters } from './search-port.ts';

type Sort = ListingSort;

const columns: Record<Sort, { name: string; isUp: boolean }> = {
  recomended: { name: 'rank', isUp: false },
  popularity: { name: 'popularity', isUp: false },
  rating: { name: 'rating', isUp: false },
  newest: { name: 'published_at', isUp: false },
  price: { name: 'price_cents', isUp: true },
};

/** How a list is ordered: the column of `course_listing l`, and the words of `order by` for any table that has both. */
export interface Order {
  column: RawBuilder<unknown>;
  by: (column: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Turned round, a list is exactly the other way, ids too: the same index serves, read backwards. */
export function orderOf({ sort = 'recomended', sort_type }: ListingFilters): Order {
  const asked = canonicalSort(sort);
  const { name, isUp } = columns[asked];
  const isUsual = sort_type === undefined || sort_type === limits.sorts[asked];
  const [way, idWay] = [isUp === isUsual ? sql`asc` : sql`desc`, isUsual ? sql`asc` : sql`desc`];
  return { column: sql.ref(`l.${name}`), by: (column, id) => sql`${column} ${way}, ${id} ${idWay}` };
}

/** Courses that can be paged to: 500 pages. What comes after is past the end. */
const deepest = 6000;

/** The page as `limit` and `offset`. */
export function pageOf({ limit = limits.pageSize, offset = 0 }: ListingFilters): RawBuilder<unknown> {
  // Figures that stand in the text tell the planner that only a page is wanted; first pages are what most ask for.
  if (offset === 0) return sql`limit ${sql.lit(limit)}`;
  return sql`limit ${sql.lit(offset >= deepest ? 0 : limit)} offset ${Math.min(offset, deepest)}::int`;
}

// The orders of a list (docs/search.md#how-results-are-ordered). Each ends in the id, so that pages neither repeat nor miss
// a course.
import { sql, type RawBuilder } from 'kysely';
import { canonicalSort, type ListingSort } from '#src/contract/listing/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import type { WordsQuery } from '#src/domain/search/query.ts';
import type { SearchFilters } from './search-port.ts';

type Sort = ListingSort;
type Sql = RawBuilder<unknown>;

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
export function orderOf({ sort = 'recomended', sort_type }: SearchFilters): Order {
  const asked = canonicalSort(sort);
  const { name, isUp } = columns[asked];
  const isUsual = sort_type === undefined || sort_type === limits.sorts[asked];
  const [way, idWay] = [isUp === isUsual ? sql`asc` : sql`desc`, isUsual ? sql`asc` : sql`desc`];
  return { column: sql.ref(`l.${name}`), by: (column, id) => sql`${column} ${way}, ${id} ${idWay}` };
}

const byFit: ReadonlySet<Sort> = new Set(['recomended', 'popularity']);

/** The class of fit, which a search by `popularity` or `recomended` goes by first (docs/search.md#how-results-are-ordered). */
export function fitOf(words: WordsQuery | null, { sort = 'recomended' }: SearchFilters): Sql {
  if (words === null || !byFit.has(canonicalSort(sort))) return sql`0`;
  const points = words.points.map(({ query, points }) => sql`(l.words @@ ${query}::tsquery)::int * ${points}::int`);
  return sql.join(points, sql` + `);
}

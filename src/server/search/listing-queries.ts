// The statement of a list page: courses, order, cards (ADR 024).
import { sql, type RawBuilder } from 'kysely';
import { limits } from '#src/domain/limits.ts';
import type { Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import type { ListFilters } from './search-port.ts';
import { cardColumns, cardTables, timetableColumn, type CardRow } from './card-queries.ts';
import type { Place } from './words/frequent-words.ts';
import { enoughOf } from './words/frequent-words-queries.ts';
import {
  distanceTo,
  requestedDays,
  idsOf,
  isNear,
  isOpenNow,
  narrowingOf,
  opensWithin,
  spanOf,
  takesParty,
} from './filter-queries.ts';
import { canonicalSort, type ListingSort } from '#src/contract/listing/listing-filters.ts';
import type { WordsQuery } from '#src/domain/search/query.ts';

// Orders (docs/domain/search.md#how-results-are-ordered) end in the id, so pages neither repeat nor miss.

type Sort = ListingSort;

const columns: Record<Sort, { name: string; isUp: boolean }> = {
  recomended: { name: 'rank', isUp: false },
  popularity: { name: 'popularity', isUp: false },
  rating: { name: 'rating', isUp: false },
  newest: { name: 'published_at', isUp: false },
  price: { name: 'price_cents', isUp: true },
};

/** Column of `course_listing l`, and `order by`. */
interface Order {
  column: RawBuilder<unknown>;
  by: (column: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Exactly reversed, so one index serves both. */
function orderOf({ sort = 'recomended', sort_type }: ListFilters): Order {
  const order = canonicalSort(sort);
  const { name, isUp } = columns[order];
  const isUsual = sort_type === undefined || sort_type === limits.sorts[order];
  const [direction, idWay] = [isUp === isUsual ? sql`asc` : sql`desc`, isUsual ? sql`asc` : sql`desc`];
  return { column: sql.ref(`l.${name}`), by: (column, id) => sql`${column} ${direction}, ${id} ${idWay}` };
}

const byFit: ReadonlySet<Sort> = new Set(['recomended', 'popularity']);

/** Added to the relevance of a match outside of descriptions; the points of any other are fewer. */
export const fullClass = 10_000;

/** An exact match is worth this part of a full one: more than any points. */
const exactShare = 10;

/**
 * The class of a match, and within it its points, except in orders chosen by the guest
 * (docs/domain/search.md#how-results-are-ordered).
 */
function fitOf({ words, near = null }: Place, { sort = 'recomended' }: ListFilters): Sql {
  if (words === null) return sql`0`;
  // From 8 points at the place to none 4 km away.
  const close = near === null ? [] : [sql`greatest(0, 8 - 2 * ${distanceTo(near)})`];
  const classes = [words.full, words.exact].flatMap((query, index) =>
    query === null
      ? []
      : [sql`(l.words @@ ${query}::tsquery)::int * ${sql.lit(fullClass / (index === 0 ? 1 : exactShare))}`],
  );
  const points = words.points.map(({ query, points, isRarity = false }, index) => {
    const worth = isRarity ? sql`(select ${sql.ref(`w${index}`)} from rarity)` : sql`1`;
    return sql`(l.words @@ ${query}::tsquery)::int * ${points}::int * ${worth}`;
  });
  const sum = [...classes, ...(byFit.has(canonicalSort(sort)) ? [...points, ...close] : [])];
  return sum.length === 0 ? sql`0` : sql`(${sql.join(sum, sql` + `)})::int`;
}

/** The groups that a shown course matches, as bits; null where it matches all. */
function metOf(words: WordsQuery | null): Sql {
  const each = words?.each ?? [];
  if (each.length === 0) return sql`null::int`;
  const bits = each.map((query, index) => sql`(l.words @@ ${query}::tsquery)::int * ${sql.lit(1 << index)}`);
  return sql`(select ${sql.join(bits, sql` + `)} from course_listing l where l.course_id = page.course_id)`;
}

/** How rare each rated query is among the matches, from 0.7 for all to 7 for one of a thousand; null for none. */
function rarityOf(words: WordsQuery | null, { sort = 'recomended' }: ListFilters): Sql | null {
  const points = words?.points ?? [];
  if (!points.some(({ isRarity = false }) => isRarity) || !byFit.has(canonicalSort(sort))) return null;
  const weights = points.map(({ query, isRarity = false }, index) => {
    const matches = sql`count(*) filter (where l.words @@ ${query}::tsquery)`;
    const rarity = isRarity ? sql`ln(1 + count(*) / (1.0 + ${matches}))` : sql`1`;
    return sql`${rarity}::float as ${sql.ref(`w${index}`)}`;
  });
  return sql`rarity as materialized (select ${sql.join(weights)} from found join course_listing l on l.course_id = found.course_id
    where (select total from counted) <= ${sql.lit(exactTotal)})`;
}

/** 500 pages; nothing after. */
const deepest = 6000;

function pageOf({ limit = limits.pageSize, offset = 0 }: ListFilters): RawBuilder<unknown> {
  // Literals tell the planner that a page is wanted.
  if (offset === 0) return sql`limit ${sql.lit(limit)}`;
  return sql`limit ${sql.lit(offset >= deepest ? 0 : limit)} offset ${Math.min(offset, deepest)}::int`;
}

type Sql = RawBuilder<unknown>;

/** Exact up to here (docs/reference/api.md#lists-on-the-wire). */
export const exactTotal = 1000;

/** An empty page has one row of nulls, for the total. */
export type ListingRow = CardRow & {
  total: number;
  listed_id: number | null;
  relevance: number | null;
  met: number | null;
};

/** `opensFrom`: first bookable date; `viewer`: whose holds are free. */
export interface ListFor {
  opensFrom: string;
  viewer?: Viewer | null;
}

export function listingStatement(
  place: Place,
  filters: ListFilters,
  { opensFrom, viewer = null }: ListFor,
): RawBuilder<ListingRow> {
  const span = spanOf(filters);
  const order = orderOf(filters);
  const days = span ? sql`asked as materialized (${requestedDays(span, opensFrom)}),` : sql``;
  // `offset 0` isolates the cards: planned together they take three times as long.
  return sql<ListingRow>`
    with ${days} ${pageAndTotal(place, filters, { order, opensFrom })}
    select n.total, shown.* from counted n left join (
      select page.course_id as listed_id, page.key, page.relevance, ${metOf(place.words)} as met, ${cardColumns},
        ${isOpenNow(filters, opensFrom)} as is_available${timetableColumn(span, viewer)}
      from page join ${cardTables} on c.id = page.course_id offset 0
    ) shown on true
    order by shown.relevance desc, ${order.by(sql`shown.key`, sql`shown.listed_id`)}`;
}

/** `counted` and `page` by the cheapest way. */
function pageAndTotal(place: Place, filters: ListFilters, { order, opensFrom }: Listed): Sql {
  const span = spanOf(filters);
  const other = [...takesParty(place.capacity, filters, opensFrom), ...isNear(place.near)];
  const walk = walkOf(place, filters, { order, other });
  const isNarrowed = idsOf(filters).length + narrowingOf(filters).length + other.length > 0;
  if (place.words !== null || place.cityIds === null || isNarrowed)
    return twoWays(foundOf(place, filters, { order, other }), {
      ranked: sql`select found.course_id, found.key, ${isRare(place) ? sql`relevance` : againOf(fitOf(place, filters))} as relevance
        from found`,
      rarity: rarityOf(place.words, filters),
      enough: other.length > 0 ? null : enoughFor(place, filters),
      walk,
      order,
      page: pageOf(filters),
    });
  // Only days: their table is shorter.
  if (span)
    return twoWays(
      sql`select d.course_id from course_days d where ${isOneOf(sql`d.city_id`, place.cityIds)}
        and ${opensWithin(filters)}`,
      {
        ranked: sql`select l.course_id, ${order.column} as key, 0 as relevance from found join course_listing l
        on l.course_id = found.course_id`,
        walk,
        order,
        page: pageOf(filters),
      },
    );
  // Only a city: counted already.
  return sql`counted as (
      select coalesce((select sum(total)::int from city_facet where ${isOneOf(sql`city_id`, place.cityIds)}), 0) as total),
    page as (${walk})`;
}

interface Listed {
  readonly order: Order;
  readonly opensFrom: string;
}

interface Narrowed {
  readonly order: Order;
  /** The party's size and the distance, which no index holds. */
  readonly other: readonly Sql[];
}

interface Ways {
  ranked: Sql;
  rarity?: Sql | null;
  /** `enough` may know that there are over 1,000. */
  enough?: Sql | null;
  walk: Sql;
  order: Order;
  page: Sql;
}

/** Up to 1,000 are sorted; of more, the order's index is walked. One of both runs. */
function twoWays(found: Sql, { ranked, rarity = null, enough = null, walk, order, page }: Ways): Sql {
  const total = sql`(select total from counted)`;
  const isEnough = sql`(select is_so from enough)`;
  const unless = enough === null ? sql`` : sql` and not ${isEnough}`;
  const more = sql.lit(exactTotal + 1);
  const count = enough === null ? sql`count(*)::int` : sql`case when ${isEnough} then ${more} else count(*)::int end`;
  return sql`${enough === null ? sql`` : sql`${enough},`}
    found as materialized (${found}${unless} limit ${more}),
    counted as materialized (select ${count} as total from found),${
      rarity === null
        ? sql``
        : sql`
    ${rarity},`
    }
    page as (
      (select * from (${ranked}) ranked where ${total} <= ${sql.lit(exactTotal)}
        order by relevance desc, ${order.by(sql`key`, sql`course_id`)} ${page})
      union all
      (select * from (${walk}) walked where ${total} > ${sql.lit(exactTotal)}))`;
}

/** One index covers filters and order. */
const columnsOf = ({ words }: Place, { column }: Order) => sql`l.course_id, l.city_id, l.category_id, l.price_cents,
  l.duration_minutes, l.traits, l.max_pax, ${column} as key${words === null ? sql`` : sql`, l.words`}`;

// `offset 0` stops pull-up: the planner underestimates filters and would sort a city.
function foundOf(place: Place, filters: ListFilters, { order, other }: Narrowed): Sql {
  const { steady = null } = place;
  const query = steady?.query ?? null;
  const scope =
    query === null ? all([...cityOf(place), ...wordsOf(place), ...idsOf(filters)]) : sql`l.words @@ ${read(query)}`;
  // A city's open courses by one hash beat single lookups. `is true` prevents a join with wrong estimates.
  const isInCity = place.cityIds !== null && place.words === null && spanOf(filters) !== null;
  const days = isInCity
    ? [
        sql`(l.course_id in (select d.course_id from course_days d where ${isOneOf(sql`d.city_id`, place.cityIds ?? [])}
        and ${opensWithin(filters)})) is true`,
      ]
    : openOf(filters);
  return sql`select l.course_id, l.key${isRare(place) ? sql`, ${fitOf(place, filters)} as relevance` : sql``}
    from (select ${columnsOf(place, order)} from course_listing l where ${scope} offset 0) l
      ${isInCity ? sql`` : daysOf(filters)}
    where ${all([...narrowingOf(filters), ...days, ...other])}`;
}

function walkOf(place: Place, filters: ListFilters, { order, other }: Narrowed): Sql {
  const sorted = order.by(order.column, sql`l.course_id`);
  const conditions = [...wordsOf(place), ...idsOf(filters), ...narrowingOf(filters), ...openOf(filters), ...other];
  return sql`select l.course_id, l.key, 0 as relevance
    from (select ${columnsOf(place, order)} from course_listing l where ${all(cityOf(place))} order by ${sorted} offset 0) l
      ${daysOf(filters)}
    where ${all(conditions)} order by ${order.by(sql`l.key`, sql`l.course_id`)} ${pageOf(filters)}`;
}

/** Read inside, so plans are shared between terms. */
const read = (query: string) => sql`(select ${query}::tsquery)`;

function enoughFor({ steady }: Place, filters: ListFilters): Sql | null {
  if (!steady?.query || steady.sure === null) return null;
  return enoughOf({ sure: steady.sure, narrowing: narrowingOf(filters), open: openOf(filters), exactTotal });
}

/** A single city allows the order's index. */
const isOneOf = (column: Sql, [first, ...others]: readonly number[]) =>
  others.length === 0 ? sql`${column} = ${first}::int` : sql`${column} = any(${[first, ...others]}::int[])`;
const cityOf = ({ cityIds }: Place) => (cityIds === null ? [] : [isOneOf(sql`l.city_id`, cityIds)]);
const wordsOf = ({ words, steady }: Place) => {
  const expression = words?.wanted ?? null;
  if (expression === null) return [];
  return [sql`l.words @@ ${steady ? read(expression) : sql`${expression}::tsquery`}`];
};
const openOf = (filters: ListFilters) => (spanOf(filters) ? [opensWithin(filters)] : []);
const daysOf = (filters: ListFilters) =>
  spanOf(filters) ? sql`join course_days d on d.course_id = l.course_id` : sql``;
const all = (conditions: readonly Sql[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));

/** Rare terms: match is computed on the way, unless it depends on the other matches. */
const isRare = ({ steady, words }: Place) =>
  Boolean(steady?.query) && steady?.sure === null && words?.points.every(({ isRarity = false }) => !isRarity) === true;

/** Recomputed for `found`, only when ordered by it. */
const againOf = (fit: Sql) => sql`(select ${fit} from course_listing l where l.course_id = found.course_id)`;

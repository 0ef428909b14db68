// Counts every filter choice in one statement (docs/domain/search.md#counts, ADR 024).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { sql, type RawBuilder } from 'kysely';
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import {
  bitOf,
  choicesOf,
  type CountedChoice,
  fitsOthers,
  has,
  missedBits,
  missedDays,
  namesIn,
  type NamesOf,
  whenBit,
} from './choice-facet-queries.ts';
import { isNear, requestedDays, shownPrice, spanOf, takesParty } from './filter-queries.ts';
import type { Place } from './words/frequent-words.ts';
import type { ListFilters, SearchFilters } from './search-port.ts';

type Sql = RawBuilder<unknown>;
type Span = { readonly start: string; readonly end: string };

// Counts part of a longer list. City counts use an index, terms do not; days are slowest, so last.
const mostOfCity = 50_000;
const mostOfWords = 5_000;
const mostJudged = 10_000;

// Ranges are counted in half units.
const idColumns: Record<NamesOf<'ids'>, Sql> = { categories: sql`category_id` };
const ranges: Record<NamesOf<'range'>, { column: Sql; unit: () => number }> = {
  price: { column: sql`shown_cents`, unit: () => 10 ** priceCurrency().digits },
  duration: { column: sql`duration_minutes`, unit: () => 60 },
};

const bands = listingFilters.times.bits;

/** The bands of start times with open days, as bits. */
const openBands = sql.join(
  namesIn(bands).map(
    (band) => sql`(coalesce(${sql.ref(band)} & (select mask from asked) <> 0::bit(770), false))::int
    * ${sql.lit(bands[band])}`,
  ),
  sql` + `,
);

/** One bit per span with open days. */
function openSpans({ time_type }: SearchFilters, spans: readonly Span[]): Sql {
  const timeBands = time_type?.length ? time_type : namesIn(bands);
  const one = (index: number) => {
    const mask = sql`(select mask from ${sql.ref(`span_${index}`)})`;
    return sql.join(
      timeBands.map((band) => sql`${sql.ref(band)} & ${mask} <> 0::bit(770)`),
      sql` or `,
    );
  };
  return spans.length === 0
    ? sql`0`
    : sql.join(
        spans.map((_span, index) => sql`(coalesce(${one(index)}, false))::int * ${sql.lit(1 << index)}`),
        sql` + `,
      );
}

/** Pairs of doubled value and count; outliers half a step beyond. */
function spreadOf(name: NamesOf<'range'>): Sql {
  const { column, unit: unitOf } = ranges[name];
  const unit = unitOf();
  const { min, max } = listingFilters[name].ends;
  const step = sql`greatest(least(2 * (${column} / ${sql.lit(unit)}) + (${column} % ${sql.lit(unit)} <> 0)::int,
    ${sql.lit(2 * max + 1)}), ${sql.lit(2 * min - 1)})`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_array(step, number) order by step), '[]') from (
    select ${step} as step, count(*)::int as number from judged where ${fitsOthers(bitOf(name))} group by 1) steps)`;
}

const idCounts = (
  name: NamesOf<'ids'>,
) => sql`(select coalesce(jsonb_agg(jsonb_build_array(id, number) order by id), '[]')
  from (select ${idColumns[name]} as id, count(*)::int as number from judged where ${fitsOthers(bitOf(name))} group by 1) ids)`;

const record = (names: readonly string[], valueOf: (name: never) => Sql) =>
  sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), valueOf(name as never)]))})`;

/** Pairs of value or id, and count. */
export interface ChoiceCountsRow {
  isWhole: boolean;
  total: number;
  /** In the order of `choices`. */
  counts: number[];
  spans: number[];
  ids: Record<NamesOf<'ids'>, [number, number][]>;
  steps: Record<NamesOf<'range'>, [number, number][]>;
}

/** Reads a city's days at once, others one by one. */
function daysOf({ cityIds, words }: Place): Sql {
  if (cityIds !== null && words === null)
    return sql`left join (select course_id, morning, afternoon, evening from course_days
      where ${isIn(sql`city_id`, cityIds)} offset 0) d on d.course_id = l.course_id`;
  return sql`left join lateral (select morning, afternoon, evening from course_days
    where course_id = l.course_id offset 0) d on true`;
}

const isIn = (column: Sql, ids: readonly number[]) => sql`${column} = any(${[...ids]}::int[])`;
const countOf = (fits: Sql) => sql`count(*) filter (where ${fits})`;
const isOneAtMost = sql`missed & (missed - 1) = 0`;

interface AskedDays {
  readonly spans: readonly Span[];
  /** The first bookable date. */
  readonly opensFrom: string;
}

function masksOf(filters: SearchFilters, { spans, opensFrom }: AskedDays): Sql[] {
  const chosen = spanOf(filters);
  return [
    ...(chosen === null ? [] : [sql`asked as materialized (${requestedDays(chosen, opensFrom)}),`]),
    ...spans.map(
      (span, index) => sql`${sql.ref(`span_${index}`)} as materialized (${requestedDays(span, opensFrom)}),`,
    ),
  ];
}

export function choiceCountsStatement(
  place: Place,
  filters: ListFilters,
  days: AskedDays,
): { statement: RawBuilder<ChoiceCountsRow>; choices: readonly CountedChoice[] } {
  const { cityIds, words } = place;
  const masks = masksOf(filters, days);
  const scope = [
    ...(cityIds === null ? [] : [isIn(sql`city_id`, cityIds)]),
    ...(words === null || words.wanted === null ? [] : [sql`words @@ ${words.wanted}::tsquery`]),
    ...takesParty('enough', { pax: filters.pax }, days.opensFrom),
    ...isNear(place.near),
  ];
  const most = cityIds !== null && words === null ? mostOfCity : mostOfWords;
  const choices = choicesOf(filters);
  const fitsSpan = (index: number) => sql`${fitsOthers(whenBit)} and ${has(sql`open_spans`, 1 << index)}`;
  const ifOpen = (value: Sql) => sql`case when ${fitsOthers(whenBit)} then ${value} else 0 end`;
  // A course that misses two filters is in no choice's count.
  const statement = sql<ChoiceCountsRow>`
    with ${sql.join(masks, sql` `)} looked as materialized (
      select course_id, city_id, category_id, price_cents, duration_minutes, traits, ${shownPrice(filters.fees)} as shown_cents
      from course_listing l
      where ${scope.length === 0 ? sql`true` : sql.join(scope, sql` and `)} limit ${sql.lit(most + 1)}
    ), near as materialized (
      select * from (select l.*, ${missedBits(filters)} as missed from looked l offset 0) one
      where ${isOneAtMost} limit ${sql.lit(mostJudged + 1)}
    ), judged as materialized (
      select category_id, shown_cents, duration_minutes, traits, missed,
        ${spanOf(filters) === null ? sql`0` : ifOpen(openBands)} as open_bands,
        ${ifOpen(openSpans(filters, days.spans))} as open_spans
      from (select l.category_id, l.shown_cents, l.duration_minutes, l.traits,
          l.missed + ${missedDays(filters)} as missed${masks.length > 0 ? sql`, d.morning, d.afternoon, d.evening` : sql``}
        from near l ${masks.length > 0 ? daysOf(place) : sql``} offset 0) one
      where ${isOneAtMost}
    )
    select (select count(*) from looked) <= ${sql.lit(most)} and (select count(*) from near) <= ${sql.lit(mostJudged)}
        as "isWhole", counted.*,
      ${record(namesIn(idColumns), idCounts)} as ids, ${record(namesIn(ranges), spreadOf)} as steps
    from (select ${countOf(sql`missed = 0`)}::int as total,
        array[${sql.join(choices.map(({ fits }) => countOf(fits)))}]::int[] as counts,
        array[${sql.join(days.spans.map((_span, index) => countOf(fitsSpan(index))))}]::int[] as spans
      from judged) counted`;
  return { statement, choices };
}

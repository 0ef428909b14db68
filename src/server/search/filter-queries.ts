// Filters as conditions on `course_listing l` and `course_days d` (docs/domain/search.md#filters).
import { sql, type RawBuilder } from 'kysely';
import { wireCents } from '#src/domain/money/money.ts';
import { type FilterRow, listingFilters, wantedTraits } from '#src/domain/catalogue/listing-filters.ts';
import { leastPriceShown, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import type { NearPoint } from '#src/domain/search/plan.ts';
import type { Capacity, ListFilters, SearchFilters } from './search-port.ts';

type Condition = RawBuilder<unknown>;
type Band = NonNullable<SearchFilters['time_type']>[number];

type NamesOf<Kind extends FilterRow['kind']> = {
  [Name in keyof typeof listingFilters]: (typeof listingFilters)[Name] extends { kind: Kind } ? Name : never;
}[keyof typeof listingFilters];

// Filters without a bit, checked by the compiler.
const idColumns: Record<NamesOf<'ids'>, Condition> = { categories: sql`l.category_id` };
interface Stored {
  readonly column: Condition;
  /** The least stored value that shows at least `shown`, which is in stored units. */
  readonly leastOf: (shown: number, filters: ListFilters) => Condition;
  readonly toStored: (value: number) => number;
}
const ranges: Record<NamesOf<'range'>, Stored> = {
  price: {
    column: sql`l.price_cents`,
    leastOf: (shown, { fees }) =>
      fees === undefined ? sql`${shown}::int` : byFee(fees, (rate) => sql`${leastPriceShown(shown, rate)}::int`),
    toStored: wireCents,
  },
  duration: {
    column: sql`l.duration_minutes`,
    leastOf: (shown) => sql`${shown}::int`,
    toStored: (hours) => Math.round(hours * 60),
  },
};

/** The price of `l` with its service fee, as cards show it. */
export function shownPrice(fees: ServiceFees | undefined): Condition {
  if (fees === undefined) return sql`l.price_cents`;
  return sql`(l.price_cents + round(l.price_cents * ${byFee(fees, (rate) => sql`${rate}::numeric`)}))::int`;
}

/** The value of the fee of `l`. */
function byFee({ usual, own }: ServiceFees, valueOf: (rate: number) => Condition): Condition {
  const cases = [...own].map(([place, rate]) => {
    const [city = '', category = ''] = place.split(' ');
    const at = [
      ...(city === '' ? [] : [sql`l.city_id = ${Number(city)}::int`]),
      ...(category === '' ? [] : [sql`l.category_id = ${Number(category)}::int`]),
    ];
    // Both first, then the city, then the category (docs/domain/pricing.md#service-fee).
    const order = at.length === 2 ? 0 : city === '' ? 2 : 1;
    return { order, when: sql`when ${sql.join(at, sql` and `)} then ${valueOf(rate)}` };
  });
  const sorted = cases.toSorted((a, b) => a.order - b.order).map(({ when }) => when);
  return sorted.length === 0 ? valueOf(usual) : sql`(case ${sql.join(sorted, sql` `)} else ${valueOf(usual)} end)`;
}
const namesIn = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

/** Indexed ids; empty for none. */
export function idsOf(filters: SearchFilters): Condition[] {
  return namesIn(idColumns).flatMap((name) => {
    const ids = filters[listingFilters[name].field];
    return ids?.length ? [sql`${idColumns[name]} = any(${ids}::int[])`] : [];
  });
}

function rangesOf(filters: ListFilters): Condition[] {
  return namesIn(ranges).flatMap((name) => {
    const { column, leastOf, toStored } = ranges[name];
    const [min, max] = listingFilters[name].fields.map((field) => filters[field]);
    const low = min === undefined ? [] : [sql`${column} >= ${leastOf(toStored(min), filters)}`];
    return max === undefined ? low : [...low, sql`${column} < ${leastOf(toStored(max) + 1, filters)}`];
  });
}

/** Other filters without days; empty for none. */
export function narrowingOf(filters: ListFilters): Condition[] {
  const all = rangesOf(filters);
  const traits = wantedTraits(filters);
  if (traits.all) all.push(sql`l.traits & ${traits.all}::int = ${traits.all}::int`);
  for (const [field, bits] of traits.any) {
    // With dates, the days' bands decide: extra departures may be the only ones.
    if (field === listingFilters.times.field && spanOf(filters)) continue;
    all.push(sql`l.traits & ${bits}::int <> 0`);
  }
  return all;
}

/** One end is a single day. Null for none. */
export function spanOf({ date_start, date_end }: SearchFilters): { start: string; end: string } | null {
  const start = date_start ?? date_end;
  return start === undefined ? null : { start, end: date_end ?? start };
}

const { bits: bandBits } = listingFilters.times;
const allBands = Object.keys(bandBits) as Band[];
const bandsOf = ({ time_type }: SearchFilters): readonly Band[] => (time_type?.length ? time_type : allBands);

/** Mask of `course_days`, as `asked.mask`. Excludes unsellable, past and distant days. */
export function requestedDays(span: { start: string; end: string }, opensFrom: string): RawBuilder<unknown> {
  return sql`select day_mask(
      greatest(${span.start}::date, ${opensFrom}::date, day), least(${span.end}::date, day + 767)) as mask
    from (select (banyan_now() at time zone 'Etc/GMT+12')::date as day) clock`;
}

/** As of the last change. */
export function opensWithin(filters: SearchFilters): Condition {
  const columns = bandsOf(filters).map((band) => sql`d.${sql.ref(band)} & (select mask from asked) <> 0::bit(770)`);
  return sql`(${sql.join(columns, sql` or `)})`;
}

/** Km from `course_listing l`'s meeting point, as the crow flies on a plane. */
export const distanceTo = ({ latitude, longitude }: NearPoint): Condition => sql`(select sqrt(
    power((c.meeting_latitude - ${latitude}) * 111.2, 2)
    + power((c.meeting_longitude - ${longitude}) * 111.2 * cos(radians(${latitude})), 2)) from course c where c.id = l.course_id)`;

/** Empty for any distance. */
export const isNear = (near: NearPoint | null | undefined): Condition[] =>
  (near?.withinKm ?? null) === null || !near ? [] : [sql`${distanceTo(near)} <= ${near.withinKm}::float`];

/** Whether `course_listing l` can take the party: by its size, and with days by the seats left. Empty for any. */
export function takesParty(capacity: Capacity | undefined, filters: SearchFilters, opensFrom: string): Condition[] {
  const { pax } = filters;
  if (capacity === undefined || pax === undefined) return [];
  const span = spanOf(filters);
  const isLarge = sql`l.max_pax >= ${pax}::int`;
  // Days are open with one seat.
  const takes =
    span === null || pax === 1
      ? isLarge
      : sql`${isLarge} and course_opens(l.course_id, greatest(${span.start}::date, ${opensFrom}::date), ${span.end}::date,
          ${bandBitsOf(filters)}::int, ${pax}::int)`;
  return [capacity === 'enough' ? takes : sql`(${takes}) is not true`];
}

const bandBitsOf = (filters: SearchFilters) => bandsOf(filters).reduce((bits, band) => bits | bandBits[band], 0);

/** For shown cards: by the timetable where bits are stale. */
export function isOpenNow(filters: SearchFilters, opensFrom: string): RawBuilder<unknown> {
  const span = spanOf(filters);
  if (!span) return sql`true`;
  return sql`(d.due_at > (select banyan_now())
    or course_opens(c.id, greatest(${span.start}::date, ${opensFrom}::date), ${span.end}::date, ${bandBitsOf(filters)}::int))`;
}

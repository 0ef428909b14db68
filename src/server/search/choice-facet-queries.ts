// Which courses count for which choice of a filter (docs/domain/search.md#counts, ADR 024).
import { sql, type RawBuilder } from 'kysely';
import { type FilterRow, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { idsOf, narrowingOf, opensWithin, spanOf } from './filter-queries.ts';
import type { SearchFilters } from './search-port.ts';

type Sql = RawBuilder<unknown>;
type FilterName = keyof typeof listingFilters;
type ChoiceName = NamesOf<'choices' | 'flag'>;
type Field = keyof SearchFilters;

/** The names of the filters of some kinds. */
export type NamesOf<Kind extends FilterRow['kind']> = {
  [Name in FilterName]: (typeof listingFilters)[Name] extends { kind: Kind } ? Name : never;
}[FilterName];

/** The names of a record, as its type has them. */
export const namesIn = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

// Filters that say one thing together: a start time is asked of the days where there are days, and both ways of pickup are
// one list of the call. Each such facet has a bit.

const filterNames = namesIn(listingFilters);
const whenFields: readonly Field[] = [listingFilters.times.field, ...listingFilters.dates.fields];

function fieldsOf(name: FilterName): readonly Field[] {
  const row = listingFilters[name];
  const fields = 'fields' in row ? row.fields : [row.field];
  return fields.some((field) => whenFields.includes(field)) ? whenFields : fields;
}

const facets = [...new Map(filterNames.map((name) => [fieldsOf(name).join(), fieldsOf(name)])).values()];
/** The bit of a filter's facet. */
export const bitOf = (name: FilterName) => 1 << facets.findIndex((fields) => fields.join() === fieldsOf(name).join());
/** The bit of days and start times. */
export const whenBit = bitOf('dates');

/** The bits of the facets that a course `l` does not fit, as far as no day is asked. */
export function missedBits(filters: SearchFilters): Sql {
  const bits = facets.flatMap((fields, index) => {
    const own: SearchFilters = Object.fromEntries(fields.map((field) => [field, filters[field]]));
    const conditions = [...idsOf(own), ...narrowingOf(own)];
    return conditions.length === 0
      ? []
      : [sql`((${sql.join(conditions, sql` and `)}) is not true)::int * ${sql.lit(1 << index)}`];
  });
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
}

/** The bit of the days that a course with days `d` does not fit. */
export const missedDays = (filters: SearchFilters) =>
  spanOf(filters) ? sql`(${opensWithin(filters)} is not true)::int * ${sql.lit(whenBit)}` : sql`0`;

/** A choice that is a bit of the course, with the condition that a course of `judged` counts for it. */
export interface CountedChoice {
  readonly filter: ChoiceName;
  readonly value: string;
  readonly fits: Sql;
}

/** Fits all facets but this one. */
export const fitsOthers = (bit: number) => sql`missed & ${sql.lit(~bit)} = 0`;
/** A column of bits has this one. */
export const has = (column: Sql, bit: number) => sql`${column} & ${sql.lit(bit)} <> 0`;

/** What is chosen in its own facet does not count for a choice, unless a course needs all that is chosen there. */
export function choicesOf(filters: SearchFilters): CountedChoice[] {
  const isCounted = (name: FilterName): name is ChoiceName => ['choices', 'flag'].includes(listingFilters[name].kind);
  return filterNames.filter(isCounted).flatMap((filter): CountedChoice[] => {
    const row: Extract<FilterRow, { kind: 'choices' | 'flag' }> = listingFilters[filter];
    const others = fitsOthers(bitOf(filter));
    if (row.kind === 'flag') return [{ filter, value: '1', fits: sql`${others} and ${has(sql`traits`, row.bit)}` }];
    const column = filter === 'times' && spanOf(filters) ? sql`open_bands` : sql`traits`;
    const rest = row.match === 'all' ? sql`missed = 0` : others;
    return Object.entries(row.bits).map(([value, bit]) => ({
      filter,
      value,
      fits: sql`${rest} and ${has(column, bit)}`,
    }));
  });
}

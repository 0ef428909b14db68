// Which courses each filter choice counts (docs/domain/search.md#counts, ADR 024).
import { sql, type RawBuilder } from 'kysely';
import { type FilterRow, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { idsOf, narrowingOf, opensWithin, spanOf } from './filter-queries.ts';
import type { ListFilters, SearchFilters } from './search-port.ts';

type Sql = RawBuilder<unknown>;
type FilterName = keyof typeof listingFilters;
type ChoiceName = NamesOf<'choices' | 'flag'>;
type Field = keyof SearchFilters;

export type NamesOf<Kind extends FilterRow['kind']> = {
  [Name in FilterName]: (typeof listingFilters)[Name] extends { kind: Kind } ? Name : never;
}[FilterName];

export const namesIn = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

// Filters that share a bit: start times with days, and both kinds of pickup.

const filterNames = namesIn(listingFilters);
const whenFields: readonly Field[] = [listingFilters.times.field, ...listingFilters.dates.fields];

function fieldsOf(name: FilterName): readonly Field[] {
  const row = listingFilters[name];
  const fields = 'fields' in row ? row.fields : [row.field];
  return fields.some((field) => whenFields.includes(field)) ? whenFields : fields;
}

const facets = [...new Map(filterNames.map((name) => [fieldsOf(name).join(), fieldsOf(name)])).values()];
export const bitOf = (name: FilterName) => 1 << facets.findIndex((fields) => fields.join() === fieldsOf(name).join());
export const whenBit = bitOf('dates');

/** Bits of filters that course `l` misses, without days. */
export function missedBits(filters: ListFilters): Sql {
  const bits = facets.flatMap((fields, index) => {
    const own: ListFilters = {
      ...Object.fromEntries(fields.map((field) => [field, filters[field]])),
      ...(filters.fees && { fees: filters.fees }),
    };
    const conditions = [...idsOf(own), ...narrowingOf(own)];
    return conditions.length === 0
      ? []
      : [sql`((${sql.join(conditions, sql` and `)}) is not true)::int * ${sql.lit(1 << index)}`];
  });
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
}

/** The bit of days that `d` misses. */
export const missedDays = (filters: SearchFilters) =>
  spanOf(filters) ? sql`(${opensWithin(filters)} is not true)::int * ${sql.lit(whenBit)}` : sql`0`;

/** A bit, with its condition in `judged`. */
export interface CountedChoice {
  readonly filter: ChoiceName;
  readonly value: string;
  readonly fits: Sql;
}

export const fitsOthers = (bit: number) => sql`missed & ${sql.lit(~bit)} = 0`;
export const has = (column: Sql, bit: number) => sql`${column} & ${sql.lit(bit)} <> 0`;

/** Ignores its own filter's choice, unless all are required. */
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

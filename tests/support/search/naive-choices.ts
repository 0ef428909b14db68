// The result of each choice of a list, computed the slow way: one list request per choice.
import { type FilterRow, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import type { ChoiceCounts, CountedSpans, SearchFilters, SearchPort, SearchScope } from '#src/server/search/index.ts';

type List = SearchPort['list'];
type Choice = ChoiceCounts['choices'][number];

/** The filters with a choice added: to those of its filter where a course needs all of them, else instead. */
function withChoice(filters: SearchFilters, { filter, value }: Pick<Choice, 'filter' | 'value'>): SearchFilters {
  const row: FilterRow = listingFilters[filter];
  switch (row.kind) {
    case 'ids':
      return { ...filters, [row.field]: [Number(value)] };
    case 'flag':
      return { ...filters, [row.field]: row.value === undefined ? 1 : [row.value] };
    case 'choices': {
      const chosen = row.match === 'all' ? (filters.attributes ?? []) : [];
      return { ...filters, [row.field]: [...new Set([...chosen, value])] };
    }
    default:
      throw new Error(`${filter} has no choices`);
  }
}

/** Every choice, with the ids of the categories given. */
function everyChoice(categories: readonly number[]): Pick<Choice, 'filter' | 'value'>[] {
  return (Object.keys(listingFilters) as (keyof typeof listingFilters)[]).flatMap((filter) => {
    const row: FilterRow = listingFilters[filter];
    const values = row.kind === 'ids' ? categories.map(String) : row.kind === 'choices' ? Object.keys(row.bits) : ['1'];
    return filter === 'price' || filter === 'duration' || filter === 'dates'
      ? []
      : values.map((value) => ({ filter, value }));
  });
}

/** The counts of a list, spreads apart. A list that omits a part of the search has no full matches. */
export async function naiveChoices(
  list: List,
  { scope, filters, spans }: { scope: SearchScope; filters: SearchFilters; spans: CountedSpans },
  categories: readonly number[],
): Promise<Pick<ChoiceCounts, 'total' | 'choices' | 'spans'>> {
  const totalOf = async (wanted: SearchFilters) => {
    const page = await list(scope, { ...wanted, offset: 0, limit: 1 });
    return page.fit === 'all' ? page.total : 0;
  };
  return {
    total: await totalOf(filters),
    choices: await Promise.all(
      everyChoice(categories).map(async (one) => ({ ...one, total: await totalOf(withChoice(filters, one)) })),
    ),
    spans: await Promise.all(spans.map(({ start, end }) => totalOf({ ...filters, date_start: start, date_end: end }))),
  };
}

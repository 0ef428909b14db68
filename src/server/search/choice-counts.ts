// Runs the statement that counts the choices of a list, and names its numbers.
import { asUnavailable } from '#src/server/db/db-errors.ts';
import { type ChoiceCountsRow, choiceCountsStatement } from './choice-count-queries.ts';
import type { Place } from './words/frequent-words.ts';
import type { SearchSource } from './run-queries.ts';
import type { ChoiceCounts, CountedSpans, SearchFilters } from './search-port.ts';

interface Counted {
  readonly filters: SearchFilters;
  readonly spans: CountedSpans;
}

const spreadOf = (steps: readonly [number, number][]) => steps.map(([step, total]) => ({ at: step / 2, total }));

/** Counts what each choice would leave of the courses of a place. Planned each time: places differ a thousandfold in size. */
export async function runChoiceCounts(
  { db, pool, config }: SearchSource,
  place: Place,
  { filters, spans }: Counted,
): Promise<ChoiceCounts> {
  const asked = { spans, opensFrom: config.bookingsOpenFrom };
  const { statement, choices } = choiceCountsStatement(place, filters, asked);
  const { sql: text, parameters } = statement.compile(db);
  const row = await pool.query<ChoiceCountsRow>(text, [...parameters]).then(
    ({ rows: [first] }) => first,
    (error: unknown) => {
      throw asUnavailable(error) ?? error;
    },
  );
  if (row === undefined) throw new Error('a count without a row');
  const { ids, isWhole, steps } = row;
  return {
    total: row.total,
    isWhole,
    choices: [
      ...ids.categories.map(([id, total]) => ({ filter: 'categories' as const, value: String(id), total })),
      ...choices.map(({ filter, value }, index) => ({ filter, value, total: row.counts[index] ?? 0 })),
    ],
    spreads: { price: spreadOf(steps.price), duration: spreadOf(steps.duration) },
    spans: row.spans,
  };
}

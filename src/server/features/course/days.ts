// listing/days: how many courses of a list run on each of some spans of days (docs/search.md#filters).
import { LRUCache } from 'lru-cache';
import type { CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { SearchPort } from '#src/server/search/index.ts';
import { numberOf } from './choices.ts';

export const route = 'listing/days';

/**
 * Everybody who opens a list asks the same of it. An answer may be as old as
 * a page that is kept (ADR 008): it only says which named days are worth a press, and the list itself is asked afresh.
 */
const kept = { max: 5000, ttl: 60_000 };

type Totals = Promise<(number | null)[]>;
const answersOf = new WeakMap<SearchPort, LRUCache<string, Totals>>();

function answersFor(search: SearchPort): LRUCache<string, Totals> {
  const known = answersOf.get(search) ?? new LRUCache<string, Totals>(kept);
  answersOf.set(search, known);
  return known;
}

export const handle: Handler<typeof route> = async (input, { services: { search } }) => {
  const answers = answersFor(search);
  const asked = withoutOrder(input);
  const key = JSON.stringify(Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const known = answers.get(key);
  if (known !== undefined) return { data: await known };
  // Kept from the moment it is asked, so that guests who come together wait for one answer; a failure is not kept.
  const totals = count(search, asked);
  answers.set(key, totals);
  try {
    return { data: await totals };
  } catch (error) {
    answers.delete(key);
    throw error;
  }
};

type Asked = CallInput<typeof route>;

/** Numbers know no order, page or party. */
function withoutOrder(input: Asked): Asked {
  const { sort: _order, sort_type: _way, pax: _party, offset: _page, limit: _size, ...asked } = input;
  return asked;
}

/** One statement for all spans, which ends its count of a long list somewhere (ADR 069). */
async function count(search: SearchPort, { city_id, keyword, spans, ...filters }: Asked): Totals {
  const scope = { cityId: city_id ?? null, keyword: keyword ?? null };
  const counted = await search.choices(scope, filters, spans);
  return counted.spans.map((total) => numberOf(total, counted.isWhole).total);
}

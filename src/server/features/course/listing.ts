// How a page of courses is answered, for city and search alike.
import type { CallOutput } from '#src/contract/types.ts';
import type { Config } from '#src/server/config.ts';
import { toCard, tripOfCard, type SearchPage } from '#src/server/search/index.ts';

type Settings = Pick<Config, 'serviceFees' | 'bookingsOpenFrom'>;

/**
 * The reply of a list. Cards show the price with the installation's fee; where days or guests were asked for, each has an
 * entry that says what runs and what the party pays (docs/search.md#the-trip).
 */
export function toListing(page: SearchPage, settings: Settings): Reply {
  const { filters } = page;
  const { date_start, date_end, pax, offset = 0 } = filters;
  const hasTrip = date_start !== undefined || date_end !== undefined || pax !== undefined;
  return {
    data: page.rows.map((row) => toCard(row, settings.serviceFees)),
    ...(hasTrip && { trip: page.rows.map((row) => tripOfCard(row, filters, settings)) }),
    total: page.total,
    total_is_capped: page.isCapped,
    offset,
    corrected_keyword: page.corrected,
  };
}

/** The reply of a search: the same, with what was read in the keyword. */
export function toSearch(page: SearchPage, settings: Settings): CallOutput<'course/search'> {
  const { recognised, fit, missing } = page;
  return { ...toListing(page, settings), recognised, fit, missing_words: [...missing] };
}

type Reply = CallOutput<'course/city'>;

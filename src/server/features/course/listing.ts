// How a page of courses is answered, for city and search alike.
import type { CallOutput } from '#src/contract/types.ts';
import { toCard, type SearchPage } from '../../search/index.ts';

/** The reply of a list. `serviceFeeRate` is the installation's: cards show the price with the fee. */
export function toListing(page: SearchPage, offset: number, serviceFeeRate: number): Reply {
  return {
    data: page.rows.map((row) => toCard(row, serviceFeeRate)),
    total: page.total,
    total_is_capped: page.isCapped,
    offset,
    corrected_keyword: page.corrected,
  };
}

/** The reply of a search: the same, with what was read in the keyword. */
export function toSearch(page: SearchPage, offset: number, serviceFeeRate: number): CallOutput<'course/search'> {
  const { recognised, fit, missing } = page;
  return { ...toListing(page, offset, serviceFeeRate), recognised, fit, missing_words: [...missing] };
}

type Reply = CallOutput<'course/city'>;

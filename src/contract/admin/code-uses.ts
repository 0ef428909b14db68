// The uses of a discount code: its page and their file (docs/back-office.md#discount-codes).
import { parseQuery } from '#src/contract/addresses/query-string.ts';
import { pageIn } from './filter-parts.ts';
import { instantPlace, uuid } from './list.ts';

/** Of which code the uses are asked for. */
export interface CodeUsesFilter {
  readonly code_id?: string;
}

/** Reads the query of the file of a code's uses. */
export function readCodeUsesQuery(search: string): CodeUsesFilter {
  const id = uuid().read(parseQuery(search).get('code') ?? '');
  return id === null ? {} : { code_id: id };
}

/** The place in the list of uses that a query names, or null. */
export function placeIn(search: string): string | null {
  return pageIn(search, instantPlace).before;
}

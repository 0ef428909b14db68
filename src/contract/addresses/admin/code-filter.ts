// The filter of the back office's codes in an address: of the page and of its file (docs/back-office.md#discount-codes).
import { type CodeState, codeStates } from '#src/domain/coupon/operator-code.ts';
import { type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Where a code comes from: an operator, or the program for something that was done. */
export const codeOrigins = ['office', 'earned'] as const;
export type CodeOrigin = (typeof codeOrigins)[number];

/** Which codes; what is left out does not narrow. */
export interface CodeFilter {
  readonly find?: string;
  readonly origin?: CodeOrigin;
  readonly state?: CodeState;
  readonly batch_id?: string;
}

/** What an address of the list says. */
export type CodeQuery = ListQuery<CodeFilter>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const place = /^\d{1,18}\.[0-9a-f-]{36}$/;

/** The place in a list that a query names, or null. */
export function placeIn(search: string): string | null {
  return pageIn(search, place).before;
}

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readCodeQuery(search: string): CodeQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 254);
  const origin = codeOrigins.find((one) => one === query.get('origin'));
  const state = codeStates.find((one) => one === query.get('state'));
  const batch = query.get('batch') ?? '';
  return {
    filter: {
      ...(find !== null && { find }),
      ...(origin !== undefined && { origin }),
      ...(state !== undefined && { state }),
      ...(uuid.test(batch) && { batch_id: batch }),
    },
    ...pageIn(search, place),
  };
}

/** Of which code the uses are asked for. */
export interface CodeUsesFilter {
  readonly code_id?: string;
}

/** Reads the query of the file of a code's uses. */
export function readCodeUsesQuery(search: string): CodeUsesFilter {
  const id = parseQuery(search).get('code') ?? '';
  return uuid.test(id) ? { code_id: id } : {};
}

/** A query that says this filter: '' for none. */
export function codeQuery({ find, origin, state, batch_id: batch }: CodeFilter, before?: string): string {
  return buildQuery({ find, origin, state, batch, before });
}

// The back office's list of discount codes (docs/reference/back-office.md#discount-codes).
import { codeStates } from '#src/domain/pricing/operator-code.ts';
import { choice, declareList, figure, hidden, instantCursor, text, usual, uuid, pageIn } from './list.ts';
import { parseQuery } from '#src/contract/addresses/query-string.ts';

/** The creator of a code: an operator (`office`), or the program as a reward (`earned`). */
export const codeOrigins = ['office', 'earned'] as const;

export const codeList = declareList({
  name: 'codes',
  filter: { find: text(254), origin: choice(codeOrigins), state: choice(codeStates), batch_id: hidden(uuid('batch')) },
  columns: {
    code: {},
    takes: usual,
    state: usual,
    used: usual,
    valid_until: usual,
    owner: usual,
    batch: usual,
    valid_from: {},
    minimum: figure,
    made_at: {},
    made_by: {},
  },
  file: {
    permission: 'codes',
    columns: [
      'code',
      'state',
      'kind',
      'amount',
      'percent',
      'valid_from',
      'valid_until',
      'minimum_spend',
      'max_uses',
      'max_uses_per_user',
      'used',
      'is_first_booking_only',
      'city_ids',
      'course_ids',
      'owner',
      'batch',
      'made_at',
      'made_by',
    ],
  },
  cursor: instantCursor,
});

// The uses of a discount code, for its page and their file (docs/reference/back-office.md#discount-codes).

export interface CodeUsesFilter {
  readonly code_id?: string;
}

/** Parses the query of the file of a code's uses. */
export function readCodeUsesQuery(search: string): CodeUsesFilter {
  const id = uuid().read(parseQuery(search).get('code') ?? '');
  return id === null ? {} : { code_id: id };
}

/** The cursor of the list of uses in a query, or null. */
export function cursorIn(search: string): string | null {
  return pageIn(search, instantCursor).before;
}

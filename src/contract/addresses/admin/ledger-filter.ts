// The filter of the back office's ledger in an address: of the page and of its file (docs/back-office.md#ledger).
import { civilDateIn, type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which postings; what is left out does not narrow. */
export interface LedgerFilter {
  readonly find?: string;
  readonly account?: string;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
}

/** What an address of the ledger says. */
export type LedgerQuery = ListQuery<LedgerFilter>;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readLedgerQuery(search: string): LedgerQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 255);
  const account = oneLineIn(query.get('account'), 80);
  const kind = oneLineIn(query.get('kind'), 80);
  const from = civilDateIn(query.get('from'));
  const to = civilDateIn(query.get('to'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(account !== null && { account }),
      ...(kind !== null && { kind }),
      ...(from !== null && { from }),
      // Days that end before they begin are no span.
      ...(to !== null && (from === null || from <= to) && { to }),
    },
    ...pageIn(search, /^\d{1,18}$/),
  };
}

/** A query that says this filter: '' for none. */
export function ledgerQuery({ find, account, kind, from, to }: LedgerFilter, before?: string): string {
  return buildQuery({ find, account, kind, from, to, before });
}

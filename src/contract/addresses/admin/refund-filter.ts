// The filter of the back office's refunds in an address: of the page and of its file (docs/back-office.md#refunds).
import { payProviders, type ProviderName } from '#src/domain/payment/methods.ts';
import { type RefundReason, refundReasons, type RefundState, refundStates } from '#src/domain/admin/refund-list.ts';
import { civilDateIn, type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which refunds, and in which order; what is left out does not narrow. */
export interface RefundFilter {
  readonly find?: string;
  readonly state?: RefundState;
  readonly reason?: RefundReason;
  readonly provider?: ProviderName;
  readonly from?: string;
  readonly to?: string;
  /** Those that failed come first. */
  readonly failed_first?: true;
}

/** What an address of the list says. */
export type RefundQuery = ListQuery<RefundFilter>;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readRefundQuery(search: string): RefundQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 254);
  const state = refundStates.find((one) => one === query.get('state'));
  const reason = refundReasons.find((one) => one === query.get('reason'));
  const provider = payProviders.find((one) => one === query.get('provider'));
  const from = civilDateIn(query.get('from'));
  const to = civilDateIn(query.get('to'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(state !== undefined && { state }),
      ...(reason !== undefined && { reason }),
      ...(provider !== undefined && { provider }),
      ...(from !== null && { from }),
      // Days that end before they begin are no span.
      ...(to !== null && (from === null || from <= to) && { to }),
      ...(query.get('first') === 'failed' && { failed_first: true }),
    },
    ...pageIn(search, /^\d{1,17}\.[0-9a-f-]{36}(\.failed)?$/),
  };
}

/** A query that says this filter: '' for none. */
export function refundQuery(
  { find, state, reason, provider, from, to, failed_first: isFailedFirst }: RefundFilter,
  before?: string,
): string {
  return buildQuery({ find, state, reason, provider, from, to, first: isFailedFirst && 'failed', before });
}

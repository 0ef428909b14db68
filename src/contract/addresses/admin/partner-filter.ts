// The filter of the back office's partners in an address: of the page and of its file (docs/back-office.md#ambassadors-and-distributors).
import { type PartnerKind, partnerKinds, type PartnerState, partnerStates } from '#src/domain/partner/partner.ts';
import { type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which partners; what is left out does not narrow. */
export interface PartnerFilter {
  readonly find?: string;
  readonly kind?: PartnerKind;
  readonly state?: PartnerState;
}

/** What an address of the list says. */
export type PartnerQuery = ListQuery<PartnerFilter>;

const place = /^\d{1,18}\.[0-9a-f-]{36}$/;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readPartnerQuery(search: string): PartnerQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 254);
  const kind = partnerKinds.find((one) => one === query.get('kind'));
  const state = partnerStates.find((one) => one === query.get('state'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(kind !== undefined && { kind }),
      ...(state !== undefined && { state }),
    },
    ...pageIn(search, place),
  };
}

/** A query that says this filter: '' for none. */
export function partnerQuery({ find, kind, state }: PartnerFilter, before?: string): string {
  return buildQuery({ find, kind, state, before });
}

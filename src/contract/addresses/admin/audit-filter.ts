// The filter of the audit log in an address: of the page and of its file (docs/back-office.md#audit-log).
import { civilDateIn, oneLineIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which entries; what is left out does not narrow. */
export interface AuditFilter {
  readonly action?: string;
  readonly who?: string;
  readonly about?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readAuditQuery(search: string): { readonly filter: AuditFilter; readonly before: string | null } {
  const query = parseQuery(search);
  const action = oneLineIn(query.get('action'), 80);
  const who = oneLineIn(query.get('who'), 254);
  const about = oneLineIn(query.get('about'), 200);
  const from = civilDateIn(query.get('from'));
  const to = civilDateIn(query.get('to'));
  const before = query.get('before') ?? '';
  return {
    filter: {
      ...(action !== null && { action }),
      ...(who !== null && { who }),
      ...(about !== null && { about }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    },
    before: /^\d{1,18}$/.test(before) ? before : null,
  };
}

/** A query that says this filter: '' for none. */
export function auditQuery({ action, who, about, from, to }: AuditFilter, before?: string): string {
  return buildQuery({ action, who, about, from, to, before });
}

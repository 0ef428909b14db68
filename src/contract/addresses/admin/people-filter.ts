// The filter of the back office's people in an address: of the page and of its file (docs/back-office.md#people).
import { type PersonRole, personRoles, type PersonState, personStates } from '#src/domain/admin/person-acts.ts';
import { type ListQuery, oneLineIn, pageIn } from './filter-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

/** Which people; what is left out does not narrow. */
export interface PeopleFilter {
  readonly find?: string;
  readonly role?: PersonRole;
  readonly state?: PersonState;
}

/** What an address of the list says. */
export type PeopleQuery = ListQuery<PeopleFilter>;

/** Reads a query; a bad value is left out, never an error (docs/routes.md#queries). */
export function readPeopleQuery(search: string): PeopleQuery {
  const query = parseQuery(search);
  const find = oneLineIn(query.get('find'), 100);
  const role = personRoles.find((one) => one === query.get('role'));
  const state = personStates.find((one) => one === query.get('state'));
  return {
    filter: {
      ...(find !== null && { find }),
      ...(role !== undefined && { role }),
      ...(state !== undefined && { state }),
    },
    ...pageIn(search, /^\d{1,17}\.[0-9a-f-]{36}$/),
  };
}

/** A query that says this filter: '' for none. */
export function peopleQuery({ find, role, state }: PeopleFilter, before?: string): string {
  return buildQuery({ find, role, state, before });
}

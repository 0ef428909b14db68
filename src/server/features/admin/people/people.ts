// admin/people: accounts of the marketplace, a page at a time (docs/back-office.md#people).
import { isErasedAddress } from '#src/domain/account/deletion.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import { readPersonSearch } from '#src/domain/admin/find-person.ts';
import { personRoles, stateOf } from '#src/domain/admin/person-acts.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '#src/server/features/admin/index.ts';
import { findPeople, mostFound, type PeopleWanted, type PersonRow } from './people-queries.ts';

export const route = 'admin/people';

const pageSize = 50;

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const { rows, found } = await findPeople(db, { ...wantedBy(filter), after, count: pageSize + 1 });
  const { shown, next } = pageOf(rows, pageSize);
  return { data: shown.map(toLine), next, is_cut: found > mostFound };
};

type Filter = Omit<CallInput<typeof route>, 'before'>;

/** The filter of a list or a file as its statement takes it. */
export function wantedBy({ find, ...filter }: Filter): Omit<PeopleWanted, 'after' | 'count'> {
  return { ...filter, search: readPersonSearch(find ?? '') };
}

/** A person as list, page and file show one. An address that stands in the place of none is not shown. */
export function toLine(row: PersonRow): CallOutput<typeof route>['data'][number] {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: canBeWrittenTo(row.email) ? row.email : '',
    phone: row.phone,
    roles: personRoles.filter((role) => row.roles.includes(role)),
    state: stateOf(row),
    made_at: row.made_at.toISOString(),
    signed_in_at: row.signed_in_at?.toISOString() ?? null,
  };
}

/** Whether somebody reads mails to this address. */
export function canBeWrittenTo(email: string): boolean {
  return hasAddress(email) && !isErasedAddress(email);
}

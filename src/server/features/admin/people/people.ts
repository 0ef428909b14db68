// All accounts (docs/back-office.md#people).
import type { FilterOf } from '#src/contract/admin/list.ts';
import { personList } from '#src/contract/admin/person-list.ts';
import { isErasedAddress } from '#src/domain/account/deletion.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import { readPersonSearch } from '#src/domain/admin/find-person.ts';
import { personRoles, stateOf } from '#src/domain/admin/person-acts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { byInstant, serveList } from '#src/server/features/admin/kit/list.ts';
import { findPeople, type PeopleWanted, type PersonRow } from './people-queries.ts';

export const people = serveList({
  list: personList,
  call: 'admin/people',
  places: byInstant,
  find: ({ db }, { after, count, ...filter }) => findPeople(db, { ...wantedBy(filter), after, count }),
  toLine,
});

type Filter = FilterOf<typeof personList.filter>;

/** The filter as its statement takes it. */
export function wantedBy({ find, ...filter }: Filter): Omit<PeopleWanted, 'after' | 'count'> {
  return { ...filter, search: readPersonSearch(find ?? '') };
}

/** A person as list, page and file show one. An address that stands in the place of none is not shown. */
export function toLine(row: PersonRow): CallOutput<'admin/people'>['data'][number] {
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

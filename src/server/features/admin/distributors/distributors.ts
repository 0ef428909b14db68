// admin/distributors: who books for customers of its own, a page at a time (docs/back-office.md#distributors).
import type { Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { pageOf, placeOf } from '#src/server/features/admin/index.ts';
import {
  findPeople,
  mostFound,
  type PeopleWanted,
  type PersonRow,
  toLine,
  wantedBy,
} from '#src/server/features/admin/people/index.ts';
import { findDistributorFacts } from './queries.ts';

export const route = 'admin/distributors';

const pageSize = 50;

export type DistributorLine = CallOutput<typeof route>['data'][number];

export const handle: Handler<typeof route> = async ({ before, ...filter }, { services: { db } }) => {
  const after = before === undefined ? null : placeOf(before);
  const { rows, found } = await findPeople(db, { ...wantedDistributors(filter), after, count: pageSize + 1 });
  const { shown, next } = pageOf(rows, pageSize);
  return { data: await linesOf(db, shown), next, is_cut: found > mostFound };
};

/** The filter of a list or a file as the statement of people takes it. */
export function wantedDistributors(filter: Parameters<typeof wantedBy>[0]): Omit<PeopleWanted, 'after' | 'count'> {
  return wantedBy({ ...filter, role: 'distributor' });
}

/** Accounts as list and file show them, in their order. */
export async function linesOf(db: Kysely<Database>, rows: readonly PersonRow[]): Promise<DistributorLine[]> {
  const facts = new Map(
    (
      await findDistributorFacts(
        db,
        rows.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  return rows.map((row) => {
    const { id, name, email, phone, state, made_at } = toLine(row);
    const known = facts.get(id);
    return {
      id,
      name,
      email,
      phone,
      state,
      made_at,
      keys: known?.keys ?? 0,
      key_used_on: known?.key_used_on ?? null,
      booked_at: known?.booked_at?.toISOString() ?? null,
    };
  });
}

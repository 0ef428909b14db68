// All distributors (docs/back-office.md#distributors).
import type { Kysely } from 'kysely';
import { distributorList } from '#src/contract/admin/distributor-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';
import { byInstant, serveList } from '#src/server/features/admin/kit/list.ts';
import { findPeople, type PersonRow, toLine, wantedBy } from '#src/server/features/admin/people/index.ts';
import { findDistributorFacts } from './queries.ts';

type Line = CallOutput<'admin/distributors'>['data'][number];

/** A line with where it stands in the list. */
interface PlacedLine extends Pick<PersonRow, 'id' | 'micros'> {
  readonly line: Line;
}

export const distributors = serveList({
  list: distributorList,
  call: 'admin/distributors',
  places: byInstant,
  async find({ db }, { after, count, ...filter }) {
    const { rows, found } = await findPeople(db, { ...wantedBy({ ...filter, role: 'distributor' }), after, count });
    return { rows: await placedLines(db, rows), found };
  },
  toLine: ({ line }: PlacedLine) => line,
});

/** Accounts as list and file show them, in their order. */
async function placedLines(db: Kysely<Database>, rows: readonly PersonRow[]): Promise<PlacedLine[]> {
  const ids = rows.map(({ id }) => id);
  const facts = new Map((await findDistributorFacts(db, ids)).map((one) => [one.id, one]));
  return rows.map((row) => {
    const { id, name, email, phone, state, made_at } = toLine(row);
    const { keys = 0, key_used_on = null, booked_at = null } = facts.get(id) ?? {};
    const line = {
      id,
      name,
      email,
      phone,
      state,
      made_at,
      keys,
      key_used_on,
      booked_at: booked_at?.toISOString() ?? null,
    };
    return { id, micros: row.micros, line };
  });
}

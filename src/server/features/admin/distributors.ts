// All distributors (docs/back-office.md#distributors).
import type { Kysely } from 'kysely';
import { distributorList } from '#src/contract/admin/distributor-list.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { byInstant, serveList } from './kit/list.ts';
import { toLine, queryOf } from './people.ts';
import { findPeople, type PersonRow, findPerson } from './people-queries.ts';
import { findDistributorFacts, findLastBookings, findPartnerId, sumBookings } from './distributors-queries.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { findKeys, toKey, deleteKey } from '#src/server/features/account/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './kit/act.ts';

// Distributors in the back office (docs/back-office.md#distributors).

const shownBookings = 20;

// admin/distributor: what one has booked, what that comes to, and its keys (docs/back-office.md#distributors).
const distributor: Handler<'admin/distributor'> = async ({ user_id: userId }, { services: { db }, actor }) => {
  const [row, keys, sums, bookings, partnerId] = await Promise.all([
    findPerson(db, userId),
    findKeys(db, userId),
    sumBookings(db, userId),
    findLastBookings(db, userId, shownBookings),
    findPartnerId(db, userId),
  ]);
  if (!row || !row.roles.includes('distributor')) return refuse('person-not-found');
  const { id, name, email, phone, state, made_at } = toLine(row);
  return {
    id,
    name,
    email,
    phone,
    state,
    made_at,
    partner_id: partnerId,
    keys: keys.map(toKey),
    can_remove: mayDo('person-acts', actor),
    sums: {
      bookings: sums.bookings,
      cancelled: sums.cancelled,
      total: fromMinor(Number(sums.total_cents)),
      paid_online: fromMinor(Number(sums.due_cents)),
      is_cut: sums.is_cut,
    },
    bookings: bookings.map(({ total_cents: total, ...booking }) => ({ ...booking, total: fromMinor(total) })),
  };
};

// admin/distributor-key-remove: a key opens nothing from then on (docs/back-office.md#distributors).
const keyRemove = staffAct<'admin/distributor-key-remove'>({
  async run({ user_id: userId, key_id: keyId, reason }, { trx, actor }) {
    if (!(await findKeys(trx, userId)).some(({ id }) => id === keyId)) return refuse('key-not-found');
    const stale = askFresh(actor, 'distributor-key');
    if (stale) return stale;
    // Of two who remove it at once the second waits here, and finds none.
    const gone = await deleteKey(trx, { userId, keyId });
    if (!gone) return refuse('key-not-found');
    return {
      answer: { message: t('account.key.removed', gone) },
      entry: { action: 'distributor-key-removed', subject: `account:${userId}`, detail: { ...gone, reason } },
    };
  },
});

/** The calls of this file by name. */
export const distributorCalls = {
  'admin/distributor': distributor,
  'admin/distributor-key-remove': keyRemove,
} as const;

type Line = CallOutput<'admin/distributors'>['data'][number];

/** A line with where it stands in the list. */
interface PlacedLine extends Pick<PersonRow, 'id' | 'micros'> {
  readonly line: Line;
}

export const distributors = serveList({
  list: distributorList,
  call: 'admin/distributors',
  cursors: byInstant,
  async find({ db }, { after, count, ...filter }) {
    const { rows, found } = await findPeople(db, { ...queryOf({ ...filter, role: 'distributor' }), after, count });
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

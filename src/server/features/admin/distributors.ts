// Distributors in the back office: all of them, and one with what it books and its keys (docs/back-office.md#distributors).
import { distributorList } from '#src/contract/admin/people-lists.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { deleteKey, findKeys, toKey } from '#src/server/features/account/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { findDistributorFacts, findLastBookings, findPartnerId, sumBookings } from './distributors-queries.ts';
import { staffAct } from './staff-act.ts';
import { serveList } from './lists.ts';
import { findPeople, findPerson } from './people-queries.ts';
import { toLine } from './people.ts';

export const distributors = serveList({
  list: distributorList,
  call: 'admin/distributors',
  async find({ db }, query) {
    const rows = await findPeople(db, { ...query, role: 'distributor' });
    const ids = rows.map(({ id }) => id);
    const facts = new Map((await findDistributorFacts(db, ids)).map((one) => [one.id, one]));
    return rows.map((row) => {
      const { roles: _roles, signed_in_at: _at, ...line } = toLine(row);
      return { ...line, keys: 0, key_used_on: null, booked_at: null, ...facts.get(row.id) };
    });
  },
});

/** How many bookings the page of one lists. */
const mostBookings = 20;

// admin/distributor: what one has booked, what that comes to, and its keys (docs/back-office.md#distributors).
const distributor: Handler<'admin/distributor'> = async ({ user_id: userId }, { services: { db }, actor }) => {
  const [row, keys, sums, bookings, partnerId] = await Promise.all([
    findPerson(db, userId),
    findKeys(db, userId),
    sumBookings(db, userId),
    findLastBookings(db, userId, mostBookings),
    findPartnerId(db, userId),
  ]);
  if (!row || !row.roles.includes('distributor')) return refuse('person-not-found');
  const { id, name, email, phone, state, made_at } = toLine(row);
  const account = { id, name, email, phone, state, made_at, partner_id: partnerId };
  return { ...account, keys: keys.map(toKey), can_remove: mayDo('person-acts', actor), sums, bookings };
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

/** The calls of distributors beside the list: the page of one with its act. */
export const distributorCalls = {
  'admin/distributor': distributor,
  'admin/distributor-key-remove': keyRemove,
} as const;

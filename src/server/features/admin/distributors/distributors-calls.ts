// Distributors in the back office (docs/back-office.md#distributors).
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { mayDo } from '#src/server/http/identity.ts';
import { findKeys, toKey, deleteKey } from '#src/server/features/account/index.ts';
import { findPerson, toLine } from '#src/server/features/admin/people/index.ts';
import { findLastBookings, findPartnerId, sumBookings } from './queries.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';

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
const keyRemove: Handler<'admin/distributor-key-remove'> = async ({ user_id: userId, key_id: keyId, reason }, call) => {
  const { services, actor } = call;
  return inTransaction(services.db, async (trx) => {
    if (!(await findKeys(trx, userId)).some(({ id }) => id === keyId)) return refuse('key-not-found');
    const stale = askFresh(actor, 'distributor-key');
    if (stale) return stale;
    // Of two who remove it at once the second waits here, and finds none.
    const gone = await deleteKey(trx, { userId, keyId });
    if (!gone) return refuse('key-not-found');
    await writeAudit(trx, {
      actorId: actor.userId,
      action: 'distributor-key-removed',
      subject: `account:${userId}`,
      detail: { ...gone, reason },
    });
    return { message: t('account.key.removed', gone) };
  });
};

/** The calls of this file by name. */
export const distributorsCalls = {
  'admin/distributor': distributor,
  'admin/distributor-key-remove': keyRemove,
} as const;

// admin/distributor: what one has booked, what that comes to, and its keys (docs/back-office.md#distributors).
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { mayDo } from '#src/server/http/identity.ts';
import { findKeys, toKey } from '#src/server/features/account/index.ts';
import { findPerson, toLine } from '#src/server/features/admin/people/index.ts';
import { findLastBookings, findPartnerId, sumBookings } from './queries.ts';

export const route = 'admin/distributor';

const shownBookings = 20;

export const handle: Handler<typeof route> = async ({ user_id: userId }, { services: { db }, actor }) => {
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

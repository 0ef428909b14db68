// account/offered: bookings made with the account's address, which only its owner takes in (docs/accounts.md#offered-bookings).
import { limits } from '#src/domain/limits.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findOffered, type OfferedRow } from './queries.ts';

export const route = 'account/offered';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await findOffered(services.db, actor.userId, limits.pageSize);
  return { data: rows.map(toOffered) };
};

/** Maps such a booking to the wire. */
export function toOffered({ first_name, last_name, status, created_at, ...row }: OfferedRow) {
  return {
    ...row,
    guest_name: `${first_name} ${last_name}`.trim(),
    booking_status: status,
    created_at: created_at.toISOString(),
  };
}

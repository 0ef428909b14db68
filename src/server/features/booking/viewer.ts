// Who may open a booking: its guest, its host, an operator, or whoever shows its secret. Everybody else sees nothing.
import { timingSafeEqual } from 'node:crypto';
import type { CallContext } from '#src/server/call.ts';
import type { DetailRow } from './detail-queries.ts';
import { bookingCookie, secretHash } from './secrets.ts';

/** The role in which this caller sees the booking; null when it is not theirs (product 4). `token` is a mail's secret. */
export function viewerOf(
  row: Pick<DetailRow, 'ref' | 'user_id' | 'host_id' | 'access_hash'>,
  { actor, cookies }: Pick<CallContext, 'actor' | 'cookies'>,
  token: string | undefined,
): 'guest' | 'host' | 'operator' | null {
  const secrets = [token, cookies.read(bookingCookie(row.ref))].filter((one) => one !== undefined);
  if (secrets.some((secret) => timingSafeEqual(secretHash(secret), row.access_hash))) return 'guest';
  if (actor.userId === null) return null;
  if (actor.userId === row.user_id) return 'guest';
  if (actor.userId === row.host_id) return 'host';
  return actor.roles.includes('operator') ? 'operator' : null;
}

// Who may open an inquiry: its guest, its host's side, an operator, or whoever shows the secret of a mail (product 7).
import { timingSafeEqual } from 'node:crypto';
import type { CallContext } from '#src/server/call.ts';
import type { InquiryRow } from './inquiry-queries.ts';
import { bookingSecret, type SecretUse } from './secrets.ts';

export type InquiryViewer = 'guest' | 'host' | 'operator';

/** The role in which this caller sees the inquiry; null when it is not theirs. */
export function inquiryViewerOf(
  row: Pick<InquiryRow, 'id' | 'user_id' | 'host_id' | 'coordinator_ids' | 'status'>,
  { actor, services }: Pick<CallContext, 'actor' | 'services'>,
  token: string | undefined,
): InquiryViewer | null {
  const shows = (use: SecretUse) => token !== undefined && isSame(token, bookingSecret(services.keys, use, row.id));
  if (shows('inquiry-guest')) return 'guest';
  // Until its own sender has opened it, a visitor's question is nobody else's.
  const isOpened = row.status !== 'unverified' && row.user_id !== null;
  if (isOpened && shows('inquiry-host')) return 'host';
  if (actor.userId === null) return null;
  if (actor.userId === row.user_id) return 'guest';
  const isCoordinator = actor.roles.includes('coordinator') && row.coordinator_ids.includes(actor.userId);
  if (isOpened && (actor.userId === row.host_id || isCoordinator)) return 'host';
  return actor.roles.includes('operator') ? 'operator' : null;
}

function isSame(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

// Who may open a booking: its guest, its host, an operator, whoever shows its secret, or the browser that made it.
import { timingSafeEqual } from 'node:crypto';
import type { BookingRole } from '#src/domain/booking/transitions.ts';
import type { CallContext } from '#src/server/call.ts';
import type { DetailRow } from './detail-queries.ts';
import { bookingSecret, secretHash } from './secrets.ts';

export type Viewer = 'guest' | 'host' | 'operator';
type Hosted = Pick<DetailRow, 'host_id' | 'coordinator_ids'>;
type Opened = Hosted &
  Pick<DetailRow, 'id' | 'user_id' | 'in_account' | 'is_opened_here' | 'access_hash' | 'keeps_offer'>;
type Caller = Pick<CallContext, 'actor' | 'services'>;

/**
 * The role in which this caller sees the booking; null when it is not theirs (product 4). `token` is a mail's secret: it
 * says by itself whether guest or host is meant, whatever else the browser knows. An account opens what is in it: that a
 * booking names its address says nothing about who made it.
 */
export function viewerOf(row: Opened, { actor, services }: Caller, token: string | undefined): Viewer | null {
  if (row.keeps_offer) return null;
  const isGuest = (secret: string) => timingSafeEqual(secretHash(secret), row.access_hash);
  if (token !== undefined && isGuest(token)) return 'guest';
  const host = secretHash(bookingSecret(services.keys, 'host', row.id));
  if (token !== undefined && timingSafeEqual(secretHash(token), host)) return 'host';
  // Nobody books an own course, so whoever is signed in as its host is the host, also in a browser that a guest has used.
  const isHost = actor.userId !== null && (actor.userId === row.host_id || isCoordinator(row, { actor }));
  if (isHost) return 'host';
  if (row.is_opened_here) return 'guest';
  if (actor.userId === null) return null;
  if (actor.userId === row.user_id && row.in_account === 'joined') return 'guest';
  return actor.roles.includes('operator') ? 'operator' : null;
}

/** Who acts, as history and log name it: the role, the account if there is one, and for whom (product 1). */
export interface Acting {
  readonly role: BookingRole;
  readonly actorId: string | null;
  readonly onBehalfOf: string | null;
}

/** The clock, or the provider's word. */
export const bySystem: Acting = { role: 'system', actorId: null, onBehalfOf: null };

/** A viewer as an actor: a coordinator on the host's side acts on behalf of the host. */
export function actingAs(viewer: Viewer, row: Hosted, { actor }: Pick<CallContext, 'actor'>): Acting {
  const isForHost = viewer === 'host' && actor.userId !== row.host_id && isCoordinator(row, { actor });
  if (isForHost) return { role: 'coordinator', actorId: actor.userId, onBehalfOf: row.host_id };
  return { role: viewer, actorId: actor.userId, onBehalfOf: null };
}

function isCoordinator(row: Pick<Opened, 'coordinator_ids'>, { actor }: Pick<CallContext, 'actor'>): boolean {
  return actor.userId !== null && actor.roles.includes('coordinator') && row.coordinator_ids.includes(actor.userId);
}

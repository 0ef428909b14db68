// Who may open a booking: its guest, its host, an operator, anyone who shows its secret, or the browser that made it
// (docs/accounts.md#opening-a-booking).
import { timingSafeEqual } from 'node:crypto';
import type { BookingRole } from '#src/domain/booking/transitions.ts';
import type { CallContext } from '#src/server/call.ts';
import { type DetailRow, findDetail } from './detail-queries.ts';
import { hashSecret, isSecret } from '#src/server/secrets.ts';
import { readRef } from '#src/domain/booking/ref.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

export type Viewer = 'guest' | 'host' | 'operator';
type Hosted = Pick<DetailRow, 'host_id' | 'coordinator_ids'>;
type Opened = Hosted &
  Pick<DetailRow, 'id' | 'user_id' | 'in_account' | 'is_opened_here' | 'access_hash' | 'keeps_offer'>;
type Caller = Pick<CallContext, 'actor' | 'services'>;

/**
 * The role in which this caller sees the booking; null when it is not theirs (docs/accounts.md#opening-a-booking). `token`
 * is a mail's secret: it says by itself whether guest or host is meant, whatever else the browser knows. An account opens
 * what is in it: that a booking names its address says nothing about who made it.
 */
function viewerOf(row: Opened, { actor, services }: Caller, token: string | undefined): Viewer | null {
  if (row.keeps_offer) return null;
  const isGuest = (secret: string) => timingSafeEqual(hashSecret(secret), row.access_hash);
  if (token !== undefined && isGuest(token)) return 'guest';
  if (token !== undefined && isSecret(services.keys, 'host', row.id, token)) return 'host';
  // Nobody books an own course, so anyone who is signed in as its host is the host, also in a browser that a guest has used.
  const isHost = actor.userId !== null && (actor.userId === row.host_id || isCoordinator(row, { actor }));
  if (isHost) return 'host';
  if (row.is_opened_here) return 'guest';
  if (actor.userId === null) return null;
  if (actor.userId === row.user_id && row.in_account === 'joined') return 'guest';
  return actor.roles.includes('operator') ? 'operator' : null;
}

/** Who acts, as history and log name it: the role, the account if there is one, and for whom (docs/accounts.md#access). */
export interface Acting {
  readonly role: BookingRole;
  readonly actorId: string | null;
  readonly onBehalfOf: string | null;
  /** By a link of a message, where nobody was signed in: the history says so. */
  readonly isByLink?: true;
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

/** What names a booking, and the secret of a mail. */
interface Credentials {
  booking_id?: string | undefined;
  ref?: string | undefined;
  token?: string | undefined;
}

/** The booking with the role in which the caller sees it. Null: another's booking answers as a missing one. */
export async function openBooking(
  { booking_id, ref, token }: Credentials,
  call: Pick<CallContext, 'actor' | 'visitor' | 'services'>,
): Promise<{ row: DetailRow; viewer: Viewer } | null> {
  const written = ref === undefined ? null : readRef(ref);
  const by = booking_id !== undefined ? { id: booking_id } : written !== null ? { ref: written } : null;
  const row = by === null ? null : await findDetail(call.services.db, by, call.visitor.id);
  const viewer = row && viewerOf(row, call, token);
  // Both names of one booking must agree, or the wrong one was meant.
  const isOne = written === null || row?.ref === written;
  return row && viewer && isOne ? { row, viewer } : null;
}

/** The booking, or a refusal: another's is not found, and its own host may look but invite nobody. */
export async function openAsGuest(credentials: Credentials, call: CallContext): Promise<DetailRow | Refusal> {
  const opened = await openBooking(credentials, call);
  if (!opened) return refuse('booking-not-found');
  return opened.viewer === 'host' ? refuse('forbidden') : opened.row;
}

// Who may open a booking: its guest, its host, an operator, anyone who shows its secret, or the browser that made it
// (docs/domain/accounts.md#opening-a-booking).
import { timingSafeEqual } from 'node:crypto';
import { type HostPermission, mayAct } from '#src/domain/team/permissions.ts';
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import type { CallContext } from '#src/server/call.ts';
import { type Acting, roleIn } from '#src/server/features/team/index.ts';
import { type DetailRow, findDetail } from './detail-queries.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { givenHash, isSecret } from '#src/server/platform/secrets.ts';
import { readRef } from '#src/domain/ref.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

export type Viewer = 'guest' | 'host' | 'operator';
type Hosted = Pick<DetailRow, 'host_id' | 'team'>;
type BookingAccess = Hosted &
  Pick<DetailRow, 'id' | 'user_id' | 'in_account' | 'is_opened_here' | 'access_hash' | 'keeps_offer'>;
type Caller = Pick<CallContext, 'actor' | 'services'>;

/**
 * The role in which this caller sees the booking; null when it is not theirs (docs/domain/accounts.md#opening-a-booking). `token`
 * is a mail's secret: it says by itself whether guest or host is meant, whatever else the browser knows. An account opens
 * what is in it: that a booking names its address says nothing about who made it.
 */
function viewerOf(
  row: BookingAccess,
  { actor, services }: Caller,
  { token, act, permission }: { token: string | undefined; act: HostPermission; permission: StaffPermission },
): Viewer | null {
  if (row.keeps_offer) return null;
  const isGuest = (secret: string) => timingSafeEqual(givenHash(services.keys, secret), row.access_hash);
  if (token !== undefined && isGuest(token)) return 'guest';
  if (token !== undefined && isSecret(services.keys, 'host', row.id, token)) return 'host';
  // Nobody books an own course, so anyone who is signed in as its host is the host, also in a browser that a guest has used.
  // A key of a distributor is for what it books: what its account hosts besides, it does not open.
  const role = actor.keyId === undefined ? roleIn(row, actor.userId) : null;
  if (role !== null && mayAct(role, act)) return 'host';
  if (row.is_opened_here) return 'guest';
  if (actor.userId === null) return null;
  if (actor.userId === row.user_id && row.in_account === 'joined') return 'guest';
  return mayDo(permission, actor) ? 'operator' : null;
}

/** The clock, or the provider's word. */
export const bySystem: Acting = { role: 'system', actorId: null, onBehalfOf: null };

/** A viewer as an actor: whoever is in the team of a host acts on its behalf, in their role. */
export function actingAs(viewer: Viewer, row: Hosted, { actor }: Pick<CallContext, 'actor'>): Acting {
  const role = viewer === 'host' ? roleIn(row, actor.userId) : null;
  if (role === null || role === 'host') return { role: viewer, actorId: actor.userId, onBehalfOf: null };
  return { role, actorId: actor.userId, onBehalfOf: row.host_id };
}

/** What names a booking, and the secret of a mail. */
interface Credentials {
  booking_id?: string | undefined;
  ref?: string | undefined;
  token?: string | undefined;
}

/**
 * The booking with the role in which the caller sees it. Null: another's booking answers as a missing one, and so does one of a host
 * for whom the caller may not do the act (docs/domain/hosts.md#teams). An operator acts where that is their work; what only reads says
 * `bookings`, which the whole staff does (docs/reference/back-office.md#areas).
 */
export async function openBooking(
  { booking_id, ref, token }: Credentials,
  call: Pick<CallContext, 'actor' | 'visitor' | 'services'>,
  act: HostPermission = 'departures',
  permission: StaffPermission = 'booking-acts',
): Promise<{ row: DetailRow; viewer: Viewer } | null> {
  const written = ref === undefined ? null : readRef(ref);
  const by = booking_id !== undefined ? { id: booking_id } : written !== null ? { ref: written } : null;
  const row = by === null ? null : await findDetail(call.services.db, by, call.visitor.id);
  const viewer = row && viewerOf(row, call, { token, act, permission });
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

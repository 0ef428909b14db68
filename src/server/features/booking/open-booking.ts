// Who may open a booking (docs/domain/accounts.md#opening-a-booking).
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

/** Null when it is not the caller's. Only an email's `token` decides the role; a matching address proves nothing. */
function viewerOf(
  row: BookingAccess,
  { actor, services }: Caller,
  { token, act, permission }: { token: string | undefined; act: HostPermission; permission: StaffPermission },
): Viewer | null {
  if (row.keeps_offer) return null;
  const isGuest = (secret: string) => timingSafeEqual(givenHash(services.keys, secret), row.access_hash);
  if (token !== undefined && isGuest(token)) return 'guest';
  if (token !== undefined && isSecret(services.keys, 'host', row.id, token)) return 'host';
  // No one books their own course, so a signed-in host is the host. A distributor's key opens only its bookings.
  const role = actor.keyId === undefined ? roleIn(row, actor.userId) : null;
  if (role !== null && mayAct(role, act)) return 'host';
  if (row.is_opened_here) return 'guest';
  if (actor.userId === null) return null;
  if (actor.userId === row.user_id && row.in_account === 'joined') return 'guest';
  return mayDo(permission, actor) ? 'operator' : null;
}

/** The clock or the provider. */
export const bySystem: Acting = { role: 'system', actorId: null, onBehalfOf: null };

/** Team members act for the host in their own role. */
export function actingAs(viewer: Viewer, row: Hosted, { actor }: Pick<CallContext, 'actor'>): Acting {
  const role = viewer === 'host' ? roleIn(row, actor.userId) : null;
  if (role === null || role === 'host') return { role: viewer, actorId: actor.userId, onBehalfOf: null };
  return { role, actorId: actor.userId, onBehalfOf: row.host_id };
}

interface Credentials {
  booking_id?: string | undefined;
  ref?: string | undefined;
  token?: string | undefined;
}

/** Null looks like a missing booking. Reads need `bookings`; other actions their own permission (docs/domain/hosts.md#teams). */
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
  const isOne = written === null || row?.ref === written;
  return row && viewer && isOne ? { row, viewer } : null;
}

export async function openAsGuest(credentials: Credentials, call: CallContext): Promise<DetailRow | Refusal> {
  const opened = await openBooking(credentials, call);
  if (!opened) return refuse('booking-not-found');
  return opened.viewer === 'host' ? refuse('forbidden') : opened.row;
}

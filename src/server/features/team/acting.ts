// As whom a user acts for a host (docs/domain/hosts.md#teams).
import type { Kysely } from 'kysely';
import { type HostPermission, mayAct } from '#src/domain/team/permissions.ts';
import type { BookingRole } from '#src/domain/booking/transitions.ts';
import type { Actor } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type ActedHost, findHostOfCourse, findHostsOf, type TeamMember } from './queries.ts';

/** For history and log: role, account, host (docs/domain/accounts.md#access). */
export interface Acting {
  readonly role: BookingRole;
  readonly actorId: string | null;
  readonly onBehalfOf: string | null;
  /** By a message's link, without a login. */
  readonly isByLink?: true;
}

export interface ActingFor {
  readonly hostId: string;
  readonly by: Acting;
}

type Db = Kysely<Database>;

function actingFor(
  userId: string,
  host: Pick<ActedHost, 'host_id' | 'role'> & Partial<Pick<ActedHost, 'has_login'>>,
  act: HostPermission,
): ActingFor | null {
  const hostId = host.host_id;
  if (hostId === userId) return { hostId, by: { role: 'host', actorId: userId, onBehalfOf: null } };
  if (host.role === null || !mayAct(host.role, act, host.has_login)) return null;
  return { hostId, by: { role: host.role, actorId: userId, onBehalfOf: hostId } };
}

/** Null when not permitted: the course looks missing. */
export async function findActing(
  db: Db,
  courseId: number,
  actor: Actor,
  act: HostPermission,
): Promise<ActingFor | null> {
  if (actor.userId === null) return null;
  const host = await findHostOfCourse(db, courseId, actor.userId);
  return host && actingFor(actor.userId, host, act);
}

/** The named host, the user's own, or the first permitted. Null looks like a missing host. */
export async function findPanelHost(
  db: Db,
  hostId: string | undefined,
  actor: Actor,
  act: HostPermission,
): Promise<(ActingFor & { readonly name: string }) | null> {
  if (actor.userId === null) return null;
  for (const host of await findHostsOf(db, actor.userId)) {
    if (hostId !== undefined && host.host_id !== hostId) continue;
    const acting = actingFor(actor.userId, host, act);
    if (acting) return { ...acting, name: host.name };
  }
  return null;
}

/** By the row's team; null for everyone else. */
export function roleIn(
  row: { readonly host_id: string; readonly team: readonly TeamMember[] },
  userId: string | null,
): ActedHost['role'] | 'host' {
  if (userId === null) return null;
  if (row.host_id === userId) return 'host';
  return row.team.find((member) => member.user_id === userId)?.role ?? null;
}

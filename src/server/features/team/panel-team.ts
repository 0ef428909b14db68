// As whom somebody changes a team (docs/team.md#who-may-change-it).
import type { Kysely, Transaction } from 'kysely';
import type { HostRole } from '#src/domain/team/permissions.ts';
import type { Actor } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findPanelHost } from './acting.ts';
import { lockTeam } from './member-queries.ts';

/** A team that the caller may change, and in which role. */
export interface OwnTeam {
  readonly hostId: string;
  readonly actorId: string;
  readonly role: HostRole;
}

/** The team of a host, for who may change it; null for everybody else, like a missing one. */
export async function openTeam(
  db: Kysely<Database>,
  hostId: string | undefined,
  actor: Actor,
): Promise<OwnTeam | null> {
  const host = await findPanelHost(db, hostId, actor, 'team');
  if (host === null || actor.userId === null) return null;
  // Who may change a team is its owner or one of its managers.
  const role = host.by.role === 'manager' ? 'manager' : 'host';
  return { hostId: host.hostId, actorId: actor.userId, role };
}

/** The same with the team locked. Asked again under the lock: who was removed a moment ago changes nothing any more. */
export async function lockOwnTeam(
  trx: Transaction<Database>,
  hostId: string | undefined,
  actor: Actor,
): Promise<OwnTeam | null> {
  const team = await openTeam(trx, hostId, actor);
  if (!team) return null;
  await lockTeam(trx, team.hostId);
  return openTeam(trx, team.hostId, actor);
}

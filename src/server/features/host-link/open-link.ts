// A link by its secret, and as whom its holder acts (docs/host-links.md#who-acts).
import { mayAct } from '#src/domain/host/acts.ts';
import { actOf, linkState } from '#src/domain/host/link.ts';
import type { Services } from '#src/server/services.ts';
import { hashSecret, shortSecret } from '#src/server/secrets.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { findLink, type LinkRow } from './link-queries.ts';
import type { OpenedLink } from './view.ts';

/** Null for a secret that is none. A link of somebody who may not do this for the host any more has ended. */
export async function openLink(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  secret: string,
): Promise<OpenedLink | null> {
  const hash = hashSecret(secret);
  const link = /^[\w-]{22}$/.test(secret) ? await findLink(db, hash) : null;
  // Such a secret carries no version: the keys that are there say whether one of them has made it.
  if (!link || shortSecret(keys, 'host-link', link.id, hash) !== secret) return null;
  const by = actingBy(link);
  const host: Acting = { role: 'host', actorId: link.host_id, onBehalfOf: null, isByLink: true };
  return { ...link, state: by === null ? 'revoked' : linkState(link, link.now_ms), by: by ?? host };
}

function actingBy({ host_id: hostId, sent_to: sentTo, team_role: role, purpose }: LinkRow): Acting | null {
  if (sentTo === null) return { role: 'host', actorId: hostId, onBehalfOf: null, isByLink: true };
  if (role === null || !mayAct(role, actOf(purpose))) return null;
  return { role, actorId: sentTo, onBehalfOf: hostId, isByLink: true };
}

// A link by its secret, and as whom its holder acts (docs/host-links.md#who-acts).
import { linkState } from '#src/domain/host/link.ts';
import type { Services } from '#src/server/services.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { findLink } from './link-queries.ts';
import type { OpenedLink } from './view.ts';

/** Null for a secret that is none. One that was sent to somebody who does not act for the host any more is ended. */
export async function openLink({ db }: Pick<Services, 'db'>, secret: string): Promise<OpenedLink | null> {
  const link = /^[\w-]{22}$/.test(secret) ? await findLink(db, hashSecret(secret)) : null;
  if (!link) return null;
  return { ...link, state: linkState(link, link.now_ms), by: { role: 'host', actorId: link.host_id, onBehalfOf: null, isByLink: true } };
}

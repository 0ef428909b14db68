// paper/list: the papers of a host with their states, and who has seen them (docs/documents.md#who-sees-them).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findPapers, findVerified } from './queries.ts';
import { toPaper } from './to-wire.ts';

export const route = 'paper/list';

export const handle: Handler<typeof route> = async ({ host_id }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'documents');
  if (!host) return refuse('page-not-found');
  const rows = await findPapers(db, host.hostId);
  return { data: rows.map(toPaper), is_id_verified: await findVerified(db, host.hostId) };
};

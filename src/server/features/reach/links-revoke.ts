// reach/links-revoke: links in old messages stop working, because a phone is lost or somebody else has it (docs/host-links.md#revoking).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { revokeLinks } from '#src/server/phone/revoke-links-queries.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { logReach } from './reach-queries.ts';

export const route = 'reach/links-revoke';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  const { hostId, by } = acting;
  const ended = await inTransaction(services.db, async (trx) => {
    const count = await revokeLinks(trx, { hostId });
    await logReach(trx, { hostId, by }, 'links-revoked', { count });
    return count;
  });
  return { ended, message: toReader(() => t('reach.linksEnded', { count: ended })) };
};

// paper/remove: the host takes a paper away; its bytes go at once (docs/documents.md#deleting-a-document).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockPaper, setBadge, writeRemoval } from './queries.ts';

export const route = 'paper/remove';

export const handle: Handler<typeof route> = async ({ host_id, document_id }, { services, actor }) => {
  const host = await findPanelHost(services.db, host_id, actor, 'documents');
  if (!host) return refuse('document-not-found');
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const paper = await lockPaper(trx, document_id);
    if (paper?.host_id !== host.hostId) return refuse('document-not-found');
    await writeRemoval(trx, paper.id);
    await closeStaffTask(trx, 'host_document', `document:${paper.id}`);
    if (paper.kind === 'id' && paper.decision === 'verified') await setBadge(trx, paper.host_id, false);
    return { message: t('paper.removed') };
  });
};

// paper/decide: an operator verifies a paper or refuses it (docs/documents.md#states-of-a-document).
import { isLastDay, reachedWarning } from '#src/domain/document/documents.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import { tellOfPaper } from './notice-queries.ts';
import { lockPaper, setBadge, writeDecision } from './queries.ts';

export const route = 'paper/decide';

export const handle: Handler<typeof route> = async ({ document_id, decision, ...said }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const words = decision === 'refused' ? (said.words ?? '').trim().toWellFormed() : '';
  if (decision === 'refused' && words === '') return refuse('bad-input', { words: t('paper.wordsMissing') });
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const paper = await lockPaper(trx, document_id);
    if (!paper) return refuse('document-not-found');
    // What was verified can still turn out wrong; everything else is decided once.
    const mayDecide = paper.decision === 'waiting' || (paper.decision === 'verified' && decision === 'refused');
    if (!mayDecide) return refuse('document-decided');
    const expiresOn = said.expires_on ?? paper.expires_on;
    if (decision === 'verified' && expiresOn !== null && !isLastDay(expiresOn, paper.today))
      return refuse('bad-input', { expires_on: t('paper.dayPast') });
    const warnedDays = expiresOn === null ? null : reachedWarning(expiresOn, paper.today);
    await writeDecision(trx, paper.id, { decision, words, expiresOn, warnedDays, operatorId });
    await closeStaffTask(trx, 'host_document', `document:${paper.id}`);
    const isId = paper.kind === 'id' && (decision === 'verified' || paper.decision === 'verified');
    if (isId) await setBadge(trx, paper.host_id, decision === 'verified');
    await tellOfPaper(trx, { id: paper.id, hostId: paper.host_id }, { kind: 'paper-decided' });
    return { message: t(`paper.${decision}`) };
  });
};

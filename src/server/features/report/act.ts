// report/act: an operator ends a report, and does something about it (docs/reports.md#what-can-be-done).
import type { Transaction } from 'kysely';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh } from '#src/server/features/audit/index.ts';
import { writeBlock } from '#src/server/features/message/index.ts';
import { removeUnder } from '#src/server/features/review/index.ts';
import { t } from '#src/server/features/texts.ts';
import { actsFor, type Reported } from './allowed-acts.ts';
import { findMessageReport, findReportedReview, type MessageReport, queueWarning } from './subject-queries.ts';
import { closeReport, lockReport, logReport, type ReportTask } from './task-queries.ts';

export const route = 'report/act';

type Input = CallInput<typeof route>;
type Trx = Transaction<Database>;

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const note = input.note.trim();
  if (note.length < 3) return refuse('bad-input', { note: t('reported.noteMissing') });
  const reason = input.reason?.trim() ?? '';
  if (input.act === 'remove-review' && reason.length < 10)
    return refuse('bad-input', { reason: t('reported.reasonMissing') });
  return inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const task = await lockReport(trx, input.report_id);
    if (!task) return refuse('report-not-found');
    const found = await findReported(trx, task);
    if (!actsFor(task, found).includes(input.act)) return refuse('report-ended');
    const stale = input.act === 'remove-review' ? askFresh(actor, 'review-removal') : null;
    if (stale) return stale;
    const change = await actOn(trx, { task, found, act: input.act, reason, operatorId });
    if (input.act !== 'allow') await closeReport(trx, task.id, operatorId);
    const detail = { note, kind: task.kind, about: task.about, ...change };
    await logReport(trx, { operatorId, reportId: task.id, action: input.act, detail });
    return { message: t(`reported.${input.act}`) };
  });
};

type Found = Reported & { readonly report: MessageReport | null };

async function findReported(trx: Trx, task: ReportTask): Promise<Found> {
  if (task.kind === 'message_report') {
    const report = await findMessageReport(trx, task.about);
    return { report, isEnded: report?.is_ended ?? false, isThere: report !== null };
  }
  const review = task.kind === 'review_report' ? await findReportedReview(trx, task.about) : null;
  return { report: null, isEnded: false, isThere: review !== null && review.removal_reason === '' };
}

interface Acting {
  task: ReportTask;
  found: Found;
  act: Input['act'];
  reason: string;
  operatorId: string;
}

/** Does it, and answers what was before and after. */
async function actOn(trx: Trx, { task, found: { report, isEnded }, act, reason, operatorId }: Acting): Promise<object> {
  const open = { before: { closed: task.closed_at !== null }, after: { closed: true } };
  if (act === 'remove-review') {
    await removeUnder(trx, { id: task.about, reason, operatorId });
    return { before: { removed: false }, after: { removed: true, reason } };
  }
  if (report === null || act === 'close') return open;
  if (act === 'warn') {
    await queueWarning(trx, report);
    return { ...open, warned: report.by_side === 'guest' ? 'host' : 'guest' };
  }
  const pair = { threadId: report.thread_id, userId: report.user_id, hostId: report.host_id, isTied: report.is_tied };
  await writeBlock(trx, pair, { side: 'operator', actorId: operatorId, block: act === 'block' });
  return { before: { ended: isEnded }, after: { ended: act === 'block' } };
}

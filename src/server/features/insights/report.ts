import type { Transaction, Kysely } from 'kysely';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { writeBlock } from '#src/server/features/message/index.ts';
import { removeUnder, toReviewImage } from '#src/server/features/review/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  findMessageReport,
  findReportedReview,
  type MessageReport,
  queueWarning,
  findReportedProblem,
  findMessages,
  type MessageRow,
} from './report-queries.ts';
import {
  closeReport,
  lockReport,
  logReport,
  type ReportTask,
  findLooks,
  findReport,
  countReports,
  findReports,
} from './task-queries.ts';
import { dashboardBookingUrl, problemPhotoUrl } from '#src/contract/addresses/urls.ts';
import { limits } from '#src/domain/limits.ts';

// report/list: the queue of user reports (docs/domain/reviews.md#reports).
export const reportList: Handler<'report/list'> = async (
  { kind = null, state = 'open', offset = 0 },
  { services: { db } },
) => {
  const { rows, total } = await findReports(db, { kind, state, offset, count: limits.pageSize });
  return { data: rows.map(toReport), total, counts: await countReports(db) };
};

function toReport({ id, kind, detail, opened_at, closed_at }: ReportTask): CallOutput<'report/list'>['data'][number] {
  return { id, kind, detail, opened_at: opened_at.toISOString(), closed_at: closed_at?.toISOString() ?? null };
}

type Input = CallInput<'report/act'>;
type Trx = Transaction<Database>;

// report/act: closes a report with an action (docs/domain/reviews.md#actions-on-a-report).
const actCall: Handler<'report/act'> = async (input, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const note = input.note.trim();
  if (note.length < 3) return refuse('bad-input', { note: t('reported.noteMissing') });
  const reason = input.reason?.trim() ?? '';
  if (input.act === 'remove-review' && reason.length < 10)
    return refuse('bad-input', { reason: t('reported.reasonMissing') });
  return inTransaction(services.db, async (trx): Promise<CallOutput<'report/act'> | Refusal> => {
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

type ReportSubject = Reported & { readonly report: MessageReport | null };

async function findReported(trx: Trx, task: ReportTask): Promise<ReportSubject> {
  if (task.kind === 'message_report') {
    const report = await findMessageReport(trx, task.about);
    return { report, isEnded: report?.is_ended ?? false, isThere: report !== null };
  }
  const review = task.kind === 'review_report' ? await findReportedReview(trx, task.about) : null;
  return { report: null, isEnded: false, isThere: review !== null && review.removal_reason === '' };
}

interface Acting {
  task: ReportTask;
  found: ReportSubject;
  act: Input['act'];
  reason: string;
  operatorId: string;
}

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

type Out = CallOutput<'report/detail'>;
type Db = Kysely<Database>;

// report/detail: reported content with its context; viewing a conversation is logged (docs/domain/reviews.md#page-of-a-report).
const detailCall: Handler<'report/detail'> = async ({ report_id }, { services: { db, config }, actor }) => {
  const task = actor.userId === null ? null : await findReport(db, report_id);
  if (!task || actor.userId === null) return refuse('report-not-found');
  const conversation = task.kind === 'message_report' ? await conversationOf(db, task.about) : null;
  // Logged before it is shown.
  if (conversation !== null)
    await logReport(db, { operatorId: actor.userId, reportId: task.id, action: 'look', detail: {} });
  const review = task.kind === 'review_report' ? await reviewOf(db, task.about, config.imageBase) : null;
  const problem = task.kind === 'problem_report' ? await problemOf(db, task.about) : null;
  const looks = await findLooks(db, task.id);
  return {
    ...toReport(task),
    conversation,
    review,
    problem,
    looks: looks.map(({ at, ...look }) => ({ ...look, at: at.toISOString() })),
    can: actsFor(task, {
      isEnded: conversation?.is_ended ?? false,
      isThere: conversation !== null || (review !== null && review.removed === null),
    }),
  };
};

async function conversationOf(db: Db, id: string): Promise<Out['conversation']> {
  const report = await findMessageReport(db, id);
  if (!report) return null;
  const names = { guest: report.guest_name, host: report.host_name, operator: t('message.operator') };
  const messages = await findMessages(db, report.thread_id, report.message_id);
  const toSaid = ({ side, sent_at: at, ...message }: MessageRow) => ({
    ...message,
    by: side,
    name: names[side],
    sent_at: at.toISOString(),
    is_reported: message.id === report.message_id,
  });
  const { by_side: by, reason, details, guest_name, host_name, title, is_blocked, is_ended } = report;
  return {
    reported_by: by,
    reason,
    details,
    guest_name,
    host_name,
    title,
    is_blocked,
    is_ended,
    messages: messages.map(toSaid),
  };
}

async function reviewOf(db: Db, id: string, imageBase: string): Promise<Out['review']> {
  const row = await findReportedReview(db, id);
  if (!row) return null;
  const { body, host_reply, created_at, removal_reason: why, photos, ...rest } = row;
  return {
    ...rest,
    text: body,
    reply: host_reply,
    photos: photos.map((photo) => toReviewImage(photo, imageBase)),
    created_at: created_at.toISOString(),
    removed: why === '' ? null : why,
  };
}

async function problemOf(db: Db, id: string): Promise<Out['problem']> {
  const row = await findReportedProblem(db, id);
  if (!row) return null;
  const { kind, message, photos, booking_id, status, ...rest } = row;
  return {
    ...rest,
    what: kind,
    text: message,
    photos: photos.map((_, index) => problemPhotoUrl(id, String(index), 'full-1600.webp')),
    booking_status: status,
    url: dashboardBookingUrl(booking_id),
  };
}

export const reportCalls = {
  'report/act': actCall,
  'report/detail': detailCall,
} as const;

// Actions on a report (docs/domain/reviews.md#actions-on-a-report).

type ReportAct = CallInput<'report/act'>['act'];

interface Reported {
  readonly isEnded: boolean;
  readonly isThere: boolean;
}

/** Actions possible now. Only a conversation can be reopened. */
function actsFor(
  { kind, closed_at }: Pick<ReportTask, 'kind' | 'closed_at'>,
  { isEnded, isThere }: Reported,
): ReportAct[] {
  const again: ReportAct[] = kind === 'message_report' && isThere && isEnded ? ['allow'] : [];
  if (closed_at !== null) return again;
  const own: ReportAct[] =
    kind === 'message_report' && isThere
      ? ['warn', ...(isEnded ? [] : (['block'] as const))]
      : kind === 'review_report' && isThere
        ? ['remove-review']
        : [];
  return ['close', ...own, ...again];
}

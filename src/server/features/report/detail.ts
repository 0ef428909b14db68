// report/detail: what was reported, with its surroundings; a look into a conversation is written down (docs/reports.md#what-is-shown).
import type { Kysely } from 'kysely';
import { dashboardBookingUrl, problemPhotoUrl } from '#src/contract/addresses/urls.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { toReviewImage } from '#src/server/features/review/index.ts';
import { t } from '#src/server/features/texts.ts';
import { toReport } from './list.ts';
import {
  findMessageReport,
  findReportedProblem,
  findReportedReview,
  findSaid,
  type SaidRow,
} from './subject-queries.ts';
import { findLooks, findReport, logReport } from './task-queries.ts';
import { actsFor } from './allowed-acts.ts';

export const route = 'report/detail';

type Out = CallOutput<typeof route>;
type Db = Kysely<Database>;

export const handle: Handler<typeof route> = async ({ report_id }, { services: { db, config }, actor }) => {
  const task = actor.userId === null ? null : await findReport(db, report_id);
  if (!task || actor.userId === null) return refuse('report-not-found');
  const conversation = task.kind === 'message_report' ? await conversationOf(db, task.about) : null;
  // Before it is shown: nobody reads what two people said without a line of it.
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
  const messages = await findSaid(db, report.thread_id, report.message_id);
  const toSaid = ({ side, sent_at: at, ...said }: SaidRow) => ({
    ...said,
    by: side,
    name: names[side],
    sent_at: at.toISOString(),
    is_reported: said.id === report.message_id,
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

// Reviews: lists, replies, reports, removals (docs/domain/reviews.md).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { labelsOf, type Aspect } from '#src/domain/review/labels.ts';
import { reviewState, reviewUntil } from '#src/domain/review/writing.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findReviewable } from './write-queries.ts';
import { readReviewList, toReview, toReviewImage } from './review-list.ts';
import { findForHome, countPhotos, findPhotos } from './queries.ts';
import { openBooking, actingAs } from '#src/server/features/booking/index.ts';
import { askFresh, closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { type Acting, findActing } from '#src/server/features/team/index.ts';
import { findReviewed } from './host-list-queries.ts';
import {
  findHosted,
  lockVisible,
  writeRemoval,
  insertReply,
  lockRemoved,
  writeRestoration,
  endAsking,
  queueAsking,
  takeDueAskings,
} from './after-queries.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { appendToLog } from './review-log.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { nextAsking } from '#src/domain/review/asking.ts';
import { reviewLimits } from '#src/domain/review/review-limits.ts';
import type { Services } from '#src/server/services.ts';
import { publishHash } from './log-queries.ts';

const labels = {
  accuracy: labelsOf('accuracy'),
  overall: labelsOf('overall'),
  host: labelsOf('host'),
  guide: labelsOf('guide'),
} satisfies Record<Aspect, string[]>;

// review/check: whether the account can review a booking (docs/domain/reviews.md#who-may-write).
const check: Handler<'review/check'> = async ({ booking_id }, { services, actor }) => {
  const row = actor.userId === null ? null : await findReviewable(services.db, booking_id, actor.userId);
  if (!row) return refuse('booking-not-found');
  const endsAt = row.ends_at.getTime();
  const state = reviewState({ status: row.status, ends_at: endsAt, is_reviewed: row.is_reviewed }, row.now_ms);
  return {
    can_review: state === 'open',
    exists: row.is_reviewed,
    course_title: row.course_title,
    host_name: row.host_name,
    city_name: row.city_name,
    date: row.date,
    image: row.images[0] ?? null,
    open_until: new Date(reviewUntil(endsAt)).toISOString(),
    reward: fromMinor(priceCurrency().figures.review_reward),
    reward_minimum: fromMinor(priceCurrency().figures.reward_minimum),
    labels,
  };
};

const courseList: Handler<'review/course-list'> = async ({ course_id, ...query }, { services }) =>
  (await readReviewList(services, { courseId: course_id }, query)) ?? refuse('course-not-found');

const usualLimit = 6;

const homepage: Handler<'review/homepage'> = async ({ limit = usualLimit }, { services }) => {
  const rows = await findForHome(services.db, limit);
  return { data: rows.map((row) => toReview(row, services.config.imageBase)) };
};

const pageSize = 12;

const imageCall: Handler<'review/image'> = async ({ course_id, offset = 0 }, { services }) => {
  const { db, config } = services;
  const [total, photos] = await Promise.all([
    countPhotos(db, course_id),
    findPhotos(db, course_id, { offset, limit: pageSize }),
  ]);
  if (total === null) return refuse('course-not-found');
  const next = offset + photos.length;
  return {
    data: photos.map((photo) => toReviewImage(photo, config.imageBase)),
    total,
    next_offset: photos.length > 0 && next < total ? next : null,
  };
};

// written-review/of-booking: with private feedback (docs/domain/reviews.md#private-step).
const ofBooking: Handler<'written-review/of-booking'> = async (input, call) => {
  const opened = await openBooking(input, call, 'reviews', 'reviews');
  // Private feedback is not for companions.
  if (!opened || opened.viewer === 'guest') return refuse('booking-not-found');
  const row = await findHosted(call.services.db, opened.row.id);
  if (!row) return { review: null };
  const isRemoved = row.removal_reason !== '';
  return {
    review: {
      id: row.id,
      rating: row.rating,
      text: isRemoved ? '' : row.body,
      created_at: row.created_at.toISOString(),
      private: row.aspects,
      reply: row.host_reply === '' ? null : row.host_reply,
      removed: isRemoved ? row.removal_reason : null,
    },
  };
};

// review/profile-list: all courses of a host. A non-host looks unknown, so accounts cannot be guessed.
const profileList: Handler<'review/profile-list'> = async ({ user_id, ...query }, { services }) =>
  (await readReviewList(services, { hostId: user_id }, query)) ?? refuse('not-found');

// written-review/remove: with a public reason (docs/domain/reviews.md#removal, ADR 076).
const remove: Handler<'written-review/remove'> = async ({ review_id: id, reason }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    if (!(await lockVisible(trx, id))) return refuse('page-not-found');
    const stale = askFresh(actor, 'review-removal');
    if (stale) return stale;
    await removeUnder(trx, { id, reason, operatorId });
    return { message: t('review.removed') };
  });
};

/** For the command line; false when missing or removed. */
export async function removeReview(
  db: Kysely<Database>,
  { id, reason, operatorId }: { id: string; reason: string; operatorId: string },
): Promise<boolean> {
  return inTransaction(db, (trx) => removeUnder(trx, { id, reason, operatorId }));
}

/** In the caller's transaction. */
export async function removeUnder(
  trx: Transaction<Database>,
  { id, reason, operatorId }: { id: string; reason: string; operatorId: string },
): Promise<boolean> {
  const note = reason.trim();
  const review = await lockVisible(trx, id);
  if (!review) return false;
  await writeRemoval(trx, review, { reason: note, operatorId });
  await closeStaffTask(trx, 'review_report', `review:${review.id}`);
  // Demo reviews are not logged.
  if (review.booking_id !== null) await appendToLog(trx, { kind: 'removed', review_id: review.id, reason: note });
  return true;
}

type Call = Parameters<Handler<'written-review/reply'>>[1];
type Named = Omit<Parameters<Handler<'written-review/reply'>>[0], 'reply'>;

// written-review/reply: once, by login or email link (docs/domain/reviews.md#replies).
const replyCall: Handler<'written-review/reply'> = async ({ reply, ...named }, call) => {
  const opened = await openReview(named, call);
  if (!opened) return refuse(named.review_id === undefined ? 'booking-not-found' : 'review-not-found');
  const text = reply.trim();
  if (text === '') return refuse('bad-input', { reply: fieldText('missing') });
  const isStored = await inTransaction(call.services.db, (trx) => insertReply(trx, opened, text));
  return isStored ? { message: t('review.replied') } : refuse('conflict');
};

async function openReview(
  { review_id: reviewId, ...credentials }: Named,
  call: Call,
): Promise<{ reviewId: string | null; bookingId: string | null; by: Acting } | null> {
  if (reviewId === undefined) {
    const opened = await openBooking(credentials, call, 'reviews', 'reviews');
    if (opened?.viewer !== 'host') return null;
    return { reviewId: null, bookingId: opened.row.id, by: actingAs(opened.viewer, opened.row, call) };
  }
  const { db } = call.services;
  const review = await findReviewed(db, reviewId);
  const acting = review && (await findActing(db, review.course_id, call.actor, 'reviews'));
  return acting && { reviewId, bookingId: review.booking_id, by: acting.by };
}

// written-review/report: opens a task, nothing else.
const report: Handler<'written-review/report'> = async ({ review_id, reason, details = '' }, { services }) =>
  inTransaction(services.db, async (trx) => {
    const review = await lockVisible(trx, review_id);
    if (!review) return refuse('page-not-found');
    // One open task per review.
    await openStaffTask(trx, {
      kind: 'review_report',
      subject: `review:${review.id}`,
      bookingId: review.booking_id,
      detail: t('reported.said', { reason: t(`reported.${reason}`), said: details.slice(0, 200) }),
    });
    return { message: t('review.reported') };
  });

// written-review/restore: unchanged (docs/domain/reviews.md#removal, ADR 076).
const restore: Handler<'written-review/restore'> = async ({ review_id, reason }, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const note = reason.trim();
  const isRestored = await inTransaction(services.db, async (trx) => {
    // A repeated request finds it restored.
    const review = await lockRemoved(trx, review_id);
    if (!review) return false;
    await writeRestoration(trx, review, { reason: note, operatorId: userId });
    if (review.booking_id !== null) await appendToLog(trx, { kind: 'restored', review_id: review.id, reason: note });
    return true;
  });
  return isRestored ? { message: t('review.restored') } : refuse('page-not-found');
};

export const reviewCalls = {
  'review/check': check,
  'review/course-list': courseList,
  'review/homepage': homepage,
  'review/image': imageCall,
  'written-review/of-booking': ofBooking,
  'review/profile-list': profileList,
  'written-review/remove': remove,
  'written-review/reply': replyCall,
  'written-review/report': report,
  'written-review/restore': restore,
} as const;

/** Returns how many emails it queued (docs/domain/reviews.md#review-requests). */
export async function askForReviews({ db }: Services, count = 50): Promise<number> {
  await publishHash(db);
  return inTransaction(db, async (trx) => {
    let queued = 0;
    for (const due of await takeDueAskings(trx, count, reviewLimits.openDays)) {
      if (!due.is_wanted) {
        await endAsking(trx, due.booking_id);
        continue;
      }
      const next = nextAsking(due.asked + 1, due.ends_at.getTime(), due.now_ms);
      await queueAsking(trx, due, next === null ? null : new Date(next));
      queued += 1;
    }
    return queued;
  });
}

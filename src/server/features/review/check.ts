// review/check: whether a booking can be reviewed by who is signed in, and what it was (docs/reviews.md#who-may-write).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { labelsOf, type Aspect } from '#src/domain/review/labels.ts';
import { reviewState, reviewUntil } from '#src/domain/review/writing.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findReviewable } from './write-queries.ts';

export const route = 'review/check';

const labels = {
  accuracy: labelsOf('accuracy'),
  overall: labelsOf('overall'),
  host: labelsOf('host'),
  guide: labelsOf('guide'),
} satisfies Record<Aspect, string[]>;

export const handle: Handler<typeof route> = async ({ booking_id }, { services, actor }) => {
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

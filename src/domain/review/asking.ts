// When a guest is asked for a review (docs/domain/reviews.md#review-requests).
import { reviewLimits } from './review-limits.ts';

const HOUR_MS = 3_600_000;

/** The emails of one booking, the first one and its reminders, in hours after the end. */
const afterEndHours = [
  reviewLimits.askedAfterHours,
  ...reviewLimits.remindedAfterDays.map((days) => reviewLimits.askedAfterHours + days * 24),
];

/**
 * When the next email is due, in ms since 1970, after `sentCount` emails; null after the last. A late one does not move
 * the others, and two late ones are not sent together: the next one is at least a day later.
 */
export function nextAsking(sentCount: number, endsAt: number, now: number): number | null {
  const hours = afterEndHours[sentCount];
  if (hours === undefined) return null;
  return Math.max(endsAt + hours * HOUR_MS, now + 24 * HOUR_MS);
}

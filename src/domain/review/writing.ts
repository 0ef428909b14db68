// Who may write a review, when, and its required fields (docs/domain/reviews.md#who-may-write,
// docs/domain/reviews.md#private-step).
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { limits } from '#src/domain/limits.ts';
import { aspects, labelsOf, otherLabel, type Aspect } from './labels.ts';
import { reviewLimits } from './review-limits.ts';

const DAY_MS = 86_400_000;

/** Instants in ms since 1970. */
export interface ReviewableBooking {
  readonly status: BookingStatus;
  readonly ends_at: number;
  readonly is_reviewed: boolean;
}

/** `exists`: written before; it never changes. `closed`: it has not taken place, or too long ago. */
export type ReviewState = 'open' | 'exists' | 'closed';

/** Whether the guest of a booking may write its review at `now`. */
export function reviewState({ status, ends_at, is_reviewed }: ReviewableBooking, now: number): ReviewState {
  if (is_reviewed) return 'exists';
  return status === 'completed' && now < reviewUntil(ends_at) ? 'open' : 'closed';
}

/** When writing closes, in ms since 1970. */
export function reviewUntil(endsAt: number): number {
  return endsAt + reviewLimits.openDays * DAY_MS;
}

/** One aspect of the private step, as filled in so far. */
export interface WrittenAspect {
  readonly rating?: number | undefined;
  readonly labels: readonly string[];
  readonly details?: string | undefined;
}

export interface WrittenReview {
  readonly rating?: number | undefined;
  readonly review: string;
  readonly terms: boolean;
  readonly images?: readonly string[] | undefined;
  readonly private?: { readonly [A in Aspect]?: WrittenAspect | undefined } | undefined;
}

export interface ReviewFault {
  readonly code: 'rating-missing' | 'labels-missing' | 'details-missing' | 'terms-missing' | 'photo-count';
  readonly field: string;
}

/** Faults of the public step, from the top of the form down; empty when it can be posted. */
export function publicFaults({ rating, review, terms, images = [] }: WrittenReview): ReviewFault[] {
  return [
    ...(rating === undefined ? [{ code: 'rating-missing', field: 'rating' } as const] : []),
    ...(review.trim() === '' ? [{ code: 'details-missing', field: 'review' } as const] : []),
    ...(images.length > limits.reviewPhotosMax ? [{ code: 'photo-count', field: 'images' } as const] : []),
    ...(terms ? [] : [{ code: 'terms-missing', field: 'terms' } as const]),
  ];
}

/** True where a comment is required besides labels: something was bad, or no label fitted. */
export function needsDetails({ rating, labels }: WrittenAspect): boolean {
  return (rating !== undefined && rating <= reviewLimits.detailsUpToStars) || labels.includes(otherLabel);
}

/** Faults of the private step, at most one per aspect. A visit without a guide leaves that one out. */
export function privateFaults(written: NonNullable<WrittenReview['private']>): ReviewFault[] {
  return aspects.flatMap((aspect) => {
    const { [aspect]: one } = written;
    const fault = one ? aspectFault(aspect, one) : null;
    return fault ? [{ ...fault, field: `private.${aspect}.${fault.field}` }] : [];
  });
}

function aspectFault(aspect: Aspect, written: WrittenAspect): ReviewFault | null {
  if (written.rating === undefined) return { code: 'rating-missing', field: 'rating' };
  const labels = labelsOf(aspect);
  const isLabelled = written.labels.length > 0 && written.labels.every((label) => labels.includes(label));
  if (!isLabelled) return { code: 'labels-missing', field: 'labels' };
  const isExplained = !needsDetails(written) || (written.details ?? '').trim() !== '';
  return isExplained ? null : { code: 'details-missing', field: 'details' };
}

/** The first fault of both steps; null when there is none. */
export function reviewFault(written: WrittenReview): ReviewFault | null {
  return publicFaults(written)[0] ?? (written.private && privateFaults(written.private)[0]) ?? null;
}

/** A photo earns a code, for any rating (docs/domain/reviews.md#reward). */
export function earnsReward(photos: number): boolean {
  return photos > 0;
}

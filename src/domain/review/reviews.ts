// The orders of a review list (docs/reviews.md#reading).
import { limits } from '../limits.ts';

/** Figures of a set of reviews: how many there are, and the sum of their ratings. */
interface RatingFigures {
  readonly total: number;
  readonly points: number;
}

/** The average with two decimals as lists show it (average_rating), or null before the first review. */
export function averageRating({ total, points }: RatingFigures): number | null {
  return total === 0 ? null : Math.round((points / total) * 100) / 100;
}

/** One of the five orders that a guest can choose. */
export type ReviewOrder = (typeof limits.reviewSorts)[number];

/** What a caller may ask for: an order by its name, or `date` and `rating` with a direction next to it (docs/reviews.md#reading). */
interface AskedOrder {
  readonly sort?: ReviewOrder | 'date' | 'rating' | undefined;
  readonly sort_type?: 'asc' | 'desc' | undefined;
}

/**
 * The order that is meant. `sort_type` gives `date`, `rating` and an unnamed sort their direction; without one the
 * newest or the best come first. A full name already says its direction and is not turned round.
 */
export function reviewOrder({ sort, sort_type }: AskedOrder): ReviewOrder {
  if (sort === 'rating') return sort_type === 'asc' ? 'rating-lower' : 'rating-higher';
  if (sort !== undefined && sort !== 'date') return sort;
  return sort_type === 'asc' ? 'date-older' : limits.reviewSortDefault;
}

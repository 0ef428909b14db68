// The orders of a review list (docs/domain/reviews.md#reading).
import { limits } from '#src/domain/limits.ts';

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

/** What a caller may ask for: an order by its name, or `date` and `rating` with a direction next to it (docs/domain/reviews.md#reading). */
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

/** What a list is narrowed to. */
export interface ReviewFilter {
  readonly rating?: number | undefined;
  readonly language?: string | undefined;
  /** Only those that say something. */
  readonly written?: boolean | undefined;
}

/** How many reviews of one language and rating say something. */
export interface WrittenCount {
  readonly language: string;
  readonly rating: number;
  readonly total: number;
}

/** What a filtered list says besides its reviews. */
export interface FilteredFigures {
  readonly matching: number;
  readonly without_words: number;
  readonly languages: readonly { readonly language: string; readonly total: number }[];
}

const sumOf = (counts: readonly { readonly total: number }[]): number =>
  counts.reduce((sum, one) => sum + one.total, 0);

/**
 * What the filters leave (docs/domain/reviews.md#reading). A language is that of words, so it leaves out what has none.
 * @param distribution how many reviews of each rating, 1 to 5 in that order
 */
export function filteredFigures(
  distribution: readonly number[],
  written: readonly WrittenCount[],
  { rating, language, written: isWritten = false }: ReviewFilter,
): FilteredFigures {
  const rated = rating === undefined ? distribution : [distribution[rating - 1] ?? 0];
  const all = rated.reduce((sum, count) => sum + count, 0);
  const ofRating = written.filter((one) => rating === undefined || one.rating === rating);
  const ofLanguage = ofRating.filter((one) => language === undefined || one.language === language);
  const totals = Map.groupBy(written, (one) => one.language);
  const languages = [...totals].map(([code, counts]) => ({ language: code, total: sumOf(counts) }));
  return {
    matching: isWritten || language !== undefined ? sumOf(ofLanguage) : all,
    without_words: all - sumOf(ofRating),
    languages: languages.toSorted((one, other) => other.total - one.total || (one.language < other.language ? -1 : 1)),
  };
}

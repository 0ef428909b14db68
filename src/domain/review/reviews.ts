// The orders of a review list (docs/domain/reviews.md#sorting-and-filtering).
import type { ReviewTheme } from './theme-names.ts';
import { limits } from '#src/domain/limits.ts';

/** A set of reviews: their number, and the sum of their ratings. */
interface RatingFigures {
  readonly total: number;
  readonly points: number;
}

/** The average with two decimals for lists (average_rating), or null before the first review. */
export function averageRating({ total, points }: RatingFigures): number | null {
  return total === 0 ? null : Math.round((points / total) * 100) / 100;
}

export type ReviewOrder = (typeof limits.reviewSorts)[number];

/** A requested order: a name, or `date` or `rating` with a direction (docs/domain/reviews.md#sorting-and-filtering). */
interface AskedOrder {
  readonly sort?: ReviewOrder | 'date' | 'rating' | undefined;
  readonly sort_type?: 'asc' | 'desc' | undefined;
}

/**
 * Resolves an order. `sort_type` is the direction of `date`, `rating` and an unnamed sort; by default the newest or the
 * best come first. A full name includes its direction and ignores `sort_type`.
 */
export function reviewOrder({ sort, sort_type }: AskedOrder): ReviewOrder {
  if (sort === 'rating') return sort_type === 'asc' ? 'rating-lower' : 'rating-higher';
  if (sort !== undefined && sort !== 'date') return sort;
  return sort_type === 'asc' ? 'date-older' : limits.reviewSortDefault;
}

export interface ReviewFilter {
  readonly rating?: number | undefined;
  readonly language?: string | undefined;
  readonly theme?: ReviewTheme | undefined;
  /** Only those with text. */
  readonly written?: boolean | undefined;
}

/** How many reviews of one language and rating have text. */
export interface WrittenCount {
  readonly language: string;
  readonly rating: number;
  readonly total: number;
}

/** The figures of a filtered list. */
export interface FilteredFigures {
  readonly matching: number;
  readonly without_words: number;
  readonly languages: readonly { readonly language: string; readonly total: number }[];
}

const sumOf = (counts: readonly { readonly total: number }[]): number =>
  counts.reduce((sum, one) => sum + one.total, 0);

/**
 * The figures that the filters leave (docs/domain/reviews.md#sorting-and-filtering). A language or theme filter leaves out
 * reviews without text; `written` is already limited to the theme.
 * @param distribution the number of reviews by rating, 1 to 5
 */
export function filteredFigures(
  distribution: readonly number[],
  written: readonly WrittenCount[],
  { rating, language, theme, written: isWritten = false }: ReviewFilter,
): FilteredFigures {
  const rated = rating === undefined ? distribution : [distribution[rating - 1] ?? 0];
  const all = rated.reduce((sum, count) => sum + count, 0);
  const ofRating = written.filter((one) => rating === undefined || one.rating === rating);
  const ofLanguage = ofRating.filter((one) => language === undefined || one.language === language);
  const totals = Map.groupBy(written, (one) => one.language);
  const languages = [...totals].map(([code, counts]) => ({ language: code, total: sumOf(counts) }));
  return {
    matching: isWritten || language !== undefined || theme !== undefined ? sumOf(ofLanguage) : all,
    without_words: theme === undefined ? all - sumOf(ofRating) : 0,
    languages: languages.toSorted((one, other) => other.total - one.total || (one.language < other.language ? -1 : 1)),
  };
}

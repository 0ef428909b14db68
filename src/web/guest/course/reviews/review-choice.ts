// The order, stars and language that a guest chose for a list of reviews (docs/domain/reviews.md#reading).
import { limits } from '#src/domain/limits.ts';

/** An order of the list (docs/domain/reviews.md#reading). */
export type ReviewSort = (typeof limits.reviewSorts)[number];

/** What the list is narrowed to; null for all. */
export interface ReviewChoice {
  readonly sort: ReviewSort;
  readonly rating: number | null;
  readonly language: string | null;
}

/** What a list begins with. */
export const plainChoice: ReviewChoice = { sort: limits.reviewSortDefault, rating: null, language: null };

/** A choice as the calls take it: those that say something, and what the choice leaves of them. */
export function queryOf({ sort, rating, language, offset }: ReviewChoice & { readonly offset: number }) {
  return {
    written: 1,
    sort,
    offset,
    ...(rating !== null && { rating }),
    ...(language !== null && { language }),
  } as const;
}

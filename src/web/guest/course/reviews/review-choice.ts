// Order, stars and language of a review list (docs/domain/reviews.md#sorting-and-filtering).
import type { ReviewTheme } from '#src/domain/review/theme-names.ts';
import { limits } from '#src/domain/limits.ts';

export type ReviewSort = (typeof limits.reviewSorts)[number];

/** Null fields do not filter. */
export interface ReviewChoice {
  readonly sort: ReviewSort;
  readonly rating: number | null;
  readonly language: string | null;
  readonly theme: ReviewTheme | null;
}

export const plainChoice: ReviewChoice = { sort: limits.reviewSortDefault, rating: null, language: null, theme: null };

export function queryOf({ sort, rating, language, theme, offset }: ReviewChoice & { readonly offset: number }) {
  return {
    written: 1,
    sort,
    offset,
    ...(rating !== null && { rating }),
    ...(language !== null && { language }),
    ...(theme !== null && { theme }),
  } as const;
}

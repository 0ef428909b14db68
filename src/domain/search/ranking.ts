// The order `recomended` (docs/domain/search.md#how-results-are-ordered). SQL uses the same figures; its tests read
// them here.

/** Added to an experience's reviews, so that a single praise does not beat a hundred. */
export const ratingPrior = { reviews: 10, stars: 4.5 } as const;

/** An operator's rank, at most, in either direction. */
export const operatorRankMost = 200_000;

/** The weight of one step of the operator's rank: more than any rating. */
const rankWeight = 10_000;

/**
 * An experience's sort key in `recomended`; higher comes first.
 * @param rank the operator's rank, 0 unless set
 * @param total the number of reviews, `sum` their stars
 */
export function listingRank(rank: number, { total, sum }: { readonly total: number; readonly sum: number }): number {
  const bounded = Math.max(-operatorRankMost, Math.min(rank, operatorRankMost));
  const { reviews, stars } = ratingPrior;
  return bounded * rankWeight + Math.round((1000 * (sum + reviews * stars)) / (total + reviews));
}

/** The filter "top rated": the fewest reviews, and the lowest average in hundredths of a star. */
export const topRated = { reviews: 5, rating: 450 } as const;

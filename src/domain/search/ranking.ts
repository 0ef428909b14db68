// The order `recomended` (docs/domain/search.md#how-results-are-ordered). SQL ranks rows by the same figures, which its tests read from here.

/** Reviews that are added to those of an experience, so that one praise does not beat a hundred. */
export const ratingPrior = { reviews: 10, stars: 4.5 } as const;

/** The rank that an operator gives stays within these bounds. */
export const operatorRankMost = 200_000;

/** What one step of the operator's rank weighs: more than any rating. */
const rankWeight = 10_000;

/**
 * The place of an experience in the order `recomended`; a higher one comes first.
 * @param rank the operator's rank, 0 unless set
 * @param total how many reviews it has, `sum` their stars
 */
export function listingRank(rank: number, { total, sum }: { readonly total: number; readonly sum: number }): number {
  const bounded = Math.max(-operatorRankMost, Math.min(rank, operatorRankMost));
  const { reviews, stars } = ratingPrior;
  return bounded * rankWeight + Math.round((1000 * (sum + reviews * stars)) / (total + reviews));
}

/** Figures of a set of reviews: how many there are, and the sum of their ratings. */
export interface RatingFigures {
  readonly total: number;
  readonly points: number;
}

/** The average with two decimals as lists show it (spec 3: average_rating), or null before the first review. */
export function averageRating({ total, points }: RatingFigures): number | null {
  return total === 0 ? null : Math.round((points / total) * 100) / 100;
}

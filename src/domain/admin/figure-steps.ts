// Grouping of figures (docs/reference/back-office.md#figures). Separate, for addresses and forms, which need no calendar.

export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

/** Null for a share of zero. */
export function shareOfWhole(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Null for an empty set. */
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}

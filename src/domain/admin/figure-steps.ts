// By what the figures of a marketplace are grouped (docs/reference/back-office.md#figures). Apart, for addresses and forms, which need no calendar.

/** From short to long. */
export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

/** A part of a whole, such as holds that were paid; null of nothing. */
export function shareOfWhole(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The mean of values whose sum is known; null of none. */
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}

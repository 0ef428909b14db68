// Limits of reviews and their photos, in addition to `limits` (docs/domain/reviews.md). Units are in the names.
export const reviewLimits = {
  /** How long after the end a review can be written. */
  openDays: 60,
  /** With this many stars or fewer, an aspect of the private step asks for a comment. */
  detailsUpToStars: 2,
  /** The first email, after the end. */
  askedAfterHours: 3,
  /** Reminders, after the first email. */
  remindedAfterDays: [3, 10],
  /** Validity of an earned code. */
  rewardCodeDays: 365,
  /** How long an unused upload is stored. */
  uploadKeptHours: 24,
  /** Unused uploads of one person, at most. */
  uploadsWaitingMax: 40,
} as const;

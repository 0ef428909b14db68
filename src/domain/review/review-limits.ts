// Figures of reviews and of the photos that go with them, beside those of `limits` (docs/domain/reviews.md). Units are in the names.
export const reviewLimits = {
  /** How long after the end a review can be written. */
  openDays: 60,
  /** Up to so many stars an aspect of the private step asks for words. */
  detailsUpToStars: 2,
  /** When a guest is asked for a review, after the end. */
  askedAfterHours: 3,
  /** When a guest is reminded, after having been asked. */
  remindedAfterDays: [3, 10],
  /** How long a code that was earned can be used. */
  rewardCodeDays: 365,
  /** How long an upload that nothing shows is kept. */
  uploadKeptHours: 24,
  /** Uploads of one person that nothing shows yet. */
  uploadsWaitingMax: 40,
} as const;

/** The longest experience, in hours: a departure that started before that has ended. */
export const longestHours = 24;

/** Bounds of a host's input (docs/domain/listings.md#limits). Units are in the names. */
export const listingLimits = {
  title: { min: 10, max: 120 },
  summary: { min: 10, max: 300 },
  description: { min: 40, max: 10_000 },
  stepsMax: 20,
  stepTitleMax: 120,
  stepTextMax: 1000,
  meeting: { min: 3, max: 500 },
  minutes: { min: 30, max: longestHours * 60 },
  tiersMax: 10,
  partyMax: 1000,
  timesMax: 12,
  capacityMax: 100_000,
  photosMax: 20,
  altMax: 200,
  /** The longer side of a photo in pixels: below `photoSide` it is refused, below `photoSideGood` it looks blurred. */
  photoSide: 320,
  photoSideGood: 1000,
  /** Lines of a list, such as what is included, and characters of a line. */
  linesMax: 30,
  lineMax: 160,
  languagesMax: 12,
  addonsMax: 20,
  addonTitle: { min: 2, max: 120 },
  addonTextMax: 500,
  pickupMax: 500,
  /** An operator's message to a host. */
  wordsMax: 2000,
  /** A host's unpublished drafts. */
  draftsMax: 50,
} as const;

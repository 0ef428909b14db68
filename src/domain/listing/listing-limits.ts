/** No experience lasts longer, in hours: what started before that is over. */
export const longestHours = 24;

/** Bounds of what a host writes (docs/domain/listings.md#bounds). Units are in the names. */
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
  /** The longer side of a photo in pixels: below `photoSide` it is refused, below `photoSideGood` it looks blurred on a screen. */
  photoSide: 320,
  photoSideGood: 1000,
  /** Lines of a list such as what is included, and the characters of one. */
  linesMax: 30,
  lineMax: 160,
  languagesMax: 12,
  addonsMax: 20,
  addonTitle: { min: 2, max: 120 },
  addonTextMax: 500,
  pickupMax: 500,
  /** What an operator writes to a host. */
  wordsMax: 2000,
  /** Drafts of a host that are not published yet. */
  draftsMax: 50,
} as const;

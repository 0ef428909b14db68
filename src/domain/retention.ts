/** How long data is stored after it has served its purpose (docs/guide/run.md). Units are in the names. */
export const retention = {
  /** Holds that led to nothing and have no trace of money, and questions from addresses that were never verified. */
  unusedDays: 30,
  /** Companions, from the end of the experience. */
  companionDays: 30,
  /** The phone that a guest gave for reminders of one booking, from the end of the experience. */
  reminderDays: 7,
  /** Check-in acts, from the end of the experience; and phones not seen for as long. */
  actDays: 30,
  /** The log of emails, and their tasks. */
  mailDays: 30,
  /** Links requested by typing an address, with the typed input. */
  requestedLinkDays: 7,
  /** A host's links, after expiry: until then their page shows the result. */
  hostLinkDays: 30,
  /** Provider events: twice as long as a provider may resend one. */
  eventDays: 60,
  /** Messages between guests and hosts. */
  messageYears: 2,
  /** Views of listings by day. */
  viewYears: 2,
  /** Counted searches by day. */
  searchDays: 90,
  /** Past exchange rates. */
  rateYears: 2,
  /** Durations of single replies: longer than reply times look back. */
  replyDays: 120,
  /** The history of a listing and its former pictures; rows that an operator must still review stay longer. */
  listingHistoryDays: 365,
  /** The stored response to a request with an idempotency key. */
  requestKeyHours: 24,
} as const;

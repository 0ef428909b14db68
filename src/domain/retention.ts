/** For how long what has served its purpose is kept (docs/guide/run.md). Units are in the names. */
export const retention = {
  /** A hold that came to nothing and has no trace of money, and the question of an address that nobody confirmed. */
  unusedDays: 30,
  /** Who comes along, counted from the end of the experience. */
  companionDays: 30,
  /** What was done with phones at the entrance, counted from the end; and phones that were not seen for as long. */
  actDays: 30,
  /** The log of mails, and the tasks that made them. */
  mailDays: 30,
  /** A link that was asked for by typing an address, with what was typed. */
  requestedLinkDays: 7,
  /** A link for a host, counted from its end: until then its page says what came of it. */
  hostLinkDays: 30,
  /** Events of providers: twice as long as a provider can name one again. */
  eventDays: 60,
  /** What guests and hosts wrote to each other. */
  messageYears: 2,
  /** How often the pages of listings were opened, by day. */
  viewYears: 2,
  /** What exchange rates have been. */
  rateYears: 2,
  /** How long single answers took: longer than a reply time counts. */
  replyDays: 120,
  /** What was done with a listing, and the pictures that it showed before; what an operator has to look at stays longer. */
  listingHistoryDays: 365,
  /** The answer to a request that was sent with a key. */
  requestKeyHours: 24,
} as const;

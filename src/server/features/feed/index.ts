// Entry point of the feature feed: calendars elsewhere that are read for a host, and the host's own for others.
import * as add from './add.ts';
import * as address from './address.ts';
import * as change from './change-feed.ts';
import * as list from './list.ts';

export { registerCalendarFile } from './ical-file.ts';
export { readDueFeeds } from './read-feed.ts';

export const feedHandlers = {
  [list.route]: list.handle,
  [add.route]: add.handle,
  [change.removeRoute]: change.remove,
  [change.readRoute]: change.readNow,
  [address.makeRoute]: address.make,
  [address.revokeRoute]: address.revoke,
} as const;

// Entry point of the feature feed: calendars elsewhere that are read for a host, and the host's own for others.
import * as add from './add.ts';
import * as list from './list.ts';
import * as make from './make.ts';
import * as readNow from './read-now.ts';
import * as remove from './remove.ts';
import * as revoke from './revoke.ts';

export { registerCalendarFile } from './ical-file.ts';
export { readDueFeeds } from './read-feed.ts';

export const feedHandlers = {
  [list.route]: list.handle,
  [add.route]: add.handle,
  [remove.route]: remove.handle,
  [readNow.route]: readNow.handle,
  [make.route]: make.handle,
  [revoke.route]: revoke.handle,
} as const;

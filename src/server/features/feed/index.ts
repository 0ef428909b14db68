// Entry point of the feature feed: calendars elsewhere that are read for a host, and the host's own for others.
import { feedCalls } from './feed.ts';

export { registerCalendarFile } from './ical-file.ts';
export { readDueFeeds } from './read-feed.ts';

export const feedHandlers = {
  ...feedCalls,
} as const;

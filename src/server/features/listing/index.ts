// The door of the feature listing: listings that are known and not offered.
import * as paused from './paused.ts';

export const listingHandlers = { [paused.route]: paused.handle } as const;

// A feed, for whoever may change the calendar of its host; another's answers like a missing one.
import type { Actor } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findFeed, type FeedRow } from './queries.ts';

/** The feed, or null. */
export async function findOwnFeed({ db }: Services, id: string, actor: Actor): Promise<FeedRow | null> {
  const feed = await findFeed(db, id);
  return feed && (await findPanelHost(db, feed.host_id, actor, 'calendar')) ? feed : null;
}

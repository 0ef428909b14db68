// feed/remove and feed/read-now: a calendar elsewhere is taken away, or read at once (docs/domain/host-calendar.md#feeds).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { closeStaffTask } from '../task/index.ts';
import { faultText } from './fault-text.ts';
import { findOwnFeed } from './own-feed.ts';
import { deleteFeed, findReadable } from './queries.ts';
import { readFeed } from './read-feed.ts';
import { t } from '../t.ts';

export const removeRoute = 'feed/remove';
export const readRoute = 'feed/read-now';

export const remove: Handler<typeof removeRoute> = async ({ feed_id }, { services, actor }) => {
  const feed = await findOwnFeed(services, feed_id, actor);
  if (!feed) return refuse('feed-not-found');
  const { courses = [] } = (await findReadable(services.db, feed.id, 0)) ?? {};
  await inTransaction(services.db, async (trx) => deleteFeed(trx, feed.id, courses));
  await closeStaffTask(services.db, 'stale_feed', `feed:${feed.id}`);
  return { message: t('feed.removed') };
};

export const readNow: Handler<typeof readRoute> = async ({ feed_id }, { services, actor }) => {
  const feed = await findOwnFeed(services, feed_id, actor);
  if (!feed) return refuse('feed-not-found');
  const fault = await readFeed(services, feed.id);
  if (fault === null) await closeStaffTask(services.db, 'stale_feed', `feed:${feed.id}`);
  return { is_read: fault === null, message: fault === null ? t('feed.read') : faultText(fault) };
};

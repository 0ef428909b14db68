// feed/remove: a calendar elsewhere is read no longer (docs/domain/host-calendar.md#feeds).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { findOwnFeed } from './own-feed.ts';
import { deleteFeed, findReadable } from './queries.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'feed/remove';

export const handle: Handler<typeof route> = async ({ feed_id }, { services, actor }) => {
  const feed = await findOwnFeed(services, feed_id, actor);
  if (!feed) return refuse('feed-not-found');
  const { courses = [] } = (await findReadable(services.db, feed.id, 0)) ?? {};
  await inTransaction(services.db, async (trx) => deleteFeed(trx, feed.id, courses));
  await closeStaffTask(services.db, 'stale_feed', `feed:${feed.id}`);
  return { message: toReader(() => t('feed.removed')) };
};

// feed/read-now: a calendar elsewhere is read at once (docs/domain/host-calendar.md#feeds).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { toReader } from '#src/server/locale.ts';
import { faultText } from './fault-text.ts';
import { findOwnFeed } from './own-feed.ts';
import { readFeed } from './read-feed.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'feed/read-now';

export const handle: Handler<typeof route> = async ({ feed_id }, { services, actor }) => {
  const feed = await findOwnFeed(services, feed_id, actor);
  if (!feed) return refuse('feed-not-found');
  const fault = await readFeed(services, feed.id);
  return { is_read: fault === null, message: toReader(() => (fault === null ? t('feed.read') : faultText(fault))) };
};

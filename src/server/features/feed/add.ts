// feed/add: a calendar elsewhere is read once, and kept only if it can be (docs/domain/host-calendar.md#feeds).
import { randomUUID } from 'node:crypto';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { feedUrl, shortFeedUrl } from '#src/server/gateways/feed/feed-url.ts';
import { toReader } from '#src/server/locale.ts';
import { seal } from '#src/server/sealed.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { findActing, findPanelHost } from '#src/server/features/team/index.ts';
import { faultText } from './fault-text.ts';
import { deleteFeed, findFeeds, insertFeed } from './queries.ts';
import { readFeed } from './read-feed.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'feed/add';

/** Feeds that a host may have. */
const most = 20;

export const handle: Handler<typeof route> = async ({ host_id, course_id, name, url: typed }, { services, actor }) => {
  const { db, gateways, keys } = services;
  const acting =
    course_id === null
      ? await findPanelHost(db, host_id, actor, 'calendar')
      : await findActing(db, course_id, actor, 'calendar');
  if (!acting) return refuse(course_id === null ? 'host-not-found' : 'course-not-found');
  const url = feedUrl(typed, gateways.feeds.allowsLocal);
  if (url === null) return refuse('bad-input', { url: toReader(() => t('feed.noAddress')) });
  if ((await findFeeds(db, acting.hostId)).length >= most)
    return refuse('bad-input', { url: toReader(() => t('feed.most', { most })) });
  const id = randomUUID();
  const made = await insertFeed(db, {
    id,
    hostId: acting.hostId,
    courseId: course_id,
    name: name.trim(),
    address: seal(keys, 'feed-address', url, `feed:${id}`),
    addressHash: hashSecret(url),
    shown: shortFeedUrl(url),
  });
  if (!made) return refuse('bad-input', { url: toReader(() => t('feed.known')) });
  const fault = await readFeed(services, id);
  if (fault === null) return { feed_id: id, message: toReader(() => t('feed.added')) };
  await inTransaction(db, async (trx) => deleteFeed(trx, id, []));
  return refuse('bad-input', { url: toReader(() => faultText(fault)) });
};

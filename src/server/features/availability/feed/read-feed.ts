// Reads external calendars on a schedule and on request (docs/domain/calendar.md#feeds).
import { isSuddenlyEmpty, nextReading, toldAfterHours } from '#src/domain/availability/feed/age.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { FeedReading } from '#src/server/providers/feed/feed-gateway.ts';
import { unseal } from '#src/server/platform/sealed.ts';
import type { Services } from '#src/server/services.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import {
  findReadable,
  refreshBlocks,
  takeDueFeeds,
  writeEmptied,
  writeFault,
  writeReading,
  writeSame,
} from './queries.ts';
import { stopOld, tellConflicts, tellEmptied, tellLate, tellUnread } from './tell-queries.ts';

const perTurn = 4;
const leaseMinutes = 10;
/** An unchanged file is reread after this, because repeats extend. */
const rereadHours = 24;
/** A calendar with fewer busy times may well become empty. */
const toldFrom = 3;
const DAY_MS = 86_400_000;
const noMark = { etag: null, modified: null };

/** One round: reads due feeds, and reports and stops those unread for too long. */
export async function readDueFeeds(services: Services, _count?: undefined, signal?: AbortSignal): Promise<number> {
  const { db, config } = services;
  const due = await takeDueFeeds(db, perTurn, leaseMinutes);
  for (const id of due) {
    if (signal?.aborted === true) break;
    await readFeed(services, id);
  }
  await tellLate(db, toldAfterHours);
  const stopped = await inTransaction(db, async (trx) => {
    const feeds = await stopOld(trx, config.feeds.stopHours);
    for (const { courses } of feeds) await refreshBlocks(trx, courses);
    return feeds;
  });
  for (const { id, shown } of stopped)
    await openStaffTask(db, { kind: 'stale_feed', subject: `feed:${id}`, bookingId: null, detail: shown });
  return due.length;
}

export async function readFeed(services: Services, id: string): Promise<string | null> {
  const { db, gateways, keys, config } = services;
  const feed = await findReadable(db, id, rereadHours);
  const url = feed && unseal(keys, 'feed-address', feed.address, `feed:${id}`)?.toString('utf8');
  if (!feed || typeof url !== 'string') return 'unreachable';
  const { now_ms: now, horizon_days } = feed;
  const mark = feed.is_known ? { etag: feed.etag, modified: feed.modified } : noMark;
  const within = { start: now - DAY_MS, end: now + (horizon_days + 2) * DAY_MS };
  const got: FeedReading = await gateways.feeds.read(url, mark, {
    zones: feed.zones,
    within,
    hostname: new URL(config.origin).hostname,
  });
  const failures = got.kind === 'fault' ? feed.failures + 1 : 0;
  const nextMs = nextReading(now, config.feeds.everyMinutes, failures);
  if (got.kind === 'fault') {
    await writeFault(db, feed, got.fault, nextMs);
    return got.fault;
  }
  await inTransaction(db, async (trx) => {
    if (got.kind === 'same') await writeSame(trx, feed, nextMs);
    else if (isSuddenlyEmpty(got.events, feed)) {
      await writeEmptied(trx, feed, nextMs);
      if (feed.ahead >= toldFrom) await tellEmptied(trx, id);
    } else {
      await writeReading(trx, feed, { ...got, nextMs });
      await tellUnread(trx, id);
    }
    await tellConflicts(trx, id);
  });
  await closeStaffTask(db, 'stale_feed', `feed:${id}`);
  return null;
}

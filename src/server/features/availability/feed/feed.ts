import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, Actor, CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { feedUrl, shortFeedUrl } from '#src/server/providers/feed/feed-url.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { seal } from '#src/server/platform/sealed.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { findActing, findPanelHost } from '#src/server/features/team/index.ts';
import { closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { deleteFeed, findFeeds, insertFeed, findReadable, findFeed, type FeedRow } from './queries.ts';
import { readFeed } from './read-feed.ts';
import { t } from '#src/server/features/texts.ts';
import { wallTimeAt } from '#src/domain/calendar/zoned.ts';
import { feedState } from '#src/domain/availability/feed/age.ts';
import { findAddresses, writeAddress, deleteAddress } from './address-queries.ts';
import { findConflicts } from './tell-queries.ts';
import type { Services } from '#src/server/services.ts';

// Fault texts for hosts; they never quote the other server's response.

const texts = {
  address: 'feed.fault.address',
  answer: 'feed.fault.answer',
  redirects: 'feed.fault.answer',
  'too-long': 'feed.fault.tooLong',
  'too-slow': 'feed.fault.tooSlow',
  'not-a-calendar': 'feed.fault.notACalendar',
  'too-often': 'feed.fault.tooOften',
  unreachable: 'feed.fault.unreachable',
} as const;

function faultText(fault: string): string {
  const isKnown = (word: string): word is keyof typeof texts => Object.hasOwn(texts, word);
  return t(texts[isKnown(fault) ? fault : 'unreachable']);
}

const most = 20;

// feed/add: reads the calendar once and keeps it only if readable (docs/domain/calendar.md#feeds).
const add: Handler<'feed/add'> = async ({ host_id, course_id, name, url: typed }, { services, actor }) => {
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

// feed/list: external calendars, their conflicts, and the host's own addresses (docs/domain/calendar.md#feeds).
const list: Handler<'feed/list'> = async ({ host_id }, { services, actor }) => {
  const { db, config } = services;
  const host = await findPanelHost(db, host_id, actor, 'calendar');
  if (!host) return refuse('host-not-found');
  const [feeds, conflicts, addresses] = await Promise.all([
    findFeeds(db, host.hostId),
    findConflicts(db, host.hostId),
    findAddresses(db, host.hostId),
  ]);
  return {
    host_id: host.hostId,
    every_minutes: config.feeds.everyMinutes,
    stop_hours: config.feeds.stopHours,
    feeds: feeds.map(({ id, added_at, read_at, fault, now_ms, is_stopped, host_id: _host, ...feed }) => ({
      ...feed,
      feed_id: id,
      added_at: added_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
      age_minutes: Math.max(0, Math.floor((now_ms - (read_at ?? added_at).getTime()) / 60_000)),
      state: is_stopped
        ? ('stopped' as const)
        : feedState((read_at ?? added_at).getTime(), now_ms, config.feeds.stopHours),
      fault: fault === null ? null : faultText(fault),
    })),
    conflicts: conflicts.map((one) => ({
      feed_id: one.feed_id,
      course_id: one.course_id,
      title: one.title,
      date: one.local_date,
      time: one.start_time,
      guests: one.guests,
      busy_from: wallTimeAt(one.starts_at.getTime(), one.time_zone),
      busy_to: wallTimeAt(one.ends_at.getTime(), one.time_zone),
    })),
    addresses: addresses.map(({ course_id, created_at, read_at }) => ({
      course_id,
      made_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    })),
  };
};

const secretBytes = 32;

// calendar-address/make: a secret address of a host's bookings; replaces an older one.
const make: Handler<'calendar-address/make'> = async (input, call) => {
  const owner = await findOwner(input, call);
  if (!owner.ok) return owner;
  const { db, gateways, config } = call.services;
  const secret = Buffer.from(gateways.dice.bytes(secretBytes)).toString('base64url');
  await writeAddress(db, owner.hostId, input.course_id, hashSecret(secret));
  return { url: `${config.origin}/ical/${secret}.ics`, message: toReader(() => t('calendarAddress.made')) };
};

const readNow: Handler<'feed/read-now'> = async ({ feed_id }, { services, actor }) => {
  const feed = await findOwnFeed(services, feed_id, actor);
  if (!feed) return refuse('feed-not-found');
  const fault = await readFeed(services, feed.id);
  return { is_read: fault === null, message: toReader(() => (fault === null ? t('feed.read') : faultText(fault))) };
};

const remove: Handler<'feed/remove'> = async ({ feed_id }, { services, actor }) => {
  const feed = await findOwnFeed(services, feed_id, actor);
  if (!feed) return refuse('feed-not-found');
  const { courses = [] } = (await findReadable(services.db, feed.id, 0)) ?? {};
  await inTransaction(services.db, async (trx) => deleteFeed(trx, feed.id, courses));
  await closeStaffTask(services.db, 'stale_feed', `feed:${feed.id}`);
  return { message: toReader(() => t('feed.removed')) };
};

const revoke: Handler<'calendar-address/revoke'> = async (input, call) => {
  const owner = await findOwner(input, call);
  if (!owner.ok) return owner;
  await deleteAddress(call.services.db, owner.hostId, input.course_id);
  return { message: toReader(() => t('calendarAddress.revoked')) };
};

export const feedCalls = {
  'feed/add': add,
  'feed/list': list,
  'calendar-address/make': make,
  'feed/read-now': readNow,
  'feed/remove': remove,
  'calendar-address/revoke': revoke,
} as const;

async function findOwnFeed({ db }: Services, id: string, actor: Actor): Promise<FeedRow | null> {
  const feed = await findFeed(db, id);
  return feed && (await findPanelHost(db, feed.host_id, actor, 'calendar')) ? feed : null;
}

interface Named {
  host_id?: string | undefined;
  course_id: number | null;
}

async function findOwner(
  { host_id, course_id }: Named,
  { services, actor }: CallContext,
): Promise<{ ok: true; hostId: string } | Refusal> {
  if (course_id === null) {
    const host = await findPanelHost(services.db, host_id, actor, 'calendar');
    return host ? { ok: true, hostId: host.hostId } : refuse('host-not-found');
  }
  const acting = await findActing(services.db, course_id, actor, 'calendar');
  return acting ? { ok: true, hostId: acting.hostId } : refuse('course-not-found');
}

// feed/list: a host's other calendars with their age, what they say of departures with guests, and the addresses by which
// others read the host's own (docs/domain/host-calendar.md#feeds).
import { wallTimeAt } from '#src/domain/calendar/zoned.ts';
import { feedState } from '#src/domain/feed/age.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findAddresses } from './address-queries.ts';
import { faultText } from './fault-text.ts';
import { findFeeds } from './queries.ts';
import { findConflicts } from './tell-queries.ts';

export const route = 'feed/list';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
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

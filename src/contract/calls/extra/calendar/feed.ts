// Calendars elsewhere that are read for a host, and addresses by which others read the host's own
// (docs/domain/host-calendar.md#feeds).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const host_id = p.uuid.optional();
/** Null: for all listings of the host. */
const course_id = p.id.nullable();
const message = z.string();

export const feedCalls = {
  'feed/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary:
      'Other calendars of a host with their age, departures with guests that they say it is busy at, and own addresses',
    in: z.strictObject({ host_id }),
    out: z.strictObject({
      host_id: p.uuid,
      every_minutes: p.count,
      stop_hours: p.count,
      feeds: z.array(
        z.strictObject({
          feed_id: p.uuid,
          course_id,
          name: z.string(),
          shown: z.string(),
          added_at: p.instant,
          read_at: p.instant.nullable(),
          age_minutes: p.count,
          state: z.enum(['fresh', 'late', 'stopped']),
          fault: z.string().nullable(),
          skipped: p.count,
          /** The first of those that are not understood. */
          unread: z.array(
            z.strictObject({
              day: p.date.nullable(),
              title: z.string().nullable(),
              why: z.enum(['time', 'repeat', 'zone', 'length']),
            }),
          ),
          is_doubted: z.boolean(),
          is_cut: z.boolean(),
        }),
      ),
      conflicts: z.array(
        z.strictObject({
          feed_id: p.uuid,
          course_id: p.id,
          title: z.string(),
          date: p.date,
          time: p.time,
          guests: p.count,
          busy_from: p.localDateTime,
          busy_to: p.localDateTime,
        }),
      ),
      addresses: z.array(z.strictObject({ course_id, made_at: p.instant, read_at: p.instant.nullable() })),
    }),
  },
  'feed/add': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Reads a calendar elsewhere, and keeps reading it if that goes well: its busy times close departures',
    in: z.strictObject({
      host_id,
      course_id,
      name: p.line(60).min(1),
      url: p.line(2000).min(1),
    }),
    out: z.strictObject({ feed_id: p.uuid, message }),
  },
  'feed/remove': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Reads a calendar elsewhere no longer; what it kept closed opens',
    in: z.strictObject({ feed_id: p.uuid }),
    out: z.strictObject({ message }),
  },
  'feed/read-now': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Reads a calendar elsewhere at once',
    in: z.strictObject({ feed_id: p.uuid }),
    out: z.strictObject({ is_read: z.boolean(), message }),
  },
  'calendar-address/make': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Makes the secret address by which others read the bookings of a host or a listing; an older one ends',
    in: z.strictObject({ host_id, course_id }),
    out: z.strictObject({ url: z.string(), message }),
  },
  'calendar-address/revoke': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Ends the secret address of a host or a listing',
    in: z.strictObject({ host_id, course_id }),
    out: z.strictObject({ message }),
  },
} as const satisfies Record<string, CallSpec>;

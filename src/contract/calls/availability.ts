// Calls for a host's calendar and its feeds (docs/domain/calendar.md#departures).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';

/** Absent: the caller's own host page, else the first host that it acts for. */
const host_id = p.uuid.optional();

const seats = z.int().min(1).max(1000);

const minPax = z.int().min(1).max(1000).nullable();

const minutes = z.int().min(0).max(43_200);

const span = { from: p.date, to: p.date };

const slot = { course_id: p.id, date: p.date, time: p.time };

const reason = p.line(200);

const counts = { bookings: p.count, guests: p.count, requests: p.count, holds: p.count };

const rules = z
  .array(z.strictObject({ weekday: z.int().min(1).max(7), time: p.time, capacity: seats, min_pax: minPax }))
  .max(60);

const times = { cutoff_first_minutes: minutes, cutoff_later_minutes: minutes, horizon_days: z.int().min(1).max(730) };

const at = { date: p.date, time: p.time };

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('block'), ...span, reason }),
  z.strictObject({ kind: z.literal('unblock'), ...span }),
  z.strictObject({ kind: z.literal('close'), ...at, reason }),
  z.strictObject({ kind: z.literal('open'), ...at }),
  z.strictObject({ kind: z.literal('capacity'), ...at, capacity: seats }),
  z.strictObject({ kind: z.literal('extra'), ...at, capacity: seats, min_pax: minPax }),
  z.strictObject({ kind: z.literal('week'), rules, ...times }),
]);

const feedHost_id = p.uuid.optional();

/** Null: for all listings of the host. */
const course_id = p.id.nullable();

const message = z.string();

export const availabilityCalls = {
  'calendar/range': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists a host's departures in a span of days: seats, guests, and whether each takes bookings or why not",
    in: z.strictObject({ host_id, course_id: p.id.optional(), ...span }),
    out: z.strictObject({
      host_id: p.uuid,
      one_at_a_time: z
        .boolean()
        .meta({ description: "True if bookings of one listing close the host's other listings at that time" }),
      today: p.date,
      listings: z.array(
        z.strictObject({
          course_id: p.id,
          title: z.string(),
          city: z.string(),
          time_zone: z.string(),
          min_pax: p.count,
        }),
      ),
      departures: z.array(
        z.strictObject({
          ...slot,
          capacity: p.count,
          min_pax: p.count,
          taken: p.count,
          ...counts,
          state: z.enum(['open', 'full', 'closed', 'busy', 'stopped', 'cutoff', 'past', 'far', 'off']),
          reason: z.string(),
        }),
      ),
      blocks: z.array(z.strictObject({ course_id: p.id, date: p.date, reason: z.string() })),
      parties: z
        .array(z.strictObject({ ...slot, booking_id: p.uuid, name: z.string(), pax: p.pax, is_request: z.boolean() }))
        .meta({ description: 'Parties of the day if the span is a single day; empty otherwise' }),
    }),
  },
  'calendar/week': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Returns a listing's weekly rules, its cut-offs and how far ahead it can be booked",
    in: z.strictObject({ course_id: p.id }),
    out: z.strictObject({ course_id: p.id, title: z.string(), min_pax: p.count, rules, ...times }),
  },
  'calendar/change': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Returns whom a calendar change affects, or with quote_id makes the change',
    in: z.strictObject({
      host_id,
      course_id: p.id.nullable().meta({ description: 'Null to block or unblock the days of all listings' }),
      change,
      quote_id: p.token.optional(),
    }),
    out: z.strictObject({
      changed: z.boolean(),
      quote_id: p.token.nullable(),
      listings: p.count,
      ...counts,
      touched: z.array(
        z.strictObject({
          ...slot,
          title: z.string(),
          effect: z.enum(['leaves', 'below']),
          capacity: p.count,
          taken: p.count,
          ...counts,
        }),
      ),
      overlaps: z
        .array(z.strictObject({ ...slot, title: z.string(), other: z.strictObject({ ...slot, title: z.string() }) }))
        .meta({ description: 'New times at which another listing of the host also runs; only the first ones' }),
      message: z.string(),
    }),
  },
  'calendar/one-at-a-time': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: "Sets whether bookings of one listing close the host's other listings at that time",
    in: z.strictObject({ host_id, is_on: z.boolean() }),
    out: z.strictObject({ is_on: z.boolean(), message: z.string() }),
  },

  // Imported calendars of a host, and addresses where others read the host's own (docs/domain/calendar.md#feeds).
  'feed/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary:
      "Lists a host's external calendars with their age and conflicts with bookings, and the host's calendar addresses",
    in: z.strictObject({ host_id: feedHost_id }),
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
          /** The first ones that could not be parsed. */
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
    summary: 'Reads an external calendar and subscribes to it if that works; its busy times close departures',
    in: z.strictObject({
      host_id: feedHost_id,
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
    summary: 'Unsubscribes from an external calendar; departures that it closed reopen',
    in: z.strictObject({ feed_id: p.uuid }),
    out: z.strictObject({ message }),
  },
  'feed/read-now': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Reads an external calendar now',
    in: z.strictObject({ feed_id: p.uuid }),
    out: z.strictObject({ is_read: z.boolean(), message }),
  },
  'calendar-address/make': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary:
      'Creates the secret address where other programs read the bookings of a host or listing; replaces an older one',
    in: z.strictObject({ host_id: feedHost_id, course_id }),
    out: z.strictObject({ url: z.string(), message }),
  },
  'calendar-address/revoke': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Revokes the secret calendar address of a host or a listing',
    in: z.strictObject({ host_id: feedHost_id, course_id }),
    out: z.strictObject({ message }),
  },
} as const satisfies Record<string, CallSpec>;

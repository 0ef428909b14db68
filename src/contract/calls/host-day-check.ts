// Calls for check-in and no-shows (docs/domain/hosts.md#check-in).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { actKinds, actLimits } from '#src/domain/host-day/act.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { localAmount, money } from '#src/contract/shapes/money.ts';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import { objectionWords as limits } from '#src/domain/host-day/objection.ts';
import type { CallSpec } from '#src/contract/call.ts';

const deviceName = z.string().trim().min(1).max(40);

const act = z
  .strictObject({
    id: p.uuid,
    ref: p.ref,
    kind: z.enum(actKinds as [string, ...string[]]),
    heads: z.int().min(0).max(1000),
    part: z.string().regex(/^([0-9a-f]{8})?$/).meta({ description: "Mark of a companion's code; empty for the whole party" }), // prettier-ignore
    undoes: p.uuid.nullable(),
    at: p.instant.meta({ description: "Time by the phone's clock" }),
    seq: z.int().min(0).max(2_000_000_000),
  })
  .meta({ id: 'CheckAct' });

const remark = z
  .strictObject({
    kind: z.enum(['double', 'too_early', 'too_late', 'came_after_all']),
    act: p.uuid,
    device: z.string(),
    is_own: z.boolean().meta({ description: 'True if this phone recorded the action' }),
    at: p.instant,
    other_device: z.string().nullable(),
    other_at: p.instant.nullable(),
  })
  .meta({ id: 'CheckRemark' });

const party = z
  .strictObject({
    ref: z.string(),
    name: z.string().meta({ description: 'First name and initial of the guest' }),
    pax: p.pax,
    addons: z.array(z.strictObject({ label: z.string(), count: p.count })),
    cash: z.strictObject({ amount: localAmount.nullable(), usd: money, currency: z.string(), symbol: z.string() }),
    cash_state: bookingStates.cash_state,
    status: bookingStates.booking_status,
    heads: p.count.meta({ description: 'Number of guests checked in' }),
    since: p.instant.nullable(),
    version: p.count,
    remarks: z.array(remark),
  })
  .meta({ id: 'CheckParty' });

const departure = z
  .strictObject({
    id: p.count,
    course_id: p.id,
    title: z.string(),
    host_name: z.string(),
    date: p.date,
    time: p.time,
    time_zone: z.string(),
    starts_at: p.instant,
    ends_at: p.instant,
    is_led: z.boolean().meta({ description: 'True if the caller is assigned to the departure as its guide' }),
    guides: z.array(z.string()),
    parties: z.array(party),
  })
  .meta({ id: 'CheckDeparture' });

const device = z
  .strictObject({
    id: p.uuid,
    name: z.string(),
    owner: z.string().meta({ description: 'Name of the account that the phone belongs to' }),
    is_own: z.boolean(),
    seen_at: p.instant,
    revoked_at: p.instant.nullable(),
    erased_at: p.instant.nullable(),
  })
  .meta({ id: 'CheckDevice' });

const objectionWords = p.paragraphs(limits.most, limits.least);

const contested = z
  .strictObject({
    booking_id: p.uuid,
    ref: p.ref,
    title: z.string(),
    host_name: z.string(),
    guest_name: z.string(),
    pax: p.pax,
    date: p.date,
    time: p.time,
    time_zone: z.string(),
    marked_at: p.instant.nullable(),
    marked_by: z.string().meta({ description: 'Name of the account that marked the no-show; may be empty' }),
    marked_on: z.string().meta({ description: 'Name of the phone that marked the no-show; may be empty' }),
    words: z.string().meta({ description: "The guest's objection" }),
    contested_at: p.instant,
    host_words: z.string().meta({ description: "The host's reply to the objection; empty before there is one" }),
    answer_until: p.instant.meta({ description: "Deadline for the host's reply" }),
    acts: z.array(
      z.strictObject({
        kind: z.enum(['let_in', 'cash', 'no_show', 'undo']),
        heads: p.count,
        device: z.string(),
        at: p.instant,
      }),
    ),
  })
  .meta({ id: 'ContestedNoShow' });

export const hostDayCheckCalls = {
  'check/sync': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: "Receives a phone's check-in actions, once each, and returns today's guest list without phone numbers",
    in: z.strictObject({
      device_id: p.uuid.meta({ description: 'Id that the phone created for this account' }),
      device_name: deviceName,
      phone_now: p.instant,
      acts: z.array(act).max(actLimits.atOnce),
    }),
    out: z.strictObject({
      user_id: p.uuid,
      server_now: p.instant,
      device_name: z.string(),
      results: z.array(
        z.strictObject({
          id: p.uuid,
          outcome: z.enum(['kept', 'ended', 'unknown']),
          booking_status: bookingStates.booking_status.nullable(),
          date: p.date.nullable(),
          time: p.time.nullable(),
        }),
      ),
      departures: z.array(departure),
    }),
  },
  'check/phones': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists the phones that hold guest lists of the caller's hosts, with their last contact",
    in: z.strictObject({}),
    out: z.strictObject({ phones: z.array(device) }),
  },
  'check/cut-off': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Revokes a phone: it erases everything at its next contact, and its actions are refused',
    in: z.strictObject({ device_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },

  // A guest objects to a no-show, and an operator decides (docs/domain/hosts.md#no-show).
  'no-show/contest': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Contests a no-show as its guest, once and within 24 hours',
    in: z.strictObject({ ...bookingAccess, words: objectionWords }),
    out: z.strictObject({ message: z.string() }),
  },
  'no-show/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Replies to a guest's objection as the host, once and within 48 hours",
    in: z.strictObject({ ...bookingAccess, words: objectionWords }),
    out: z.strictObject({ message: z.string() }),
  },
  'no-show/list': {
    access: 'operator',
    permission: 'no-shows',
    effect: 'read',
    rate: 'read',
    summary: 'Lists contested no-shows with their check-in actions, oldest first',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(contested) }),
  },
  'no-show/decide': {
    access: 'operator',
    permission: 'no-shows',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Upholds an objection to a no-show, which completes the booking, or rejects it',
    in: z.strictObject({
      booking_id: p.uuid,
      decision: z.enum(['uphold', 'reject']),
      reason: objectionWords.optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status }),
  },
} as const satisfies Record<string, CallSpec>;

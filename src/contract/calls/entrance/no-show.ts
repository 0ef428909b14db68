// A guest who was marked as not come objects, and an operator decides (docs/check-in.md#no-show).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import { objectionWords as limits } from '#src/domain/checkin/objection.ts';
import * as p from '#src/contract/shapes/primitives.ts';

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
    marked_by: z.string().meta({ description: 'Who marked it: the name of an account, or empty' }),
    marked_on: z.string().meta({ description: 'The name of the phone, or empty' }),
    words: z.string().meta({ description: "The guest's own" }),
    contested_at: p.instant,
    host_words: z.string().meta({ description: 'What the host has answered; empty before' }),
    answer_until: p.instant.meta({ description: 'Until when the host can answer' }),
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

export const noShowCalls = {
  'no-show/contest': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'A guest objects to having been marked as not come, once and within 24 hours',
    in: z.strictObject({ ...credentials, words: objectionWords }),
    out: z.strictObject({ message: z.string() }),
  },
  'no-show/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "The host's side answers an objection, once and within 48 hours",
    in: z.strictObject({ ...credentials, words: objectionWords }),
    out: z.strictObject({ message: z.string() }),
  },
  'no-show/list': {
    access: 'operator',
    work: 'no-shows',
    effect: 'read',
    rate: 'read',
    summary: 'No-shows that guests have objected to, with what phones at the entrance say, the oldest first',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(contested) }),
  },
  'no-show/decide': {
    access: 'operator',
    work: 'no-shows',
    effect: 'write',
    about: { booking: 'booking_id' },
    rate: 'write',
    summary: 'Upholds an objection: the booking counts as completed; or rejects it: the no-show stands',
    in: z.strictObject({
      booking_id: p.uuid,
      decision: z.enum(['uphold', 'reject']),
      reason: objectionWords.optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status }),
  },
} as const satisfies Record<string, CallSpec>;

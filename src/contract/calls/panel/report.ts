// The operators' queue of what people reported (docs/reports.md).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { reviewImage } from '#src/contract/shapes/image.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const reportKinds = ['message_report', 'review_report', 'problem_report'] as const;
const kind = z.enum(reportKinds);

const fields = { id: p.id, kind, opened_at: p.instant, closed_at: p.instant.nullable(), detail: z.string() };

const said = z.strictObject({
  id: p.uuid,
  by: z.enum(['guest', 'host', 'operator']),
  name: z.string(),
  text: z.string(),
  pictures: p.count,
  sent_at: p.instant,
  is_reported: z.boolean(),
});

export const reportCalls = {
  'report/list': {
    access: 'operator',
    work: 'reports',
    effect: 'read',
    rate: 'read',
    summary:
      'Reports of messages, reviews and problems: those that are open, the oldest first, or those that are closed',
    in: z.strictObject({
      kind: kind.optional(),
      state: z.enum(['open', 'closed']).optional(),
      offset: p.offset.optional(),
    }),
    out: z.strictObject({
      data: z.array(z.strictObject(fields).meta({ id: 'Report' })),
      total: p.count,
      counts: z.record(kind, p.count).meta({ description: 'How many of each are open' }),
    }),
  },
  'report/detail': {
    access: 'operator',
    work: 'reports',
    effect: 'write',
    about: { task: 'report_id' },
    rate: 'write',
    summary: 'What was reported with its surroundings; looking into a conversation is written to the audit log',
    in: z.strictObject({ report_id: p.id }),
    out: z.strictObject({
      ...fields,
      conversation: z
        .strictObject({
          reported_by: z.enum(['guest', 'host']),
          reason: z.string(),
          details: z.string(),
          guest_name: z.string(),
          host_name: z.string(),
          title: z.string(),
          messages: z.array(said),
          is_blocked: z.boolean().meta({ description: 'One of the two has blocked the other' }),
          is_ended: z.boolean().meta({ description: 'An operator has ended it' }),
        })
        .nullable(),
      review: z
        .strictObject({
          id: p.uuid,
          title: z.string(),
          guest_name: z.string(),
          host_name: z.string(),
          rating: z.int().min(1).max(5),
          text: z.string(),
          reply: z.string(),
          photos: z.array(reviewImage),
          created_at: p.instant,
          removed: z.string().nullable(),
        })
        .nullable(),
      problem: z
        .strictObject({
          what: z.string(),
          text: z.string(),
          photos: z.array(z.string()),
          ref: p.ref,
          title: z.string(),
          date: p.date,
          time: p.time,
          time_zone: z.string(),
          booking_status: z.string(),
          guest_name: z.string(),
          host_name: z.string(),
          url: z.string(),
        })
        .nullable(),
      looks: z
        .array(z.strictObject({ at: p.instant, by: z.string(), action: z.string(), note: z.string() }))
        .meta({ description: 'What operators did with it, the newest first' }),
      can: z.array(z.enum(['close', 'remove-review', 'warn', 'block', 'allow'])),
    }),
  },
  'report/act': {
    access: 'operator',
    work: 'reports',
    effect: 'write',
    about: { task: 'report_id' },
    rate: 'write',
    summary: 'Closes a report with a note, and removes the review, warns the sender or ends the conversation',
    in: z.strictObject({
      report_id: p.id,
      act: z.enum(['close', 'remove-review', 'warn', 'block', 'allow']),
      note: p.line(500).min(3),
      reason: p
        .line(500)
        .min(10)
        .optional()
        .meta({ description: 'What everybody reads in the place of a removed review' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

// Calls for staff tasks: what an operator must decide (docs/reference/addresses.md#back-office).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';

const staffTask = z
  .strictObject({
    id: p.id,
    kind: z.string().meta({ description: 'Such as refund_failed or listing_review' }),
    subject: z.string().meta({ description: 'Names the row that it is about' }),
    booking_id: p.uuid.nullable(),
    detail: z.string(),
    writer: z
      .strictObject({
        name: z.string(),
        email: z.string(),
        account_id: p.uuid.nullable(),
        words: z.string().meta({ description: 'All that was written; empty where the detail says it' }),
      })
      .nullable()
      .meta({ description: 'Who waits for an answer, where somebody wrote or applied' }),
    is_undecided: z
      .boolean()
      .meta({ description: 'It waits for a decision on its own page, and is not closed by hand' }),
    opened_at: p.instant,
  })
  .meta({ id: 'StaffTask' });

export const staffLogCalls = {
  'task/list': {
    access: 'operator',
    permission: 'to-do',
    effect: 'read',
    rate: 'read',
    summary: 'Open tasks of the staff, oldest first, with counts by kind',
    in: z.strictObject({
      kind: z.string().max(40).optional(),
      after: p.id.optional().meta({ description: 'The last id of the page before' }),
    }),
    out: z.strictObject({
      kinds: z.array(z.strictObject({ kind: z.string(), count: p.count })),
      data: z.array(staffTask),
      has_more: z.boolean(),
    }),
  },
  'task/close': {
    access: 'operator',
    permission: 'to-do',
    effect: 'write',
    about: { task: 'task_id' },
    rate: 'write',
    summary: 'Closes a task by hand, with a note that stays in the audit log',
    in: z.strictObject({ task_id: p.id, note: p.paragraphs(500, 3) }),
    out: z.strictObject({ closed: z.boolean() }),
  },
} as const satisfies Record<string, CallSpec>;

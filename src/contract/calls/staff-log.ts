// Calls for staff tasks: what an operator must decide (docs/reference/addresses.md#back-office).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';

const staffTask = z
  .strictObject({
    id: p.id,
    kind: z.string().meta({ description: 'Kind of the task, such as refund_failed or listing_review' }),
    subject: z.string().meta({ description: 'Reference to the row that the task is about' }),
    booking_id: p.uuid.nullable(),
    detail: z.string(),
    writer: z
      .strictObject({
        name: z.string(),
        email: z.string(),
        account_id: p.uuid.nullable(),
        words: z
          .string()
          .meta({ description: 'Full text of the message or application; empty if `detail` contains it' }),
      })
      .nullable()
      .meta({ description: 'Person who wrote or applied and waits for a reply; null for other tasks' }),
    is_undecided: z
      .boolean()
      .meta({ description: 'True while the task waits for a decision on its own page, and cannot be closed by hand' }),
    opened_at: p.instant,
  })
  .meta({ id: 'StaffTask' });

export const staffLogCalls = {
  'task/list': {
    access: 'operator',
    permission: 'to-do',
    effect: 'read',
    rate: 'read',
    summary: 'Lists open staff tasks, oldest first, with counts by kind',
    in: z.strictObject({
      kind: z.string().max(40).optional(),
      after: p.id.optional().meta({ description: 'Id of the last task on the previous page' }),
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
    summary: 'Closes a task by hand, with a note that is saved in the audit log',
    in: z.strictObject({ task_id: p.id, note: p.paragraphs(500, 3) }),
    out: z.strictObject({ closed: z.boolean() }),
  },
} as const satisfies Record<string, CallSpec>;

// Tasks and figures of the back office's first page (docs/reference/back-office.md#to-do).
import { z } from 'zod';
import { countedKinds, mostCounted } from '#src/domain/admin/waiting.ts';
import { openingSteps } from '#src/domain/admin/opening.ts';
import type { CallSpec } from '#src/contract/call.ts';

export const adminWaitingCalls = {
  'admin/waiting': {
    access: 'operator',
    permission: 'to-do',
    effect: 'read',
    rate: 'read',
    summary: 'Counts what waits for the staff in addition to tasks, by kind; leaves out kinds without any',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(
        z.strictObject({
          kind: z.enum(countedKinds),
          count: z
            .int()
            .min(1)
            .max(mostCounted + 1)
            .meta({ description: 'Number of cases up to 1,000; 1,001 means more' }),
        }),
      ),
      opening: z.array(z.strictObject({ step: z.enum(openingSteps), is_done: z.boolean() })).meta({
        description: 'Steps until guests can book and pay, for admins; empty once all are done, and in a demo',
      }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

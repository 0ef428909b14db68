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
    summary: 'How much waits for the staff beside its tasks, by kind; kinds without any are left out',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(
        z.strictObject({
          kind: z.enum(countedKinds),
          count: z
            .int()
            .min(1)
            .max(mostCounted + 1)
            .meta({ description: 'The largest value says that there are more than the one before it' }),
        }),
      ),
      opening: z
        .array(z.strictObject({ step: z.enum(openingSteps), is_done: z.boolean() }))
        .meta({ description: 'What is missing until guests can book and pay, for admins; empty once all is done' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

// Who wants to recommend experiences applies here (docs/content.md#write-to-the-operator).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { email, line, paragraphs } from '#src/contract/shapes/primitives.ts';

export const ambassadorCalls = {
  'ambassador/apply': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Applies as ambassador; answers the same for an address that has applied already',
    in: z.strictObject({
      first_name: line(80),
      last_name: line(80),
      email,
      city: line(80),
      audience: line(300),
      message: paragraphs(1000).optional(),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

// A companion's invitation after it was sent (docs/vouchers.md#companions).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const companionCalls = {
  'companion/resend': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a companion the invitation again, three times at most',
    in: z.strictObject({ ...credentials, companion_id: p.uuid }),
    out: z.strictObject({ sends_left: p.count, message: z.string() }),
  },
  'companion/remove': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Takes a companion off the booking and erases name and address',
    in: z.strictObject({ ...credentials, companion_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

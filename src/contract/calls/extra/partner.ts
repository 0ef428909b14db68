// The link of an ambassador: who recommends, and that somebody came by it (docs/partners.md#the-link).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { count } from '#src/contract/shapes/primitives.ts';

const code = z.string().regex(/^[A-Za-z][A-Za-z0-9]{3,19}$/);

export const partnerCalls = {
  'partner/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Who recommends by a link; one that is paused or has ended is not found',
    in: z.strictObject({ code }),
    out: z.strictObject({
      name: z.string().meta({ description: 'The first name; may be empty' }),
      good_days: count.meta({ description: 'For how long the visit counts once it is kept' }),
    }),
  },
  'partner/visit': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Counts a visit by a link, once a day for a browser, and keeps it where the visitor wishes so',
    in: z.strictObject({
      code,
      keep: z.boolean().meta({ description: 'The visitor has pressed the button or agreed to be remembered' }),
    }),
    out: z.strictObject({ kept: z.boolean() }),
  },
} as const satisfies Record<string, CallSpec>;

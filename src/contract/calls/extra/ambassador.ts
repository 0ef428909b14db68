// Who wants to recommend experiences applies here (docs/content.md#write-to-the-operator), and has a link then
// (docs/partners.md#the-link).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { count, email, line, paragraphs } from '#src/contract/shapes/primitives.ts';

const code = z.string().regex(/^[A-Za-z][A-Za-z0-9]{3,19}$/);

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

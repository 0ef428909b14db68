// Calls of the group feedback.
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { email, line, paragraphs } from '#src/contract/shapes/primitives.ts';

export const feedbackCalls = {
  'feedback/save': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Sends a word to the operator; a visitor leaves an email address',
    in: z.strictObject({
      topic: line(80),
      message: paragraphs(1000).meta({ description: 'At least 10 characters' }),
      email: email.optional(),
      page: line(300).optional(),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

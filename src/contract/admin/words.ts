// Other words of the search, for the back office (docs/back-office.md#places).
import { z } from 'zod';
import { synonymKinds } from '#src/domain/admin/places.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const synonym = { term: p.line(80).min(1), kind: z.enum(synonymKinds), means: p.line(80) };

export const adminWordCalls = {
  'admin/synonym-list': {
    access: 'operator',
    work: 'words',
    effect: 'read',
    rate: 'read',
    summary: 'Other words of the search, by term',
    in: z.strictObject({ find: p.line(80).optional(), after: p.line(260).optional() }),
    out: z.strictObject({
      data: z.array(z.strictObject({ term: z.string(), kind: z.enum(synonymKinds), means: z.string() })),
      next: z.string().nullable(),
    }),
  },
  'admin/synonym-change': {
    access: 'operator',
    work: 'words',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Adds other words to the search, or takes them out',
    in: z.strictObject({ ...synonym, is_there: z.boolean().meta({ description: 'False takes them out' }) }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

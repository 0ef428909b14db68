// Something went wrong on the day: can be reported until 24 hours after the end, with up to 4 photos (docs/domain/lifecycle.md#problems).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** What a guest may report. */
export const problemKind = z.enum([
  'host_late',
  'host_missing',
  'not_as_described',
  'unsafe',
  'weather',
  'money',
  'other',
]);

export const problemCalls = {
  'problem/report': {
    access: 'public',
    effect: 'write',
    rate: 'upload',
    summary: 'Reports a problem with a booking; multipart, the parts named photo are up to 4 pictures',
    body: 'multipart',
    files: { part: 'photo', least: 0, most: 4 },
    in: z.strictObject({ ...credentials, kind: problemKind, message: p.paragraphs(2000, 10) }),
    out: z.strictObject({ id: p.uuid, photos: p.count, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

// Calls for uploaded images.
import { z } from 'zod';
import { uuid } from '#src/contract/shapes/primitives.ts';
import { image } from '#src/contract/shapes/image.ts';
import type { CallSpec } from '#src/contract/call.ts';

export const imageCalls = {
  'image/upload': {
    access: 'user',
    effect: 'write',
    rate: 'upload',
    summary: 'Stores one photo, sent as the part `file`; ignores unknown options',
    body: 'multipart',
    files: { part: 'file', least: 1, most: 1, ignoresOthers: true },
    // The only call that accepts unknown fields: the specification allows further request options.
    in: z.looseObject({ purpose: z.enum(['review', 'message', 'profile', 'course', 'problem']).optional() }),
    out: z.strictObject({ id: uuid, image: z.string(), data: image }),
  },
  'image/remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Deletes a photo of the caller that nothing uses',
    in: z.strictObject({ image_id: uuid }),
    out: z.strictObject({}),
  },
} as const satisfies Record<string, CallSpec>;

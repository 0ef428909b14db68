// Calls of the group content.
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { image } from '#src/contract/shapes/image.ts';
import { instant, slug } from '#src/contract/shapes/primitives.ts';

export const contentCalls = {
  'content/page': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'A content page by its slug',
    in: z.strictObject({ slug }),
    out: z.strictObject({
      data: z.strictObject({
        slug,
        title: z.string(),
        summary: z.string(),
        body: z.string().meta({ description: 'A small subset of Markdown; never HTML' }),
        pictures: z
          .array(image)
          .meta({ description: 'Those of the pictures that the text names and this installation has' }),
        updated_at: instant,
      }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

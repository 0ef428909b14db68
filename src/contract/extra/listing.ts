// A listing that takes a break: known, and not offered.
import { z } from 'zod';
import type { CallSpec } from '../call.ts';
import { id, slug } from '../shapes/primitives.ts';

export const listingCalls = {
  'listing/paused': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'A course that takes no bookings for a while: its title and city, and nothing that could be booked',
    in: z.strictObject({ course_id: id }),
    out: z.strictObject({
      data: z.strictObject({ id, title: z.string(), city_id: id, city_slug: slug, city_name: z.string() }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

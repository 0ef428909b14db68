// Calls of the group category.
import { z } from 'zod';
import type { CallSpec } from './call.ts';
import { categoryCount } from './shapes/city.ts';
import { id } from './shapes/primitives.ts';

export const categoryCalls = {
  'category/list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Categories with their number of courses, everywhere or in one city',
    in: z.strictObject({ city_id: id.optional() }),
    out: z.strictObject({ data: z.array(categoryCount) }),
  },
} as const satisfies Record<string, CallSpec>;

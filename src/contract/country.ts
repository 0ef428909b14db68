// Calls of the group country.
import { z } from 'zod';
import type { CallSpec } from './call.ts';
import { countryCode } from './shapes/primitives.ts';

export const countryCalls = {
  'country/isd': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Dialling codes of the world, for the phone field; digits without +',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(z.strictObject({ code: countryCode, name: z.string(), isd: z.string().regex(/^[0-9]{1,7}$/) })),
    }),
  },
} as const satisfies Record<string, CallSpec>;

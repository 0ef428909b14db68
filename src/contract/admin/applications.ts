// Applications as ambassador, for the back office (docs/partners.md#applications).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const adminApplicationCalls = {
  'admin/ambassador-decide': {
    access: 'operator',
    work: 'partners',
    effect: 'write',
    about: { application: 'application' },
    rate: 'write',
    summary: 'Accepts or declines an application as ambassador; the applicant is told either way',
    in: z.strictObject({
      application: p.uuid,
      accept: z.boolean(),
      note: p.paragraphs(1000).optional().meta({ description: 'Words to the applicant, as they are' }),
    }),
    out: z.strictObject({
      message: z.string(),
      partner_id: p.uuid
        .nullable()
        .meta({ description: 'The ambassador; null when declined, or while no account has proved this address' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

// What Alipay would charge, before anything is opened: the page says it as an estimate (Alipay in SGD).
import { z } from 'zod';
import type { CallSpec } from '../call.ts';
import * as p from '../shapes/primitives.ts';

export const rateCalls = {
  'rate/sgd': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'SGD for one US dollar as Alipay would charge now; null while there is no rate of the last 14 days',
    in: z.strictObject({}),
    out: z.strictObject({ rate: z.number().positive().nullable(), rate_at: p.instant.nullable() }),
  },
} as const satisfies Record<string, CallSpec>;

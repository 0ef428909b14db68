// The hosts of a team: what every section of the host panel asks first (docs/accounts.md#teams).
import { z } from 'zod';
import { hostActs } from '#src/domain/host/acts.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** A host that the caller acts for. */
const actedHost = z
  .strictObject({
    id: p.uuid,
    name: z.string(),
    image: z.string().nullable(),
    role: z.enum(['host', 'manager', 'coordinator', 'guide']),
    acts: z.array(z.enum(hostActs)),
    /** Nobody can book, because a calendar elsewhere cannot be read. */
    has_stopped_feed: z.boolean(),
  })
  .meta({ id: 'ActedHost' });

export const hostCalls = {
  'host/mine': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The hosts that the caller acts for, the own one first, each with what they may do for it',
    in: z.strictObject({}),
    out: z.strictObject({ hosts: z.array(actedHost) }),
  },
} as const satisfies Record<string, CallSpec>;

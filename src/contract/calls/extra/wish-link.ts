// The link under which an account shows its wish list to others (docs/accounts.md#sharing-a-wish-list).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const wishLinkCalls = {
  'wish-link/make': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'The link to the own list; makes it where there is none, so that asking twice answers the same one',
    in: z.strictObject({}),
    out: z.strictObject({ url: z.string() }),
  },
  'wish-link/end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Ends the link for good; also answers success when there was none',
    in: z.strictObject({}),
    out: z.strictObject({}),
  },
  'wish-link/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The listings that a link shows: those on offer, without a word on whose they are, when and for how many',
    in: z.strictObject({ token: p.token, offset: p.offset.optional() }),
    out: z.strictObject({ data: z.array(courseCard), total: p.count }),
  },
} as const satisfies Record<string, CallSpec>;

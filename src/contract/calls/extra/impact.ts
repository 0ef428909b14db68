// What the marketplace does for hosts and guests, in figures (docs/content.md#live-figures).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { moneySum } from '#src/contract/shapes/money.ts';
import { count } from '#src/contract/shapes/primitives.ts';

export const impactCalls = {
  'impact/figures': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'How many experiences and hosts there are, who came, and where the money went; up to an hour old',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.strictObject({
        courses: count.meta({ description: 'Published experiences' }),
        hosts: count.meta({ description: 'Hosts with a published experience' }),
        community_hosts: count.meta({ description: 'Of these, picked, vetted and trained by the operator' }),
        cities: count,
        countries: count,
        bookings: count.meta({ description: 'Bookings that took place' }),
        guests: count.meta({ description: 'Guests of these' }),
        paid: moneySum.meta({ description: 'What they cost, service fee included' }),
        cash_to_hosts: moneySum.meta({ description: 'Of it, what hosts got in cash on the day' }),
      }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

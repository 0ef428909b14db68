// Service fees that differ from the usual one, for the back office (docs/reference/back-office.md#service-fees).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const rate = z.number().min(0).max(0.5).meta({ description: 'A fraction with at most four decimals: 0.06 is 6 %' });
const version = z.int().min(0);
const named = z.strictObject({ id: p.id, name: z.string() });

const feeLine = z
  .strictObject({
    city: named.nullable().meta({ description: 'Null: in every city' }),
    category: named.nullable().meta({ description: 'Null: for every category' }),
    rate,
    version: version.meta({ description: 'To be sent with a change' }),
    listings: p.count.meta({ description: 'Published ones of this place' }),
    changed_at: p.instant,
    who: z.string(),
  })
  .meta({ id: 'FeeLine' });

export const adminFeeCalls = {
  'admin/fee-list': {
    access: 'operator',
    permission: 'fees',
    effect: 'read',
    rate: 'read',
    summary: 'The usual service fee, and all cities and categories with one of their own',
    in: z.strictObject({}),
    out: z.strictObject({
      usual: rate,
      data: z.array(feeLine),
      cities: z.array(named),
      categories: z.array(named),
    }),
  },
  'admin/fee-set': {
    access: 'operator',
    permission: 'fees',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Gives a city, a category, or a category in a city a service fee of its own, or takes it away',
    in: z.strictObject({
      city_id: p.id.nullable(),
      category_id: p.id.nullable(),
      rate: rate.nullable().meta({ description: 'Null takes the own fee away' }),
      version: version.meta({ description: 'As it was seen; 0 where there was none' }),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

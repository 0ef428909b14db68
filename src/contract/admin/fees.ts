// Service fees that differ from the usual one, for the back office (docs/reference/back-office.md#service-fees).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const rate = z.number().min(0).max(0.5).meta({ description: 'Fraction with at most four decimals; 0.06 is 6%' });
const version = z.int().min(0);
const named = z.strictObject({ id: p.id, name: z.string() });

const feeLine = z
  .strictObject({
    city: named.nullable().meta({ description: 'City of the fee; null for every city' }),
    category: named.nullable().meta({ description: 'Category of the fee; null for every category' }),
    rate,
    version: version.meta({ description: 'Version to send with a change' }),
    listings: p.count.meta({ description: 'Published listings in this city and category' }),
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
    summary: 'Lists the usual service fee, and those of cities and categories',
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
    summary: 'Sets or removes the service fee of a city, a category, or a category in a city',
    in: z.strictObject({
      city_id: p.id.nullable(),
      category_id: p.id.nullable(),
      rate: rate.nullable().meta({ description: 'New fee; null removes it' }),
      version: version.meta({ description: 'Version of the fee as the caller saw it; 0 for none' }),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

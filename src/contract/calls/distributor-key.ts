// Keys with which programs of a distributor book (docs/distributor-keys.md).
import { z } from 'zod';
import { keyNameMax, keyTerms } from '#src/domain/account/distributor-key.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** A key as its owner and operators see it: never whole. */
export const distributorKey = z
  .strictObject({
    id: p.uuid,
    name: z.string(),
    prefix: z.string().meta({ description: 'How it begins' }),
    created_at: p.instant,
    expires_at: p.instant.nullable(),
    is_expired: z.boolean(),
    used_on: p.date.nullable().meta({ description: 'The last day in UTC on which it was used' }),
  })
  .meta({ id: 'DistributorKey' });

export const distributorKeyCalls = {
  'account/keys': {
    access: 'distributor',
    effect: 'read',
    rate: 'read',
    summary: 'The keys of the account, the newest first',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(distributorKey), can_make: z.boolean(), has_password: z.boolean() }),
  },
  'account/key-make': {
    access: 'distributor',
    effect: 'write',
    rate: 'auth',
    summary: 'Makes a key and shows it this once',
    in: z.strictObject({
      name: p.line(keyNameMax),
      days: z.literal(keyTerms).optional().meta({ description: 'How long it holds; left out: until it is removed' }),
      password: z.string().max(128).optional().meta({ description: 'The current one, where the account has one' }),
    }),
    out: z.strictObject({ id: p.uuid, key: z.string(), prefix: z.string() }),
  },
  'account/key-remove': {
    access: 'distributor',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a key, which opens nothing from then on',
    in: z.strictObject({ key_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

// Accounts elsewhere that open one here: connected, disconnected, and confirmed by mail (docs/accounts.md#google-and-facebook).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { identityProvider as provider, sessionFields } from '#src/contract/shapes/person.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const identityCalls = {
  'account/identities': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The accounts elsewhere that open this one, and which can be connected here',
    in: z.strictObject({}),
    out: z.strictObject({
      offered: z.array(provider),
      may_disconnect: z.boolean().meta({ description: 'False while one of them is the last way in' }),
      data: z.array(
        z
          .strictObject({
            provider,
            email: z.string().meta({ description: 'As the provider has it; may be empty' }),
            created_at: p.instant,
            last_used_at: p.instant.nullable(),
          })
          .meta({ id: 'AccountIdentity' }),
      ),
    }),
  },
  'account/identity-begin': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'The page of a provider on which an account there is connected with this one',
    in: z.strictObject({ provider, password: z.string().max(128).optional() }),
    out: z.strictObject({ url: z.string() }),
  },
  'account/identity-remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Disconnects an account elsewhere, unless it is the last way in',
    in: z.strictObject({ provider }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/identity-confirm': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Uses the link that was mailed for an account elsewhere, in the browser that asked for it, and signs in',
    in: z.strictObject({ token: p.token, code: p.factorCode.optional() }),
    out: z.strictObject(sessionFields),
  },
} as const satisfies Record<string, CallSpec>;

// Passkeys of an account: added, removed, and used to log in (docs/accounts.md#passkeys). What devices are asked and answer is
// written by browsers as JSON, and passed on as one text.
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { sessionFields } from '#src/contract/shapes/person.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const options = z.strictObject({ options: z.string().meta({ description: 'JSON for navigator.credentials' }) });
const signed = z.strictObject({ response: p.passkeyAnswer });
const message = z.strictObject({ message: z.string() });
const id = z.string().min(1).max(1400);

export const passkeyCalls = {
  'account/passkeys': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The passkeys of the account, and whether this site can have any',
    in: z.strictObject({}),
    out: z.strictObject({
      is_offered: z.boolean(),
      data: z.array(
        z
          .strictObject({
            id,
            browser: z.string().nullable(),
            system: z.string().nullable(),
            created_at: p.instant,
            last_used_at: p.instant.nullable(),
          })
          .meta({ id: 'AccountPasskey' }),
      ),
    }),
  },
  'account/passkey-begin': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'What a device has to sign to become a passkey of the account',
    in: z.strictObject({ password: z.string().max(128).optional() }),
    out: options,
  },
  'account/passkey-add': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Adds the passkey that a device has made',
    in: signed,
    out: message,
  },
  'account/passkey-remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a passkey',
    in: z.strictObject({ id }),
    out: message,
  },
  'account/passkey-options': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'What a device has to sign to log in; the same for everybody',
    in: z.strictObject({}),
    out: options,
  },
  'account/passkey-sign-in': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Signs in with a passkey, which counts as both factors',
    in: signed,
    out: z.strictObject(sessionFields),
  },
} as const satisfies Record<string, CallSpec>;

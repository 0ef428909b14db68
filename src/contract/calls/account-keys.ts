// Calls for passkeys, connected identities and a distributor's keys (docs/domain/accounts.md, docs/domain/partners.md#distributor-keys).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { sessionFields, identityProvider as provider } from '#src/contract/shapes/person.ts';
import { keyNameMax, keyTerms } from '#src/domain/account/distributor-key.ts';
import type { CallSpec } from '#src/contract/call.ts';

const options = z.strictObject({
  options: z.string().meta({ description: 'Options for navigator.credentials, as JSON' }),
});

const signed = z.strictObject({ response: p.passkeyAnswer });

const message = z.strictObject({ message: z.string() });

const id = z.string().min(1).max(1400);

/** A key as its owner and operators see it: never complete. */
export const distributorKey = z
  .strictObject({
    id: p.uuid,
    name: z.string(),
    prefix: z.string().meta({ description: 'First characters of the key' }),
    created_at: p.instant,
    expires_at: p.instant.nullable(),
    is_expired: z.boolean(),
    used_on: p.date
      .nullable()
      .meta({ description: 'Last day in UTC on which the key was used; null before its first use' }),
  })
  .meta({ id: 'DistributorKey' });

export const accountKeysCalls = {
  'account/passkeys': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Returns the account's passkeys, and whether this site supports passkeys",
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
    summary: 'Returns the challenge that a device signs to create a passkey',
    in: z.strictObject({ password: z.string().max(128).optional() }),
    out: options,
  },
  'account/passkey-add': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Adds the passkey that a device created',
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
    summary: 'Returns the challenge that a device signs to log in; the same for everyone',
    in: z.strictObject({}),
    out: options,
  },
  'account/passkey-sign-in': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Logs in with a passkey, which covers both factors',
    in: signed,
    out: z.strictObject(sessionFields),
  },

  // Identities: connected, disconnected, and confirmed by email (docs/domain/accounts.md#google-and-facebook).
  'account/identities': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the connected Google and Facebook accounts, and the providers that can be connected',
    in: z.strictObject({}),
    out: z.strictObject({
      offered: z.array(provider),
      may_disconnect: z.boolean().meta({ description: 'False while an identity is the only way to log in' }),
      data: z.array(
        z
          .strictObject({
            provider,
            email: z.string().meta({ description: 'Address known to the provider; may be empty' }),
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
    summary: "Returns the provider's page for connecting an account",
    in: z.strictObject({ provider, password: z.string().max(128).optional() }),
    out: z.strictObject({ url: z.string() }),
  },
  'account/identity-remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Disconnects a provider's account, unless it is the only way to log in",
    in: z.strictObject({ provider }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/identity-confirm': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: "Logs in with the link emailed for a provider's account, in the browser that requested it",
    in: z.strictObject({ token: p.token, code: p.factorCode.optional() }),
    out: z.strictObject(sessionFields),
  },

  // API keys of distributors (docs/domain/partners.md#distributor-keys).
  'account/keys': {
    access: 'distributor',
    effect: 'read',
    rate: 'read',
    summary: "Lists the account's API keys, newest first",
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(distributorKey), can_make: z.boolean(), has_password: z.boolean() }),
  },
  'account/key-make': {
    access: 'distributor',
    effect: 'write',
    rate: 'auth',
    summary: 'Creates an API key and shows it once',
    in: z.strictObject({
      name: p.line(keyNameMax),
      days: z
        .literal(keyTerms)
        .optional()
        .meta({ description: 'Lifetime of the key in days; without it, the key is valid until removed' }),
      password: z.string().max(128).optional().meta({ description: 'Current password, if the account has one' }),
    }),
    out: z.strictObject({ id: p.uuid, key: z.string(), prefix: z.string() }),
  },
  'account/key-remove': {
    access: 'distributor',
    effect: 'write',
    rate: 'write',
    summary: 'Removes an API key',
    in: z.strictObject({ key_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

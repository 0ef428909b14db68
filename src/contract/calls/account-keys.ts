// Calls for passkeys, connected identities and a distributor's keys (docs/domain/accounts.md, docs/domain/partners.md#distributor-keys).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { sessionFields, identityProvider as provider } from '#src/contract/shapes/person.ts';
import { keyNameMax, keyTerms } from '#src/domain/account/distributor-key.ts';
import type { CallSpec } from '#src/contract/call.ts';

const options = z.strictObject({ options: z.string().meta({ description: 'JSON for navigator.credentials' }) });

const signed = z.strictObject({ response: p.passkeyAnswer });

const message = z.strictObject({ message: z.string() });

const id = z.string().min(1).max(1400);

/** A key as its owner and operators see it: never complete. */
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

export const accountKeysCalls = {
  'account/passkeys': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "The account's passkeys, and whether this site supports them",
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
    summary: 'The challenge a device signs to become a passkey',
    in: z.strictObject({ password: z.string().max(128).optional() }),
    out: options,
  },
  'account/passkey-add': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Adds the passkey that a device made',
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
    summary: 'The challenge a device signs to log in; the same for everyone',
    in: z.strictObject({}),
    out: options,
  },
  'account/passkey-sign-in': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Logs in with a passkey, which is both factors',
    in: signed,
    out: z.strictObject(sessionFields),
  },

  // Identities: connected, disconnected, and confirmed by email (docs/domain/accounts.md#google-and-facebook).
  'account/identities': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Connected Google and Facebook accounts, and which can be connected',
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
    summary: "The provider's page to connect an account",
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
    summary: "Uses the link emailed for a provider's account, in the browser that requested it, and logs in",
    in: z.strictObject({ token: p.token, code: p.factorCode.optional() }),
    out: z.strictObject(sessionFields),
  },

  // API keys of distributors (docs/domain/partners.md#distributor-keys).
  'account/keys': {
    access: 'distributor',
    effect: 'read',
    rate: 'read',
    summary: "The account's API keys, newest first",
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
      days: z.literal(keyTerms).optional().meta({ description: 'How long it holds; left out: until it is removed' }),
      password: z.string().max(128).optional().meta({ description: 'The current one, where the account has one' }),
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

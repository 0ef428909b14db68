import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { MasterKey, MasterKeys } from '#src/server/keys.ts';
import { deriveSecret, hashSecret } from '#src/server/secrets.ts';
import { newFactor, setupOf } from './authenticator.ts';

const master = (version: number): MasterKey => ({ version, secret: Buffer.alloc(32, version) });
const keys: MasterKeys = { masters: [master(1)] };
const rotated: MasterKeys = { masters: [master(2), master(1)] };
const person = { user_id: '00000000-0000-4000-8000-0000000000b1', nonce: '00000000-0000-4000-8000-0000000000c1' };
const names = { issuer: 'Banyan', label: 'ada@example.test' };
const begun = { user_id: person.user_id, ...newFactor(keys, person.user_id, person.nonce) };
const bytesOf = (secret: string) => Buffer.from(Secret.fromBase32(secret).buffer);

describe('the secret of an app', () => {
  it('is 160 bits, the same each time, and another one for each nonce', () => {
    const { secret } = setupOf(keys, begun, names);
    expect(bytesOf(secret)).toHaveLength(20);
    expect(setupOf(keys, begun, names).secret).toBe(secret);
    const other = {
      user_id: person.user_id,
      ...newFactor(keys, person.user_id, '00000000-0000-4000-8000-0000000000c2'),
    };
    expect(setupOf(keys, other, names).secret).not.toBe(secret);
  });

  it('stays what the app holds when the master key has changed', () => {
    expect(setupOf(rotated, begun, names).secret).toBe(setupOf(keys, begun, names).secret);
  });

  it('stays what the app holds where it was shortened by SHA-1 when it was begun', () => {
    const derived = deriveSecret(keys, 'second-factor', `${person.user_id}:${person.nonce}`);
    const old = { ...person, secret_hash: hashSecret(derived) };
    const held = createHash('sha1').update(derived).digest();
    for (const ring of [keys, rotated]) expect(bytesOf(setupOf(ring, old, names).secret)).toEqual(held);
    expect(bytesOf(setupOf(keys, begun, names).secret)).not.toEqual(held);
  });
});

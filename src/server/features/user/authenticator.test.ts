import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { MasterKey, MasterKeys } from '#src/server/platform/keys.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { derivedSecret, newFactor, setupOf, stepOfCode } from './authenticator.ts';
import type { FactorSecret } from './factor-queries.ts';

const master = (version: number): MasterKey => ({ version, secret: Buffer.alloc(32, version) });
const keys: MasterKeys = { masters: [master(1)] };
const rotated: MasterKeys = { masters: [master(2), master(1)] };
const retired: MasterKeys = { masters: [master(2)] };
const [userId, nonce] = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000c1'];
const names = { issuer: 'Banyan', label: 'ada@example.test' };
const begin = (): FactorSecret => ({
  user_id: userId,
  sealed: newFactor(keys, userId),
  nonce: null,
  secret_hash: null,
});
const bytesOf = (secret: string) => Buffer.from(Secret.fromBase32(secret).buffer);

describe('the secret of an app', () => {
  it('is 160 bits, the same each time, and another one each time that one is begun', () => {
    const begun = begin();
    const { secret } = setupOf(keys, begun, names);
    expect(bytesOf(secret)).toHaveLength(20);
    expect(setupOf(rotated, begun, names).secret).toBe(secret);
    expect(setupOf(keys, begin(), names).secret).not.toBe(secret);
  });

  it('opens for its own account only, and with a key that is there', () => {
    const begun = { ...begin(), confirmed_at: null, last_step: 0, now_ms: 1_790_000_000_000, recovery_left: 0 };
    expect(stepOfCode(retired, begun, '123456')).toBeNull();
    expect(() => setupOf(keys, { ...begun, user_id: nonce }, names)).toThrow('cannot decrypt a new second factor');
  });

  it.each([
    ['sha256', `${userId}:${nonce}:sha256`],
    ['sha1', `${userId}:${nonce}`],
  ])('is what the app holds where it was derived, and shortened by %s', (shortenedBy, name) => {
    const derived = deriveSecret(keys, 'second-factor', name);
    const old = { user_id: userId, sealed: null, nonce, secret_hash: hashSecret(derived) };
    const held = createHash(shortenedBy).update(derived).digest().subarray(0, 20);
    for (const ring of [keys, rotated]) expect(bytesOf(setupOf(ring, old, names).secret)).toEqual(held);
    expect(derivedSecret(retired, old)).toBeNull();
  });
});

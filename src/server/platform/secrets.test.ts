import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deviceOf } from './http/visitor.ts';
import { isQuoteId, quoteIdOf } from '#src/server/features/booking/index.ts';
import type { MasterKey, MasterKeys } from './keys.ts';
import { deriveSecret, givenHash, hashSecret, isSecret, keyUses, secretOfHash, subKey } from './secrets.ts';

const master = (version: number): MasterKey => ({ version, secret: Buffer.alloc(32, version + 7) });
const [v0, v1, v2] = [master(0), master(1), master(2)];
const ring = (...masters: readonly [MasterKey, ...MasterKey[]]): MasterKeys => ({ masters });
const old = ring(v1, v0);
const rotated = ring(v2, v1, v0);
const id = '00000000-0000-4000-8000-0000000000b1';

/** Links of the time before keys had versions. */
const firstLink = (use: string) => createHmac('sha256', v0.secret).update(`booking-${use}:${id}`).digest('base64url');

describe('a sub-key', () => {
  it('is another one for each use and each master', () => {
    const keys = [v1, v2].flatMap((one) => keyUses.map((use) => subKey(one, use).toString('hex')));
    expect(new Set(keys).size).toBe(keyUses.length * 2);
    expect(keys).not.toContain(v1.secret.toString('hex'));
  });

  it('makes a secret that fits its own use and row only', () => {
    for (const use of keyUses) {
      const secret = deriveSecret(old, use, id);
      expect(secret).toMatch(/^k1-[\w-]{43}$/);
      for (const other of keyUses) expect(isSecret(old, other, id, secret)).toBe(other === use);
      expect(isSecret(old, use, 'another', secret)).toBe(false);
    }
  });
});

describe('after a rotation', () => {
  it('what was sent before still opens, and what is made again is of the newest key', () => {
    const sent = deriveSecret(old, 'host', id);
    expect(isSecret(rotated, 'host', id, sent)).toBe(true);
    const again = deriveSecret(rotated, 'host', id);
    expect(again).toMatch(/^k2-/);
    expect(isSecret(rotated, 'host', id, again)).toBe(true);
    expect(isSecret(old, 'host', id, again)).toBe(false);
  });

  it('a row gets the secret again that it keeps the hash of', () => {
    for (const sent of [deriveSecret(old, 'booking-access', id), firstLink('access')])
      expect(secretOfHash(rotated, 'booking-access', id, hashSecret(sent))).toBe(sent);
    const made = deriveSecret(rotated, 'booking-access', id);
    expect(secretOfHash(rotated, 'booking-access', id, hashSecret(made))).toBe(made);
  });

  it.each(keyUses)('a retired key opens nothing, also by the hash that a row keeps: %s', (use) => {
    const sent = deriveSecret(old, use, id);
    const first = deriveSecret(ring(v0), use, id);
    for (const keys of [old, rotated]) expect(givenHash(keys, sent)).toEqual(hashSecret(sent));
    expect([isSecret(ring(v2), use, id, sent), isSecret(ring(v2), use, id, first)]).toEqual([false, false]);
    expect(givenHash(ring(v2), sent)).toEqual(Buffer.alloc(32));
    // A browser's secret is shorter in its legacy form, and never found by hash.
    if (use !== 'device') expect(givenHash(ring(v2), first)).toEqual(Buffer.alloc(32));
  });

  it('a retired key opens nothing, and a row of its time gets a link that opens nothing either', () => {
    const sent = deriveSecret(old, 'host', id);
    expect(isSecret(ring(v2), 'host', id, sent)).toBe(false);
    expect(isSecret(ring(v2), 'host', id, firstLink('host'))).toBe(false);
    const again = secretOfHash(ring(v2), 'booking-access', id, hashSecret(deriveSecret(old, 'booking-access', id)));
    expect(again).toBe(deriveSecret(ring(v2), 'booking-access', id));
  });

  it('a quote that was shown before is still agreed to', () => {
    const facts = ['cancel', id, 1];
    const shown = quoteIdOf(old, facts);
    expect(isQuoteId(shown, quoteIdOf(rotated, facts, shown))).toBe(true);
    expect(isQuoteId(shown, quoteIdOf(rotated, ['cancel', id, 2], shown))).toBe(false);
    expect(isQuoteId(shown, quoteIdOf(ring(v2), facts, shown))).toBe(false);
  });
});

describe('a link from before keys had versions', () => {
  it.each(['host', 'return', 'inquiry-guest', 'inquiry-host'] as const)('%s opens as it did', (use) => {
    expect(isSecret(rotated, use, id, firstLink(use))).toBe(true);
    expect(isSecret(rotated, use, 'another', firstLink(use))).toBe(false);
  });

  it('a browser that was known then is known now', () => {
    const sign = (text: string) =>
      createHmac('sha256', v0.secret).update(`device:${text}`).digest().subarray(0, 16).toString('base64url');
    const device = 'A'.repeat(22);
    expect(deviceOf({ read: () => `${device}.${sign(device)}` }, rotated)).toBe(device);
    expect(deviceOf({ read: () => `${device}.${sign('another')}` }, rotated)).toBeNull();
  });
});

describe('a version that was changed', () => {
  const secret = deriveSecret(old, 'host', id);

  it.each([
    ['of another key', secret.replace('k1-', 'k2-')],
    ['of the first key', secret.replace('k1-', 'k0-')],
    ['left out', secret.slice(3)],
    ['of no key', secret.replace('k1-', 'k9-')],
    ['with a zero before it', secret.replace('k1-', 'k01-')],
    ['doubled', `k1-${secret}`],
    ['put before an old link', `k0-${firstLink('host')}`],
    ['in capitals', secret.replace('k1-', 'K1-')],
    ['alone', 'k1-'],
    ['nothing', ''],
  ])('is refused: %s', (_name, changed) => {
    expect(isSecret(rotated, 'host', id, changed)).toBe(false);
  });
});

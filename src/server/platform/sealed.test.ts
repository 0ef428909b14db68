import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MasterKey, MasterKeys } from './keys.ts';
import { seal, unseal } from './sealed.ts';

const master = (version: number): MasterKey => ({ version, secret: Buffer.alloc(32, version + 7) });
const ring = (...masters: readonly [MasterKey, ...MasterKey[]]): MasterKeys => ({ masters });
const old = ring(master(1));
const rotated = ring(master(2), master(1));

describe('what is sealed', () => {
  it('opens for the same use and row alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, about) => {
        const plain = Buffer.from(bytes);
        const sealed = seal(old, 'payout-details', plain, about);
        expect(unseal(old, 'payout-details', sealed, about)).toEqual(plain);
        expect(unseal(old, 'host-document', sealed, about)).toBeNull();
        expect(unseal(old, 'payout-details', sealed, `${about}.`)).toBeNull();
      }),
    );
  });

  it('is never the same twice, and shows nothing of what it holds', () => {
    const [one, two] = [
      seal(old, 'feed-address', 'https://secret', 'a'),
      seal(old, 'feed-address', 'https://secret', 'a'),
    ];
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('secret');
  });

  it('does not open with any byte changed or cut off', () => {
    const sealed = seal(old, 'host-document', 'a passport', 'row');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = changed[at]! ^ 1;
      expect(unseal(old, 'host-document', changed, 'row')).toBeNull();
      expect(unseal(old, 'host-document', sealed.subarray(0, at), 'row')).toBeNull();
    }
  });

  it('opens after a rotation, names the version of its key, and is lost with that key', () => {
    const sealed = seal(old, 'payout-details', 'NP12', 'row');
    expect(unseal(rotated, 'payout-details', sealed, 'row')?.toString()).toBe('NP12');
    expect([sealed.readUInt16BE(), seal(rotated, 'payout-details', 'NP12', 'row').readUInt16BE()]).toEqual([1, 2]);
    expect(unseal(ring(master(2)), 'payout-details', sealed, 'row')).toBeNull();
  });
});

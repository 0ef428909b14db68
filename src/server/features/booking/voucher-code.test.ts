import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { rawPublicKey, voucherCode, voucherKeyId } from './voucher-code.ts';

const keys = generateKeyPairSync('ed25519');
const facts = {
  ref: 'BCDFHJKM',
  departure: '2026-12-05T09:00',
  courseId: 7,
  pax: 2,
  balanceMinor: 844_000,
  currency: 'VND',
  expiresAt: 1_796_000_000_500,
};

function holds(code: string): boolean {
  const [version, key, list, signature = ''] = code.split('.');
  return verify(null, Buffer.from(`${version}.${key}.${list}`), keys.publicKey, Buffer.from(signature, 'base64url'));
}

it('carries the facts and holds without asking anybody', () => {
  const code = voucherCode(facts, keys.privateKey);
  const [, key, list] = code.split('.');
  expect(JSON.parse(Buffer.from(list ?? '', 'base64url').toString())).toEqual([
    'BCDFHJKM',
    '2026-12-05T09:00',
    7,
    2,
    844_000,
    'VND',
    1_796_000_000,
  ]);
  expect(key).toBe(voucherKeyId(keys.publicKey));
  expect(holds(code)).toBe(true);
  expect(code.length).toBeLessThan(230);
});

it("marks a companion's code, which says nothing of money", () => {
  const code = voucherCode({ ...facts, pax: 1, balanceMinor: null, companion: '0a1b2c3d' }, keys.privateKey);
  expect(Buffer.from(code.split('.')[2] ?? '', 'base64url').toString()).not.toContain('844000');
  expect(holds(code)).toBe(true);
});

it('does not hold with one guest more, or under the name of another key', () => {
  const [version, key, , signature] = voucherCode(facts, keys.privateKey).split('.');
  const other = voucherCode({ ...facts, pax: 3 }, keys.privateKey).split('.')[2];
  expect(holds(`${version}.${key}.${other}.${signature}`)).toBe(false);
  const list = voucherCode(facts, keys.privateKey).split('.')[2];
  expect(holds(`${version}.AAAAAAAA.${list}.${signature}`)).toBe(false);
});

it('names a key by the key itself', () => {
  expect(rawPublicKey(keys.publicKey)).toHaveLength(32);
  expect(voucherKeyId(keys.publicKey)).toMatch(/^[\w-]{8}$/);
  expect(voucherKeyId(generateKeyPairSync('ed25519').publicKey)).not.toBe(voucherKeyId(keys.publicKey));
});

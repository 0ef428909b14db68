import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { voucherCode } from './voucher-code.ts';

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
  const [version, list, signature = ''] = code.split('.');
  return verify(null, Buffer.from(`${version}.${list}`), keys.publicKey, Buffer.from(signature, 'base64url'));
}

it('carries the facts and holds without asking anybody', () => {
  const code = voucherCode(facts, keys.privateKey);
  expect(JSON.parse(Buffer.from(code.split('.')[1] ?? '', 'base64url').toString())).toEqual([
    'BCDFHJKM',
    '2026-12-05T09:00',
    7,
    2,
    844_000,
    'VND',
    1_796_000_000,
  ]);
  expect(holds(code)).toBe(true);
  expect(code.length).toBeLessThan(220);
});

it('does not hold with one guest more', () => {
  const [version, , signature] = voucherCode(facts, keys.privateKey).split('.');
  const other = voucherCode({ ...facts, pax: 3 }, keys.privateKey).split('.')[1];
  expect(holds(`${version}.${other}.${signature}`)).toBe(false);
});

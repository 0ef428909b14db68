import { describe, expect, it } from 'vitest';
import { codeOutlivesEndMs, judgeVoucher, voucherFactsOf, voucherList, type VoucherFacts } from './voucher.ts';

const facts: VoucherFacts = {
  ref: 'BCDFHJKM',
  departure: '2026-12-05T09:00',
  courseId: 7,
  pax: 2,
  balanceMinor: 844_000,
  currency: 'VND',
  expiresAt: 1_796_000_000_000,
};

describe('the list of a code', () => {
  it.each([facts, { ...facts, pax: 1, balanceMinor: null, companion: '0a1b2c3d' }])('says all of it again', (one) => {
    expect(voucherFactsOf(JSON.parse(JSON.stringify(voucherList(one))))).toEqual({ companion: undefined, ...one });
  });

  it.each([
    null,
    {},
    [],
    ['BCDFHJKM'],
    voucherList({ ...facts, ref: '<b>x</b>' }),
    voucherList({ ...facts, departure: 'tomorrow' }),
    voucherList({ ...facts, pax: -1 }),
    voucherList({ ...facts, balanceMinor: 1.5 }),
    voucherList({ ...facts, currency: 'vnd' }),
    voucherList({ ...facts, companion: 'x' }),
    [...voucherList(facts), '0a1b2c3d', 1],
  ])('is not anything else: %j', (list) => {
    expect(voucherFactsOf(list)).toBeNull();
  });
});

describe('the verdict', () => {
  const now = { nowMs: facts.expiresAt - 1, today: '2026-12-05', seenAt: null };
  it.each([
    ['welcome', now],
    ['seen', { ...now, seenAt: 5 }],
    ['early', { ...now, today: '2026-12-04' }],
    ['late', { ...now, today: '2026-12-06' }],
    ['welcome', { ...now, today: '2026-12-06', nowMs: facts.expiresAt - codeOutlivesEndMs }],
    ['seen', { ...now, today: '2026-12-06', nowMs: facts.expiresAt - codeOutlivesEndMs, seenAt: 5 }],
    ['late', { ...now, today: '2026-12-06', nowMs: facts.expiresAt - codeOutlivesEndMs + 1 }],
    ['late', { ...now, today: '2026-12-06', seenAt: 5 }],
    ['welcome', { ...now, nowMs: facts.expiresAt }],
    ['expired', { ...now, nowMs: facts.expiresAt + 1 }],
    ['expired', { ...now, nowMs: facts.expiresAt + 1, seenAt: 5 }],
  ])('is %s', (verdict, moment) => {
    expect(judgeVoucher(facts, moment)).toBe(verdict);
  });
});

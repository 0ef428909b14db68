import { describe, expect, it } from 'vitest';
import { type CodeWish, codeFaults, codeState, randomCode, type KnownCode } from './operator-code.ts';

const wish: CodeWish = {
  code: 'SPRING',
  kind: 'fixed',
  amount_cents: 500,
  percent: null,
  valid_from_ms: 1000,
  valid_until_ms: 2000,
  minimum_spend_cents: 0,
  max_uses: 10,
  max_uses_per_user: 1,
  is_first_booking_only: false,
  city_ids: [],
  course_ids: [],
};
const known = (more: Partial<KnownCode> = {}): KnownCode => ({ ...wish, used: 3, isUsed: true, ...more });
const percent = { kind: 'percent', amount_cents: null, percent: '12.5' } as const;

describe('a code of the back office', () => {
  it.each<[string, Partial<CodeWish>, object]>([
    ['fits', {}, {}],
    ['in percent', percent, {}],
    ['of all', { ...percent, percent: '100' }, {}],
    ['without an end', { valid_until_ms: null, max_uses: null }, {}],
    ['too short', { code: 'ABC' }, { code: 'malformed' }],
    ['without a figure', { amount_cents: null }, { amount: 'amount' }],
    ['of nothing', { amount_cents: 0 }, { amount: 'amount' }],
    ['of more than all', { ...percent, percent: '100.01' }, { percent: 'percent' }],
    ['of too fine a percentage', { ...percent, percent: '1.234' }, { percent: 'percent' }],
    ['that ends as it begins', { valid_until_ms: 1000 }, { valid_until: 'ends-first' }],
  ])('%s', (_, more, faults) => {
    expect(codeFaults({ ...wish, ...more }, null)).toEqual(faults);
  });

  it('that was used keeps what prices were made with', () => {
    expect(codeFaults(wish, known())).toEqual({});
    expect(codeFaults({ ...wish, code: 'SUMMER', amount_cents: 600 }, known())).toEqual({
      code: 'used',
      amount: 'used',
    });
    expect(codeFaults({ ...wish, ...percent }, known())).toEqual({ kind: 'used' });
    const before = known({ ...percent, percent: '12.50' });
    expect(codeFaults({ ...wish, ...percent }, before)).toEqual({});
    expect(codeFaults({ ...wish, ...percent, percent: '13' }, before)).toEqual({ percent: 'used' });
  });

  it('that was used may get other limits, but not fewer uses than it has had', () => {
    const other = { valid_until_ms: 9000, max_uses: 3, minimum_spend_cents: 100, city_ids: [1], course_ids: [2] };
    expect(codeFaults({ ...wish, ...other }, known())).toEqual({});
    expect(codeFaults({ ...wish, max_uses: 2 }, known())).toEqual({ max_uses: 'below-used' });
  });

  it('that nobody has used may become another one', () => {
    expect(codeFaults({ ...wish, ...percent, code: 'SUMMER' }, known({ isUsed: false, used: 0 }))).toEqual({});
  });
});

describe('how a code stands', () => {
  const terms = { max_uses: 2, used: 1, valid_from_ms: 1000, valid_until_ms: 2000, is_waiting: false };
  it.each([
    [{}, 999, 'upcoming'],
    [{}, 1000, 'active'],
    [{}, 2000, 'over'],
    [{ used: 2 }, 999, 'used-up'],
    [{ is_waiting: true }, 1500, 'waiting'],
    [{ is_waiting: true }, 2000, 'over'],
    [{ max_uses: null, valid_from_ms: null, valid_until_ms: null, used: 99 }, 5, 'active'],
  ])('%j at %s', (more, now, state) => {
    expect(codeState({ ...terms, ...more }, now)).toBe(state);
  });
});

describe('a code that is drawn', () => {
  it('has 48 bits of its bytes, behind its prefix', () => {
    expect(randomCode('', new Uint8Array(16))).toMatch(/^([A-Z])\1{5}-\1{6}$/);
    expect(randomCode('SPRING', new Uint8Array(16))).toMatch(/^SPRING-[A-Z]{6}-[A-Z]{6}$/);
    // Each of the first twelve half bytes shows.
    const codes = new Set(
      Array.from({ length: 16 }, (_, at) => randomCode('', new Uint8Array(16).fill(17, at, at + 1))),
    );
    expect(codes.size).toBeGreaterThanOrEqual(12);
  });
});

import { describe, expect, it } from 'vitest';
import { readRates } from './rates.ts';

const at = Date.UTC(2026, 10, 20);

describe('the answer of a source', () => {
  it.each([
    ['an object by code', { base: 'USD', date: '2026-11-20', rates: { VND: 26_345, MYR: 4.13 } }],
    [
      'a list',
      {
        date: '2026-11-20',
        rates: [
          { code: 'VND', rate: 26_345 },
          { currency: 'myr', value: 4.13 },
        ],
      },
    ],
    ['an object under the name of the base', { date: '2026-11-20', usd: { vnd: 26_345, myr: 4.13 } }],
    ['another base', { base: 'EUR', date: '2026-11-20', rates: { USD: 1.25, VND: 26_345 * 1.25, MYR: 4.13 * 1.25 } }],
  ])('may be %s', (_shape, answer) => {
    const read = readRates(answer);
    expect(read?.rates.get('VND')).toBeCloseTo(26_345, 6);
    expect(read?.rates.get('MYR')).toBeCloseTo(4.13, 9);
    // A date without time lasts until its end.
    expect(read?.asOf).toBe(at + 86_400_000);
  });

  it('says its time in one of three ways, or not at all', () => {
    const rates = { VND: 1 };
    expect(readRates({ timestamp: 1_700_000_000, rates })?.asOf).toBe(1_700_000_000_000);
    expect(readRates({ date: '2026-11-20T06:00:00Z', rates })?.asOf).toBe(at + 6 * 3_600_000);
    expect(readRates({ date: 'yesterday', rates })?.asOf).toBeNull();
    expect(readRates({ rates })?.asOf).toBeNull();
  });

  it('loses what is no rate', () => {
    const rates = { VND: 26_345, THB: 0, PHP: -1, IDR: '16650', KHR: null, LAK: Number.NaN };
    expect([...(readRates({ rates })?.rates.keys() ?? [])]).toEqual(['VND']);
  });

  it.each([
    null,
    7,
    'rates',
    [],
    {},
    { rates: {} },
    { rates: 'x' },
    { base: 'EUR', rates: { VND: 1 } },
    { base: 7, rates: [] },
  ])('is not understood: %j', (answer) => {
    expect(readRates(answer)).toBeNull();
  });
});

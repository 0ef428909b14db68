import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earningsOf } from './earnings.ts';

const usual = { service_fee_rate: 0.06, deposit_rate: '0.2', commission_rate: null };

describe('what a host earns', () => {
  it('is the cash, where the marketplace keeps the deposit', () => {
    expect(earningsOf({ ...usual, price_cents: 2000, pax: 2 })).toEqual({
      total_cents: 4240,
      online_cents: 1040,
      fee_cents: 240,
      cash_cents: 3200,
      paid_out_cents: 0,
      marketplace_cents: 1040,
    });
  });

  it('is the cash and what is left of the deposit, where the marketplace takes a commission', () => {
    const earned = earningsOf({ ...usual, price_cents: 2000, pax: 2, commission_rate: 0.15 });
    expect(earned).toMatchObject({ cash_cents: 3200, paid_out_cents: 200, marketplace_cents: 840 });
  });

  it('is never less because of a commission above the deposit', () => {
    const earned = earningsOf({ ...usual, price_cents: 2000, pax: 1, commission_rate: 0.5 });
    expect(earned).toMatchObject({ paid_out_cents: 0, marketplace_cents: 520 });
  });

  it('and what the marketplace keeps are what the guests pay', () => {
    const rate = fc.integer({ min: 0, max: 50 }).map((percent) => `0.${String(percent).padStart(2, '0')}`);
    const terms = fc.record({
      price_cents: fc.integer({ min: 100, max: 100_000 }),
      pax: fc.integer({ min: 1, max: 20 }),
      service_fee_rate: rate,
      deposit_rate: rate,
      commission_rate: fc.option(rate),
    });
    fc.assert(
      fc.property(terms, (input) => {
        const { total_cents, online_cents, cash_cents, paid_out_cents, marketplace_cents } = earningsOf(input);
        expect(cash_cents + paid_out_cents + marketplace_cents).toBe(total_cents);
        expect(online_cents + cash_cents).toBe(total_cents);
        expect(Math.min(cash_cents, paid_out_cents, marketplace_cents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { dueCentsOf, refundAmount } from './refund-amount.ts';

const nothing = { amountMinor: 0, dueCents: 0 };
const alipay = { amountMinor: 724, dueCents: 540 };

describe('the amount of a refund', () => {
  it('is the wanted amount in dollars', () => {
    expect(refundAmount({ amountMinor: 540, dueCents: 540 }, nothing, 270)).toEqual({
      amountMinor: 270,
      dueCents: 270,
    });
  });

  it('goes back in proportion in another currency, and the last one takes the rest', () => {
    expect(refundAmount(alipay, nothing, 270)).toEqual({ amountMinor: 362, dueCents: 270 });
    expect(refundAmount(alipay, { amountMinor: 241, dueCents: 180 }, 360)).toEqual({ amountMinor: 483, dueCents: 360 });
    expect(refundAmount(alipay, nothing, 540)).toEqual({ amountMinor: 724, dueCents: 540 });
  });

  it('is nothing when nothing is left or wanted', () => {
    expect(refundAmount(alipay, alipay, 1)).toBeNull();
    expect(refundAmount(alipay, nothing, 0)).toBeNull();
  });

  it('never gives back more than was paid, and all of it in the end, in any number of parts', () => {
    const paid = fc
      .record({ dueCents: fc.integer({ min: 50, max: 1_000_000 }), perMille: fc.integer({ min: 500, max: 3000 }) })
      .map(({ dueCents, perMille }) => ({
        dueCents,
        amountMinor: Math.max(50, Math.floor((dueCents * perMille) / 1000)),
      }));
    const wishes = fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(paid, wishes, (charge, wanted) => {
        let back = nothing;
        for (const cents of [...wanted, charge.dueCents]) {
          const part = refundAmount(charge, back, cents);
          if (part === null) continue;
          expect(part.amountMinor).toBeGreaterThan(0);
          expect(part.dueCents).toBeGreaterThan(0);
          back = { amountMinor: back.amountMinor + part.amountMinor, dueCents: back.dueCents + part.dueCents };
          expect(back.amountMinor).toBeLessThanOrEqual(charge.amountMinor);
          expect(back.dueCents).toBeLessThanOrEqual(charge.dueCents);
        }
        if (back.dueCents === charge.dueCents) expect(back).toEqual(charge);
      }),
    );
  });
});

describe('what a refund made elsewhere stands for', () => {
  it('is in proportion, and the rest when the rest went back', () => {
    expect(dueCentsOf(alipay, nothing, 362)).toBe(270);
    expect(dueCentsOf(alipay, { amountMinor: 362, dueCents: 270 }, 362)).toBe(270);
    expect(dueCentsOf(alipay, nothing, 1)).toBe(1);
  });
});

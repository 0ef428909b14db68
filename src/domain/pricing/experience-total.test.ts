import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { experienceOf, lowerTerms, offeredTerms } from './experience-total.ts';
import { quote } from './quote.ts';
import type { PriceTerms } from './quote-input.ts';

const own: PriceTerms = {
  price_cents: 2000,
  min_pax: 2,
  surcharge_cents: null,
  group_tiers: [{ from_pax: 4, percent: 50 }],
  service_fee_rate: '0.06',
  deposit_rate: '0.2',
};
const costOf = (terms: PriceTerms, pax: number) => experienceOf({ ...terms, pax, addons: [] }).total_cents;

describe('the terms of an offer', () => {
  it('are its price for each guest, with neither surcharge nor tiers, and the shares of the listing', () => {
    const made = quote({ ...offeredTerms(own, 1500), pax: 1, addons: [], coupon: null, currency: 'VND', rate: null });
    expect(made).toMatchObject({
      experience_total_cents: 1500,
      surcharge_cents: 0,
      group_discount_cents: 0,
      service_fee_cents: 90,
      deposit_cents: 300,
    });
    expect(costOf(offeredTerms(own, 1500), 8)).toBe(12_000);
  });

  it('of a protected price count only where they are lower', () => {
    const protectedTerms = offeredTerms(own, 1500);
    expect(lowerTerms(own, protectedTerms, 2)).toBe(protectedTerms);
    // For one guest, the listing's own price has a surcharge on top; for four, its tier beats the protected price.
    expect(lowerTerms(own, offeredTerms(own, 2500), 1)).not.toBe(own);
    expect(lowerTerms(own, protectedTerms, 4)).toBe(own);
    expect(lowerTerms(own, offeredTerms(own, 2000), 2)).toBe(own);
  });

  it('never make anything more expensive, for any price and party', () => {
    const cents = fc.integer({ min: 100, max: 100_000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        (price, offered, pax, min_pax) => {
          const terms = { ...own, price_cents: price, min_pax };
          const lower = lowerTerms(terms, offeredTerms(terms, offered), pax);
          expect(costOf(lower, pax)).toBe(Math.min(costOf(terms, pax), offered * pax));
        },
      ),
    );
  });
});

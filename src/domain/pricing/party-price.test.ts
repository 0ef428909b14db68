import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { partyPrice } from './party-price.ts';
import { quote } from './quote.ts';

const terms = {
  price_cents: 2000,
  min_pax: 2,
  surcharge_cents: null,
  group_tiers: [{ from_pax: 4, percent: 10 }],
  service_fee_rate: '0.06',
  deposit_rate: '0.2',
};

describe('the price of a party', () => {
  it.each([
    [1, { total_cents: 4240, per_person_cents: 4240, surcharge_cents: 2000 }],
    [2, { total_cents: 4240, per_person_cents: 2120, surcharge_cents: 0 }],
    [4, { total_cents: 7632, per_person_cents: 1908, surcharge_cents: 0 }],
  ])('of %i', (pax, price) => {
    expect(partyPrice(terms, pax)).toEqual(price);
  });

  it('is the total that checkout asks for', () => {
    const party = fc.record({
      price_cents: fc.integer({ min: 100, max: 50_000 }),
      min_pax: fc.integer({ min: 1, max: 6 }),
      pax: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(party, ({ pax, ...own }) => {
        const all = { ...terms, ...own };
        const { total_price_cents } = quote({ ...all, pax, addons: [], coupon: null, currency: 'VND', rate: '26345' });
        expect(partyPrice(all, pax).total_cents).toBe(total_price_cents);
      }),
    );
  });
});

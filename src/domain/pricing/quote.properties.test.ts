// The price against docs/domain/pricing.md, implemented a second time: in fractions, line by line, without the code's
// helpers.
import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { cashDue, cashStep } from './cash-due.ts';
import { currencyCodes, currencyOf, amountSgd, sgdCents } from '#src/domain/money/currencies.ts';
import { quote } from './quote.ts';
import type { AppliedCoupon, QuoteInput } from './quote-input.ts';

/** Half up, of a fraction that is not negative. */
const half = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
const big = BigInt;

/** Rates as whole ten-thousandths, so that the reference needs no decimals. */
interface Plain {
  price: number;
  pax: number;
  minPax: number;
  surcharge: number | null;
  tiers: { from_pax: number; percent: number }[];
  addons: { price: number; count: number }[];
  fee: number;
  deposit: number;
  coupon: { kind: 'fixed'; cents: number } | { kind: 'percent'; hundredths: number } | null;
}

function reference(one: Plain) {
  const base = big(one.price) * big(one.pax);
  const missing = big(Math.max(0, one.minPax - one.pax));
  const surcharge = big(one.surcharge ?? one.price) * missing;
  const tier = one.tiers.filter(({ from_pax }) => from_pax <= one.pax).toSorted((a, b) => b.from_pax - a.from_pax)[0];
  const group = tier ? half(base * big(tier.percent), 100n) : 0n;
  const addons = one.addons.reduce((sum, addon) => sum + big(addon.price) * big(addon.count), 0n);
  const experience = base + addons + surcharge - group;
  const fee = half(experience * big(one.fee), 10_000n);
  const share = half(experience * big(one.deposit), 10_000n);
  const deposit = share + fee > 0n && share + fee < 50n ? 50n - fee : share;
  const online = deposit + fee;
  const { coupon } = one;
  const asked =
    coupon === null ? 0n : coupon.kind === 'fixed' ? big(coupon.cents) : half(online * big(coupon.hundredths), 10_000n);
  const applied = asked >= online ? online : online - asked < 50n && asked > 0n ? online - 50n : asked;
  return {
    experience,
    fee,
    deposit,
    online,
    group,
    surcharge,
    applied,
    isPayable: deposit >= 0n && deposit <= experience,
  };
}

const cents = fc.oneof(fc.integer({ min: 100, max: 2000 }), fc.integer({ min: 100, max: 5_000_000 }));
const plain: fc.Arbitrary<Plain> = fc.record({
  price: cents,
  pax: fc.integer({ min: 1, max: 60 }),
  minPax: fc.integer({ min: 1, max: 12 }),
  surcharge: fc.option(fc.nat(20_000), { nil: null }),
  tiers: fc.uniqueArray(
    fc.record({ from_pax: fc.integer({ min: 2, max: 30 }), percent: fc.integer({ min: 1, max: 100 }) }),
    { maxLength: 4, selector: (tier) => tier.from_pax },
  ),
  addons: fc.array(fc.record({ price: fc.nat(20_000), count: fc.nat(9) }), { maxLength: 3 }),
  fee: fc.integer({ min: 0, max: 3000 }),
  deposit: fc.integer({ min: 1, max: 10_000 }),
  coupon: fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant('fixed' as const),
        cents: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 1_000_000 })),
      }),
      fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
    ),
    { nil: null },
  ),
});

function inputOf(one: Plain): QuoteInput {
  const coupon: AppliedCoupon | null =
    one.coupon === null
      ? null
      : one.coupon.kind === 'fixed'
        ? { code: 'CODE', kind: 'fixed', amount_cents: one.coupon.cents }
        : { code: 'CODE', kind: 'percent', percent: (one.coupon.hundredths / 100).toFixed(2) };
  return {
    price_cents: one.price,
    pax: one.pax,
    min_pax: one.minPax,
    surcharge_cents: one.surcharge,
    group_tiers: one.tiers,
    addons: one.addons.map((addon, id) => ({
      id,
      kind: 'other',
      label: 'x',
      unit_price_cents: addon.price,
      count: addon.count,
    })),
    service_fee_rate: (one.fee / 10_000).toFixed(4),
    deposit_rate: (one.deposit / 10_000).toFixed(4),
    coupon,
    currency: 'VND',
    rate: null,
  };
}

describe('a price', () => {
  it('is what the rules say, to the cent', () => {
    const seen = { lowered: 0, free: 0, raised: 0 };
    fc.assert(
      fc.property(plain, (one) => {
        const expected = reference(one);
        fc.pre(expected.isPayable);
        const made = quote(inputOf(one));
        expect({
          experience: big(made.experience_total_cents),
          fee: big(made.service_fee_cents),
          deposit: big(made.deposit_cents),
          online: big(made.total_booking_fee_cents),
          group: big(made.group_discount_cents),
          surcharge: big(made.surcharge_cents),
          applied: big(made.coupon_discount_cents),
          isPayable: true,
        }).toEqual(expected);
        seen.lowered += Number(made.discount_note?.reason === 'card-minimum');
        seen.free += Number(one.coupon !== null && made.booking_deposit_due_cents === 0);
        seen.raised += Number(made.total_booking_fee_cents === 50);
      }),
      { numRuns: 2000 },
    );
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });

  it('grows with the price and with add-ons, and is never changed by a code', () => {
    fc.assert(
      fc.property(plain, fc.integer({ min: 1, max: 5000 }), (one, more) => {
        const pricier = { ...one, price: one.price + more };
        const fuller = { ...one, addons: [...one.addons, { price: more, count: 1 }] };
        // A very large discount can leave less to pay in all than a card's minimum: there is no such price.
        fc.pre([one, pricier, fuller].every((each) => reference(each).isPayable));
        const total = (given: Plain) => quote(inputOf(given)).total_price_cents;
        expect(total(pricier)).toBeGreaterThanOrEqual(total(one));
        expect(total(fuller)).toBeGreaterThanOrEqual(total(one));
        expect(total({ ...one, coupon: null })).toBe(total(one));
      }),
    );
  });
});

describe('cash on the day', () => {
  it('is enough, by less than one note, in every currency', () => {
    const money = fc.record({
      currency: fc.constantFrom(...currencyCodes()),
      balance: fc.nat(5_000_000),
      rate: fc.integer({ min: 1, max: 300_000_000 }),
    });
    fc.assert(
      fc.property(money, ({ currency, balance, rate }) => {
        const { digits } = currencyOf(currency);
        const step = big(cashStep(currency, rate / 10_000) * 10 ** digits);
        const minor = big(cashDue(balance, (rate / 10_000).toFixed(4), currency));
        // Compared in millionths of a unit, where both sides are whole.
        const exact = big(balance) * big(rate);
        const given = (minor * 1_000_000n) / 10n ** big(digits);
        expect(given >= exact && given - exact < (step * 1_000_000n) / 10n ** big(digits)).toBe(true);
        expect(minor % step).toBe(0n);
      }),
    );
  });
});

describe('Alipay', () => {
  it('is never charged a cent more than the rate gives, and reads the same in floats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 5_000_000 }), fc.integer({ min: 1, max: 100_000 }), (due, rate) => {
        const charged = sgdCents(due, (rate / 10_000).toFixed(4));
        expect(big(charged)).toBe((big(due) * big(rate)) / 10_000n);
        expect(Math.floor(100 * amountSgd(charged))).toBe(charged);
      }),
      { numRuns: 2000 },
    );
  });
});

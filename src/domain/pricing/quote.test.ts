import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { experienceOf, perPersonFromCents } from './experience-total.ts';
import { carriesMinimum } from './online-split.ts';
import type { AppliedCoupon, QuoteInput } from './quote-input.ts';
import { quote } from './quote.ts';

const five: AppliedCoupon = { code: 'FIVE', kind: 'fixed', amount_cents: 500 };

const plain: QuoteInput = {
  price_cents: 2000,
  pax: 1,
  min_pax: 1,
  surcharge_cents: null,
  group_tiers: [],
  addons: [],
  service_fee_rate: '0.06',
  deposit_rate: '0.2',
  coupon: null,
  currency: 'VND',
  rate: '26345',
};

describe('worked examples', () => {
  it('price 20, one guest of two, code 5.00', () => {
    expect(quote({ ...plain, min_pax: 2, coupon: five })).toMatchObject({
      surcharge_cents: 2000,
      experience_total_cents: 4000,
      total_price_cents: 4240,
      service_fee_cents: 240,
      deposit_cents: 800,
      total_booking_fee_cents: 1040,
      coupon_discount_cents: 500,
      discount_note: null,
      booking_deposit_due_cents: 540,
      balance_due_to_host_cents: 3200,
      balance_due_local_minor: 844_000,
    });
  });

  it('price 20, code 5.00: the discount leaves the card minimum', () => {
    const made = quote({ ...plain, coupon: five });
    expect(made).toMatchObject({
      total_booking_fee_cents: 520,
      coupon_discount_cents: 470,
      booking_deposit_due_cents: 50,
      discount_note: { reason: 'card-minimum', asked_cents: 500, applied_cents: 470 },
    });
  });

  it('price 12, code 5.00: nothing is due', () => {
    const made = quote({ ...plain, price_cents: 1200, coupon: five });
    expect(made).toMatchObject({
      total_booking_fee_cents: 312,
      coupon_discount_cents: 312,
      booking_deposit_due_cents: 0,
      discount_note: { reason: 'online-part' },
    });
  });

  it('from US$21.20 per person, 2 guests or more', () => {
    expect(perPersonFromCents({ ...plain, min_pax: 2 })).toBe(2120);
    expect(perPersonFromCents({ ...plain, price_cents: 1250, min_pax: 3, service_fee_rate: 0.06 })).toBe(1325);
  });
});

describe('parts of a price', () => {
  it('takes the largest tier that the party reaches', () => {
    const group_tiers = [
      { from_pax: 8, percent: '15' },
      { from_pax: 4, percent: 10 },
    ];
    const at = (pax: number) => quote({ ...plain, pax, group_tiers }).group_discount_cents;
    expect([3, 4, 7, 8, 20].map(at)).toEqual([0, 800, 1400, 2400, 6000]);
  });

  it('leaves add-ons with count 0 out, and what costs nothing', () => {
    const addons = [
      { id: 1, kind: 'translator' as const, label: 'Translator', unit_price_cents: 1500, count: 2 },
      { id: 2, kind: 'vehicle' as const, label: 'Van', unit_price_cents: 3000, count: 0 },
    ];
    const made = quote({ ...plain, pax: 3, addons, group_tiers: [{ from_pax: 2, percent: 10 }] });
    expect(
      made.lines.map(({ code, label, unit_cents, quantity, amount_cents }) => [
        code,
        label,
        unit_cents,
        quantity,
        amount_cents,
      ]),
    ).toEqual([
      ['base', '', 2000, 3, 6000],
      ['addon', 'Translator', 1500, 2, 3000],
      ['group_discount', '', null, 1, -600],
      ['service_fee', '', null, 1, 504],
    ]);
  });

  it("takes the listing's own surcharge", () => {
    expect(quote({ ...plain, min_pax: 4, surcharge_cents: 700 }).surcharge_cents).toBe(2100);
    expect(quote({ ...plain, min_pax: 4, surcharge_cents: 0 }).surcharge_cents).toBe(0);
  });

  it('raises a deposit that is too small for a card', () => {
    const made = quote({ ...plain, price_cents: 100 });
    expect(made).toMatchObject({ service_fee_cents: 6, deposit_cents: 44, booking_deposit_due_cents: 50 });
    expect(made.balance_due_to_host_cents).toBe(56);
  });

  it('cannot price a listing that is too cheap for a card', () => {
    expect(carriesMinimum(40, plain)).toBe(false);
    expect(() => quote({ ...plain, price_cents: 40 })).toThrow(RangeError);
    expect(carriesMinimum(48, plain)).toBe(true);
    expect(quote({ ...plain, price_cents: 48 }).balance_due_to_host_cents).toBe(1);
  });

  it('has no cash figure without a rate', () => {
    expect(quote({ ...plain, rate: null })).toMatchObject({ balance_due_local_minor: null, currency_rate: null });
  });

  it.each([
    { pax: -1 },
    { pax: 1.5 },
    { price_cents: -1 },
    { price_cents: 0.5 },
    { group_tiers: [{ from_pax: 1, percent: 101 }] },
    { addons: [{ id: 1, kind: 'other' as const, label: '', unit_price_cents: 5, count: -1 }] },
  ])('throws for what no listing may have: %o', (bad) => {
    expect(() => quote({ ...plain, ...bad })).toThrow(RangeError);
  });
});

describe('identities for every input', () => {
  const rate = (max: number) => fc.integer({ min: 0, max }).map((units) => (units / 1e4).toFixed(4));
  const coupon = fc.option(
    fc.oneof(
      fc.record({ code: fc.constant('A'), kind: fc.constant('fixed' as const), amount_cents: fc.nat(100_000) }),
      fc.record({
        code: fc.constant('B'),
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 10_000 }).map((units) => (units / 100).toFixed(2)),
      }),
    ),
    { nil: null },
  );
  const input: fc.Arbitrary<QuoteInput> = fc.record({
    price_cents: fc.oneof(fc.nat(200), fc.nat(5_000_000)),
    pax: fc.integer({ min: 1, max: 1000 }),
    min_pax: fc.integer({ min: 1, max: 50 }),
    surcharge_cents: fc.option(fc.nat(100_000), { nil: null }),
    group_tiers: fc.array(
      fc.record({ from_pax: fc.integer({ min: 1, max: 40 }), percent: fc.integer({ min: 1, max: 100 }) }),
      {
        maxLength: 4,
      },
    ),
    addons: fc.array(
      fc.record({
        id: fc.nat(),
        kind: fc.constantFrom('translator' as const, 'vehicle' as const, 'other' as const),
        label: fc.string(),
        unit_price_cents: fc.nat(100_000),
        count: fc.nat(20),
      }),
      { maxLength: 4 },
    ),
    service_fee_rate: rate(5000),
    deposit_rate: rate(10_000),
    coupon,
    currency: fc.constantFrom('VND', 'NPR', 'MMK'),
    rate: fc.option(rate(400_000_000), { nil: null }),
  });

  it('holds', () => {
    fc.assert(
      fc.property(input, (given) => {
        const experience = experienceOf(given).total_cents;
        if (!carriesMinimum(experience, given)) {
          expect(() => quote(given)).toThrow(RangeError);
          return;
        }
        const made = quote(given);
        const due = made.booking_deposit_due_cents;
        expect(made.lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(made.total_price_cents);
        expect(due + made.coupon_discount_cents + made.balance_due_to_host_cents).toBe(made.total_price_cents);
        expect(made.deposit_cents + made.service_fee_cents).toBe(made.total_booking_fee_cents);
        expect(due === 0 || due >= 50).toBe(true);
        for (const line of made.lines) {
          expect(line.code === 'group_discount' || line.amount_cents >= 0).toBe(true);
          expect(line.unit_cents === null || line.unit_cents * line.quantity === line.amount_cents).toBe(true);
        }
        const amounts = Object.entries(made).filter(([name]) => /_(cents|minor)$/.test(name));
        expect(amounts.every(([, value]) => value === null || (Number.isSafeInteger(value) && value >= 0))).toBe(true);
        expect(made.coupon_discount_cents <= made.total_booking_fee_cents).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a code never costs more than no code, and touches only the online part', () => {
    fc.assert(
      fc.property(input, (given) => {
        fc.pre(carriesMinimum(experienceOf(given).total_cents, given));
        const [without, with_] = [quote({ ...given, coupon: null }), quote(given)];
        expect(with_.booking_deposit_due_cents).toBeLessThanOrEqual(without.booking_deposit_due_cents);
        expect(with_.balance_due_to_host_cents).toBe(without.balance_due_to_host_cents);
        expect(with_.lines).toEqual(without.lines);
      }),
    );
  });
});

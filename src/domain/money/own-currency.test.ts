// The price function in currencies of no decimals, two and three.
import { fc } from '#tests/support/properties.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { figuresOf } from '#src/domain/setting/currency-figures.ts';
import { refundCents } from '#src/domain/booking/refund-share.ts';
import { asPriceCurrency, currencyOf, sgdCents } from './currencies.ts';
import { cashDue } from '#src/domain/pricing/cash-due.ts';
import { fitsCurrency, fromMinor, priceDecimal, toMinor, wireCents } from './money.ts';
import { onlineMinimum, onlineStep, type PriceCurrency, priceCurrencyFrom, usDollars } from './own-currency.ts';
import { carriesMinimum } from '#src/domain/pricing/online-split.ts';
import { quote } from '#src/domain/pricing/quote.ts';
import { experienceOf } from '#src/domain/pricing/experience-total.ts';

const own = (code: string): PriceCurrency => asPriceCurrency(code, figuresOf(code) ?? usDollars.figures);
const pricesIn = (code: string) => priceCurrencyFrom(() => own(code));
afterEach(() => void priceCurrencyFrom(() => usDollars));

describe.each(['USD', 'EUR', 'JPY', 'KWD', 'HUF'])('a price in %s', (code) => {
  const { figures } = own(code);
  const wish = fc.record({
    price: fc.integer({ min: figures.price_least, max: 1_000_000 }),
    pax: fc.integer({ min: 1, max: 20 }),
    minPax: fc.integer({ min: 1, max: 6 }),
    percent: fc.integer({ min: 1, max: 90 }),
    fee: fc.integer({ min: 0, max: 3000 }),
    deposit: fc.integer({ min: 1, max: 10_000 }),
    code: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: null }),
    share: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  });

  it('adds up, and is paid in amounts that a provider takes', () => {
    pricesIn(code);
    const seen = { least: 0, free: 0 };
    fc.assert(
      fc.property(wish, ({ price, pax, minPax, percent, fee, deposit, code: off, share }) => {
        const terms = {
          price_cents: price,
          min_pax: minPax,
          surcharge_cents: null,
          group_tiers: [{ from_pax: 4, percent }],
          service_fee_rate: (fee / 10_000).toFixed(4),
          deposit_rate: (deposit / 10_000).toFixed(4),
        };
        fc.pre(carriesMinimum(experienceOf({ ...terms, pax, addons: [] }).total_cents, terms));
        const coupon =
          off !== null
            ? { code: 'CODE', kind: 'fixed' as const, amount_cents: off }
            : share !== null
              ? { code: 'CODE', kind: 'percent' as const, percent: share }
              : null;
        const made = quote({ ...terms, pax, addons: [], coupon, currency: 'VND', rate: null });
        const due = made.booking_deposit_due_cents;
        const { coupon_discount_cents: off_cents, balance_due_to_host_cents: cash, total_price_cents: total } = made;
        const note = made.discount_note;
        const backs = [0, 33, 50, 100].map((part) => refundCents(due, part));
        const holds = {
          'lines are the total': made.lines.reduce((sum, line) => sum + line.amount_cents, 0) === total,
          'parts are the total': due + off_cents + cash === total,
          'no part is below zero': Math.min(due, off_cents, cash, made.deposit_cents) >= 0,
          'is due in steps': due % onlineStep() === 0,
          'is due from the least on': due === 0 || due >= onlineMinimum(),
          'goes back in steps': backs.every((back) => back % onlineStep() === 0),
          'goes back up to what is due': backs.every((back) => back <= due),
          'is noted where less applies': note === null || note.applied_cents < note.asked_cents,
        };
        // One expectation per run: thousands of runs would spend their time on them.
        expect(Object.entries(holds).filter(([, isSo]) => !isSo)).toEqual([]);
        seen.least += Number(due === onlineMinimum());
        seen.free += Number(due === 0);
      }),
      { numRuns: 1000 },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  it('goes over the wire and back without a loss', () => {
    pricesIn(code);
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (minor) => {
        const wire = fromMinor(minor);
        expect([wireCents(wire), toMinor(wire), toMinor(priceDecimal(minor))]).toEqual([minor, minor, minor]);
        expect(fitsCurrency(wire)).toBe(true);
      }),
    );
  });
});

describe('currencies of their own decimals', () => {
  it('are shown and counted as Intl has them', () => {
    expect(
      ['USD', 'EUR', 'JPY', 'KWD', 'IDR', 'CAD']
        .map((code) => own(code))
        .map(({ symbol, short, digits }) => [symbol, short, digits]),
    ).toEqual([
      ['US$', '$', 2],
      ['€', '€', 2],
      ['¥', '¥', 0],
      ['KWD', 'KWD', 3],
      ['Rp', 'Rp', 0],
      ['CA$', '$', 2],
    ]);
    pricesIn('IDR');
    expect(currencyOf('IDR').digits).toBe(0);
  });

  it('are written with as many decimals as they have, and refuse more', () => {
    pricesIn('JPY');
    expect([priceDecimal(5), priceDecimal(1234), fitsCurrency(0.5), fitsCurrency(12)]).toEqual([
      '5',
      '1234',
      false,
      true,
    ]);
    expect(() => toMinor('0.5')).toThrow(/decimals/);
    pricesIn('KWD');
    expect([priceDecimal(5), priceDecimal(1234), fitsCurrency(0.005), fitsCurrency(0.0005)]).toEqual([
      '0.005',
      '1.234',
      true,
      false,
    ]);
  });

  it('are paid in steps of 0.010 where they have three decimals', () => {
    pricesIn('KWD');
    const terms = {
      price_cents: 6123,
      min_pax: 1,
      surcharge_cents: null,
      group_tiers: [],
      service_fee_rate: '0.06',
      deposit_rate: '0.2',
    };
    const choice = { ...terms, pax: 1, addons: [], coupon: null, currency: 'KWD', rate: null };
    // 1225 and 367 are 1592.
    expect(quote(choice)).toMatchObject({
      deposit_cents: 1233,
      service_fee_cents: 367,
      booking_deposit_due_cents: 1600,
    });
    // All online: down to the previous step, the rest is cash.
    expect(quote({ ...choice, deposit_rate: '1' })).toMatchObject({
      booking_deposit_due_cents: 6490,
      balance_due_to_host_cents: 0,
    });
    expect(quote({ ...choice, price_cents: 6125, deposit_rate: '1' })).toMatchObject({
      booking_deposit_due_cents: 6490,
      balance_due_to_host_cents: 3,
    });
    const code = { code: 'ODD', kind: 'fixed' as const, amount_cents: 1004 };
    expect(quote({ ...choice, coupon: code })).toMatchObject({
      coupon_discount_cents: 1000,
      discount_note: { reason: 'card-minimum', asked_cents: 1004, applied_cents: 1000 },
    });
  });

  it('are changed into cash and into Singapore dollars by the rate of one unit', () => {
    pricesIn('JPY');
    // 3200 yen at 175.6 dong are 561,920.
    expect(cashDue(3200, '175.6', 'VND')).toBe(562_000);
    expect(sgdCents(520, '0.0085')).toBe(442);
    // The largest note worth at most ten yen.
    expect(cashDue(1000, '9.3', 'KRW')).toBe(9300);
    pricesIn('KWD');
    expect(sgdCents(1600, '4.2')).toBe(672);
  });
});

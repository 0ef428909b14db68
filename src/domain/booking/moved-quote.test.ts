import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { sumsOf } from '#src/domain/ledger/entry.ts';
import { quote, type Quote } from '#src/domain/pricing/quote.ts';
import type { QuoteInput } from '#src/domain/pricing/quote-input.ts';
import { movedQuote, type BookedMoney, postMoved } from './moved-quote.ts';

const listing: QuoteInput = {
  price_cents: 2000,
  min_pax: 1,
  surcharge_cents: null,
  group_tiers: [],
  service_fee_rate: '0.06',
  deposit_rate: '0.2',
  pax: 2,
  addons: [],
  coupon: null,
  currency: 'VND',
  rate: '26345',
};
const fixed = (amount_cents: number) => ({ code: 'FIVE', kind: 'fixed', amount_cents }) as const;

function bookedAs(made: Quote): BookedMoney {
  return {
    deposit_cents: made.deposit_cents,
    service_fee_cents: made.service_fee_cents,
    discount_cents: made.coupon_discount_cents,
    due_cents: made.booking_deposit_due_cents,
    currency_rate: made.currency_rate,
    local_currency: made.local_currency,
  };
}
const shown = ({ quote: made, refund_cents }: ReturnType<typeof movedQuote>) => ({
  total: made.total_price_cents,
  due: made.booking_deposit_due_cents,
  discount: made.coupon_discount_cents,
  fee: made.service_fee_cents,
  deposit: made.deposit_cents,
  balance: made.balance_due_to_host_cents,
  refund: refund_cents,
});

// Two guests at 20.00: total 42.40, online 10.40 (deposit 8.00, fee 2.40), cash 32.00.
const booked = bookedAs(quote(listing));
const movedTo = (price_cents: number, from = booked) => movedQuote(quote({ ...listing, price_cents }), from);

describe('the price of a move', () => {
  it('raises the cash by what the host charges more, and nothing else', () => {
    const moved = movedTo(3000);
    expect(shown(moved)).toEqual({
      total: 6240,
      due: 1040,
      discount: 0,
      fee: 240,
      deposit: 800,
      balance: 5200,
      refund: 0,
    });
    expect(moved.quote.balance_due_local_minor).toBe(1_370_000);
    expect(moved.quote.lines.map((line) => [line.code, line.amount_cents])).toEqual([
      ['base', 6000],
      ['service_fee', 240],
    ]);
  });

  it('lowers the cash first, with the smaller fee', () => {
    expect(shown(movedTo(1500))).toEqual({
      total: 3180,
      due: 1040,
      discount: 0,
      fee: 180,
      deposit: 860,
      balance: 2140,
      refund: 0,
    });
  });

  it('gives online money back when no cash is left', () => {
    expect(shown(movedTo(400))).toEqual({
      total: 848,
      due: 848,
      discount: 0,
      fee: 48,
      deposit: 800,
      balance: 0,
      refund: 192,
    });
  });

  it('gives money back before the code shrinks, and never leaves a payment below the minimum', () => {
    const withCode = bookedAs(quote({ ...listing, coupon: fixed(800) }));
    expect(withCode).toMatchObject({ due_cents: 240, discount_cents: 800 });
    expect(shown(movedTo(400, withCode))).toMatchObject({ total: 848, due: 50, discount: 798, refund: 190 });
    expect(shown(movedTo(200, withCode))).toMatchObject({ total: 424, due: 0, discount: 424, refund: 240 });
  });

  it('keeps the rate that was locked, and dollars where there was none', () => {
    const priced = quote({ ...listing, price_cents: 3000, rate: '30000' });
    expect(movedQuote(priced, booked).quote).toMatchObject({
      currency_rate: 26345,
      balance_due_local_minor: 1_370_000,
    });
    expect(movedQuote(priced, { ...booked, currency_rate: null }).quote).toMatchObject({
      currency_rate: null,
      balance_due_local_minor: null,
    });
  });
});

describe('for every booking and every departure', () => {
  const terms = fc
    .record({
      price_cents: fc.integer({ min: 100, max: 500_000 }),
      min_pax: fc.integer({ min: 1, max: 6 }),
      surcharge_cents: fc.option(fc.nat(5000)),
      pax: fc.integer({ min: 1, max: 12 }),
      percent: fc.integer({ min: 0, max: 60 }),
      deposit_rate: fc.constantFrom('0.05', '0.2', '0.5', '1'),
      service_fee_rate: fc.constantFrom('0', '0.06', '0.15'),
      addon: fc.nat(8000),
    })
    .map(({ percent, addon, ...rest }) => ({
      ...listing,
      ...rest,
      group_tiers: percent === 0 ? [] : [{ from_pax: 3, percent }],
      addons: [{ id: 1, kind: 'other' as const, label: 'Extra', unit_price_cents: addon, count: 1 }],
    }));
  const coupon = fc.option(
    fc.oneof(
      fc.nat(30_000).map((cents) => fixed(cents + 1)),
      fc.constant({ code: 'ALL', kind: 'percent', percent: 100 } as const),
    ),
  );

  it('all identities hold, nothing is charged, and the ledger follows', () => {
    fc.assert(
      fc.property(terms, terms, coupon, fc.integer({ min: 1, max: 12 }), (from, to, code, pax) => {
        const first = quote({ ...from, pax, coupon: code });
        const before = bookedAs(first);
        const priced = quote({ ...to, pax });
        const { quote: after, refund_cents } = movedQuote(priced, before);
        const [due, discount] = [after.booking_deposit_due_cents, after.coupon_discount_cents];

        expect(after.lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(after.total_price_cents);
        expect(due + discount + after.balance_due_to_host_cents).toBe(after.total_price_cents);
        expect(after.deposit_cents + after.service_fee_cents).toBe(due + discount);
        expect(after.deposit_cents + after.balance_due_to_host_cents).toBe(after.experience_total_cents);
        expect(after.experience_total_cents).toBe(priced.experience_total_cents);
        for (const amount of [
          due,
          discount,
          after.deposit_cents,
          after.service_fee_cents,
          after.balance_due_to_host_cents,
          refund_cents,
        ])
          expect(amount).toBeGreaterThanOrEqual(0);
        expect(due === 0 || due >= 50).toBe(true);
        expect(due).toBe(before.due_cents - refund_cents);
        expect(discount).toBeLessThanOrEqual(before.discount_cents);
        expect(after.service_fee_cents).toBeLessThanOrEqual(before.service_fee_cents);
        // Refunds only when no cash is left to the host.
        if (refund_cents > 0) expect(after.balance_due_to_host_cents).toBe(0);

        const parts = {
          before,
          after: {
            deposit_cents: after.deposit_cents,
            service_fee_cents: after.service_fee_cents,
            discount_cents: discount,
          },
        };
        const made = postMoved(
          'b',
          parts,
          refund_cents > 0 ? { paymentId: 'p', cents: refund_cents } : null,
          'moved:b:1',
        );
        expect([...sumsOf(made.entries).values()].every((sum) => sum === 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('there and back again costs nobody anything when the first price is the same', () => {
    fc.assert(
      fc.property(terms, coupon, fc.integer({ min: 1, max: 12 }), (from, code, pax) => {
        const first = quote({ ...from, pax, coupon: code });
        const { quote: after, refund_cents } = movedQuote(quote({ ...from, pax }), bookedAs(first));
        expect(refund_cents).toBe(0);
        expect(after).toMatchObject({
          total_price_cents: first.total_price_cents,
          balance_due_to_host_cents: first.balance_due_to_host_cents,
        });
      }),
    );
  });
});

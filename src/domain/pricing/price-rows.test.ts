import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { guestTotalCents, priceOfWire, priceRows, type ShownPrice } from './price-rows.ts';
import { quote } from './quote.ts';
import { fromMinor } from '#src/domain/money/money.ts';

/** A party's price after the wire, where every amount is a decimal number. */
function overTheWire(input: Parameters<typeof quote>[0]): ShownPrice {
  const price = quote(input);
  return priceOfWire({
    lines: price.lines.map(({ unit_cents, amount_cents, ...line }) => ({
      ...line,
      unit: unit_cents === null ? null : fromMinor(unit_cents),
      amount: fromMinor(amount_cents),
    })),
    total_price: fromMinor(price.total_price_cents),
    coupon_discount: fromMinor(price.coupon_discount_cents),
    booking_deposit_due: fromMinor(price.booking_deposit_due_cents),
    balance_due_to_host: fromMinor(price.balance_due_to_host_cents),
  });
}

const worked = {
  price_cents: 2000,
  pax: 1,
  min_pax: 2,
  surcharge_cents: null,
  group_tiers: [],
  addons: [],
  service_fee_rate: '0.06',
  deposit_rate: '0.2',
  coupon: { code: 'FIVE', kind: 'fixed', amount_cents: 500 } as const,
  currency: 'VND',
  rate: '26345',
};

describe('the rows of a price', () => {
  it('of the worked example: subtotal, code, total, then online and cash', () => {
    expect(priceRows(overTheWire(worked)).map(({ code, amount_cents }) => [code, amount_cents])).toEqual([
      ['base', 2000],
      ['surcharge', 2000],
      ['service_fee', 240],
      ['subtotal', 4240],
      ['code', -500],
      ['total', 3740],
      ['now', 540],
      ['cash', 3200],
    ]);
    expect(guestTotalCents(overTheWire(worked))).toBe(3740);
  });

  it('have neither subtotal nor code without a code', () => {
    const rows = priceRows(overTheWire({ ...worked, coupon: null }));
    expect(rows.map(({ code }) => code)).toEqual(['base', 'surcharge', 'service_fee', 'total', 'now', 'cash']);
  });

  it('add up for every price, to the cent', () => {
    const input = fc.record({
      price_cents: fc.integer({ min: 300, max: 5_000_000 }),
      pax: fc.integer({ min: 1, max: 20 }),
      min_pax: fc.integer({ min: 1, max: 8 }),
      fee: fc.integer({ min: 1, max: 2500 }),
      code: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: null }),
    });
    fc.assert(
      fc.property(input, ({ fee, code, ...rest }) => {
        const coupon = code === null ? null : ({ code: 'X', kind: 'fixed', amount_cents: code } as const);
        const wanted = { ...worked, ...rest, service_fee_rate: String(fee / 10_000), coupon };
        const rows = priceRows(overTheWire(wanted));
        expect(rows).toEqual(priceRows(quote(wanted)));
        const of = (wanted: string) => rows.find((row) => row.code === wanted)?.amount_cents ?? 0;
        const sums = ['subtotal', 'total', 'now', 'cash'];
        const above = rows.filter((row) => !sums.includes(row.code)).reduce((sum, row) => sum + row.amount_cents, 0);
        expect([above, of('now') + of('cash')]).toEqual([of('total'), of('total')]);
        expect(rows.every((row) => Number.isSafeInteger(row.amount_cents))).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { WireQuote } from './booking-course.ts';
import { cashRateText, cashText, quoteRows, totalText } from './quote-rows.ts';

// The example of docs/domain/pricing.md: price 20, one guest where two are the minimum, a 5.00 code.
const quote: WireQuote = {
  balance_due_to_host: 32,
  booking_deposit_due: 5.4,
  coupon_discount: 5,
  currency_rate: 26_345,
  currency_symbol: '₫',
  discount_error: null,
  discount_note: null,
  group_discount: 0,
  has_pickup_service: false,
  service_fee: 2.4,
  service_fee_rate: 0.06,
  surcharge: 20,
  total_booking_fee: 10.4,
  total_price: 42.4,
  experience_total: 40,
  deposit: 8,
  lines: [
    { code: 'base', label: 'Experience', unit: 20, quantity: 1, amount: 20 },
    { code: 'addon', label: 'Translator', unit: 10, quantity: 2, amount: 20 },
    { code: 'surcharge', label: 'Small group surcharge', unit: 20, quantity: 1, amount: 20 },
    { code: 'group_discount', label: 'Group discount', unit: null, quantity: 1, amount: -3 },
    { code: 'service_fee', label: 'Service fee', unit: null, quantity: 1, amount: 2.4 },
  ],
  balance_due_local: 844_000,
  local_currency: 'VND',
  rate_locked_at: null,
  min_pax: 2,
};

describe('rows of a price', () => {
  it('says what each line counts', () => {
    const rows = quoteRows(quote, 'FIVE').map(({ label, amount, note }) => [label, amount, note]);
    expect(rows).toEqual([
      ['US$20.00 × 1 guest', 'US$20.00', undefined],
      ['Translator × 2', 'US$20.00', undefined],
      ['Small group surcharge', 'US$20.00', '1 guest below the minimum of 2'],
      ['Group discount', '−US$3.00', undefined],
      ['Service fee', 'US$2.40', undefined],
      ['Subtotal', 'US$42.40', undefined],
      ['Code FIVE', '−US$5.00', undefined],
      ['Total', 'US$37.40', undefined],
    ]);
  });

  it('has neither subtotal nor code without a code', () => {
    const rows = quoteRows({ ...quote, coupon_discount: 0 });
    expect(rows.slice(-2).map(({ label, amount }) => [label, amount])).toEqual([
      ['Service fee', 'US$2.40'],
      ['Total', 'US$42.40'],
    ]);
    expect([totalText({ ...quote, coupon_discount: 0 }), totalText(quote)]).toEqual(['US$42.40', 'US$37.40']);
  });

  it('writes the cash in notes of the country, or in dollars without a rate', () => {
    const cash = { usd: 32, amount: 844_000, currency: 'VND', rate: 26_345 };
    expect([cashText(cash), cashRateText(cash)]).toEqual(['₫844,000', 'US$32.00 at US$1 = ₫26,345']);
    expect(cashRateText({ usd: 32, amount: 4_300, currency: 'NPR', rate: 133.25 })).toBe(
      'US$32.00 at US$1 = Rs\u00a0133.25',
    );
    // 20:00 UTC is the next day in Hanoi.
    expect(cashRateText(cash, { at: '2026-11-28T20:00:00Z', zone: 'Asia/Ho_Chi_Minh' })).toBe(
      'US$32.00 at US$1 = ₫26,345 (Sun 29 Nov 2026)',
    );
    const unknown = { ...cash, amount: null, rate: null };
    expect([cashText(unknown), cashRateText(unknown)]).toEqual(['US$32.00', null]);
  });
});

import { describe, expect, it } from 'vitest';
import { bookingQuote } from '#src/domain/booking/booking-quote.ts';
import type { QuoteInput } from '#src/domain/pricing/quote-input.ts';
import { quote } from '#src/domain/pricing/quote.ts';
import { inLocale } from '#src/server/platform/locale.ts';
import { toWireQuote } from './wire-quote.ts';

const input = {
  price_cents: 2000,
  pax: 1,
  min_pax: 1,
  surcharge_cents: null,
  group_tiers: [],
  addons: [{ id: 1, kind: 'vehicle' as const, label: 'Jeep', unit_price_cents: 100, count: 1 }],
  service_fee_rate: '0.06',
  deposit_rate: '0.2',
  currency: 'THB',
  rate: null,
};
const priced = (wanted: QuoteInput) => bookingQuote(quote(wanted), { hasPickup: false, rateAt: null });
const withCode = (amount_cents: number) =>
  toWireQuote(priced({ ...input, addons: [], coupon: { code: 'FIVE', kind: 'fixed', amount_cents } }));
const refused = (reason: 'minimum' | 'unknown') =>
  toWireQuote(priced({ ...input, coupon: null }), { ok: false, code: 'coupon-invalid', reason });

describe('a price on the wire', () => {
  it('says why a code takes off less than it promises', () => {
    expect(withCode(500).discount_note).toBe(
      'Your code saves US$4.70 instead of US$5.00: the smallest card payment is US$0.50.',
    );
    expect(withCode(600).discount_note).toBe(
      'Your code saves US$5.20 instead of US$6.00: it only applies to what you pay online.',
    );
    expect(withCode(100).discount_note).toBeNull();
  });

  it('says more of a refused code where the text does not', () => {
    expect([refused('minimum').discount_note, refused('unknown').discount_note]).toEqual([
      'This code needs a larger booking.',
      null,
    ]);
  });

  it('names its lines in the language of the request, and an add-on as its host does', () => {
    const labels = () => toWireQuote(priced({ ...input, coupon: null })).lines.map((line) => line.label);
    expect(labels()).toEqual(['Experience', 'Jeep', 'Service fee']);
    expect(inLocale('en_XA', labels)).toEqual(['Expéëríiéëncéë', 'Jeep', 'Séërvíicéë féëéë']);
  });
});

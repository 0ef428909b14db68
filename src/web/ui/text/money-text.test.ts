import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { localMoneyText, usdText } from './money-text.ts';

describe('money text', () => {
  it.each([
    [21.2, 'US$21.20'],
    [0.5, 'US$0.50'],
    [1234567.891, 'US$1,234,567.89'],
    [-5, '−US$5.00'],
    [0, 'US$0.00'],
  ])('%d dollars', (amount, text) => {
    expect(usdText(amount)).toBe(text);
  });

  it.each([
    [844000, '₫', '₫844,000'],
    [1250, 'Rs', 'Rs\u00a01,250'],
    [999, 'RM', 'RM\u00a0999'],
    [40, '฿', '฿40'],
  ])('%d %s', (amount, symbol, text) => {
    expect(localMoneyText(amount, symbol)).toBe(text);
  });

  it('reads back to the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(Math.round(Number(usdText(cents / 100).replace(/[^\d.]/g, '')) * 100)).toBe(cents);
      }),
    );
  });
});

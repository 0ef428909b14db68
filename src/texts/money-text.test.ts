import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { localeFrom } from './locale.ts';
import { moneyText, rateText, priceText } from './money-text.ts';

const dong = { symbol: '₫', digits: 0 };
const rupee = { symbol: 'Rs', digits: 2 };
const ringgit = { symbol: 'RM', digits: 2 };

/** Runs `work` as in a page in another language. */
function inLanguage(name: string, work: () => void): void {
  const before = localeFrom(() => name);
  try {
    work();
  } finally {
    localeFrom(before);
  }
}

describe('money text', () => {
  it.each([
    [2120, 'US$21.20'],
    [50, 'US$0.50'],
    [5, 'US$0.05'],
    [123_456_789, 'US$1,234,567.89'],
    [-500, '−US$5.00'],
    [0, 'US$0.00'],
  ])('%d cents', (cents, text) => {
    expect(priceText(cents)).toBe(text);
  });

  it('writes local amounts without decimals that are zero', () => {
    expect(moneyText(844_000, dong)).toBe('₫844,000');
    expect(moneyText(125_000, rupee)).toBe('Rs\u00a01,250');
    expect(moneyText(4550, ringgit)).toBe('RM\u00a045.50');
    expect(moneyText(700, { symbol: 'S$', digits: 2 }, 'all')).toBe('S$7.00');
    expect(moneyText(-125_000, rupee)).toBe('−Rs\u00a01,250');
  });

  it('writes rates with the decimals that say something', () => {
    expect(rateText(26_345, dong)).toBe('₫26,345');
    expect(rateText(133.25, rupee)).toBe('Rs\u00a0133.25');
    expect(rateText(1.3412, { symbol: 'S$', digits: 2 }, 4)).toBe('S$1.3412');
  });

  it('follows the language of the reader, with signs of our own', () => {
    inLanguage('de_DE', () => expect(priceText(123_456)).toBe('1.234,56\u00a0US$'));
    inLanguage('km', () => expect(moneyText(125_000, rupee)).toBe('Rs\u00a01,250'));
    inLanguage('vi_VN', () => expect(moneyText(844_000, dong)).toBe('844.000\u00a0₫'));
  });

  it('reads back to the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(priceText(cents).replace(/\D/g, '')).toBe(String(cents).padStart(3, '0'));
      }),
    );
  });
});

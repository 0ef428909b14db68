// Brand color and currency signs in PDFs.
import { describe, expect, it } from 'vitest';
import { sampleBrand, sampleDetail } from '#tests/support/document/sample-detail.ts';
import { ink } from './style.ts';
import { canPrint } from './text-runs.ts';
import { drawVoucher, voucherPdf } from './voucher-pdf.ts';

describe('papers', () => {
  it('have the colour of the brand, and that of the program where none is set', async () => {
    expect(drawVoucher(sampleDetail(), sampleBrand).brand).toBe(ink.brand);
    const [plain, own] = await Promise.all(
      [sampleBrand, { ...sampleBrand, colour: '#0b6e4f' }].map((brand) => voucherPdf(sampleDetail(), brand)),
    );
    expect(plain?.equals(own ?? plain)).toBe(false);
  });

  it('have the sign of every currency, as those who live there write it', () => {
    const languages = 'en-US hi-IN th-TH vi-VN km-KH lo-LA my-MM pt-PT ja-JP ar-EG bn-BD he-IL ko-KR'.split(' ');
    const amounts = languages.flatMap((language) =>
      Intl.supportedValuesOf('currency').map((currency) => {
        const form = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
        return new Intl.NumberFormat(language, form).format(1234.5);
      }),
    );
    const signs = [...new Set([...amounts.join(''), ...'₹฿₫៛₭₱'])];
    expect(signs.filter((sign) => !canPrint(sign))).toEqual([]);
  });
});

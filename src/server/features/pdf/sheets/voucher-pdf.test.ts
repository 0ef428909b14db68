import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import type { ReceiptFacts } from '#src/server/features/trip/documents-queries.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { sampleBrand, sampleDetail } from '#tests/support/document/sample-detail.ts';
import { voucherPdf } from './voucher-pdf.ts';

const scripts = [
  'Nguyễn Thị Hoa, phở và bún',
  'क्षितिज शर्मा, श्री द्वारिका',
  'น้ำใจ ที่นี่ สุขุมวิทซอยสามสิบเอ็ด',
  'ផ្សារធំថ្មី ផ្លូវព្រះមុនីវង្ស',
  'ວັດທາດຫຼວງ ນະຄອນຫຼວງວຽງຈັນ',
  'ရန်ကုန်မြို့ ဗိုလ်ချုပ်အောင်ဆန်းဈေး',
  '漢字 😀 العربية',
];

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the printed voucher', () => {
  it('is one tagged sheet of A4 with title and language, far below 150 kB', async () => {
    const pdf = await voucherPdf(sampleDetail(), sampleBrand);
    const text = pdf.toString('latin1');
    expect(pages(pdf)).toBe(1);
    expect(text).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/Lang \(en-US\)/);
    expect(pdf.length).toBeLessThan(60_000);
  });

  it('tells whoever reads it out in which language a person has written', async () => {
    const read = async (title: string) => (await voucherPdf(sampleDetail({ title }), sampleBrand)).toString('latin1');
    expect(await read('น้ำใจ ที่นี่')).toMatch(/\/Lang \(th\)/);
    expect(await read('Nguyễn Thị Hoa')).not.toMatch(/\/Lang \((?!en-US)/);
  });

  it('stays one sheet with every script and with more words than it has room for', async () => {
    const long = scripts.join(' · ');
    const pdf = await voucherPdf(
      sampleDetail({
        title: long,
        firstName: long.slice(0, 80),
        meeting: scripts.join('\n'),
        pickup: long,
        bring: Array.from({ length: 40 }, (_, n) => `${n} ${long}`),
      }),
      sampleBrand,
    );
    expect(pages(pdf)).toBe(1);
    expect(pdf.length).toBeLessThan(150_000);
  });

  it('bears any text that a person may type', async () => {
    const letters = [
      ...new Set(scripts.join('')),
      '\u0301',
      '\u200d',
      '\u17d2',
      '\u1039',
      '\u0e33',
      'ễ',
      '\u0000',
      '\ud83d',
    ];
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 40 }).map((list) => list.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, async (title, meeting) => {
        expect(pages(await voucherPdf(sampleDetail({ title, meeting }), sampleBrand))).toBe(1);
      }),
      { numRuns: 12 },
    );
  });
});

/** The file's content: pdfkit writes tags and annotations as plain objects. */
describe('the tags of the voucher', () => {
  it('are a table of labels and values, headings, figures with words, and links that can be pressed', async () => {
    const text = (await voucherPdf(sampleDetail(), sampleBrand)).toString('latin1');
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect([count(/\/S \/Table\b/g), count(/\/S \/TR\b/g) > 10]).toEqual([2, true]);
    expect(count(/\/S \/TH\b/g)).toBe(count(/\/S \/TR\b/g));
    expect(count(/\/Scope \/Row/g)).toBe(count(/\/S \/TR\b/g));
    expect(count(/\/S \/TD\b/g)).toBe(count(/\/S \/TR\b/g));
    expect([count(/\/S \/H1\b/g), count(/\/S \/Figure\b/g) > 0]).toEqual([1, true]);
    for (const url of [
      'tel:+97715550100',
      'tel:+15550100',
      'mailto:help@banyan.example',
      'https://www.openstreetmap.org/',
    ])
      expect(text).toContain(`/URI (${url}`);
    expect(count(/\/S \/Link\b/g)).toBe(count(/\/Subtype \/Link\b/g));
  });
});

describe('the printed receipt', () => {
  const receipt: ReceiptFacts = {
    number: '42',
    kind: 'payment',
    amount_minor: 724,
    currency: 'SGD',
    due_cents: 540,
    issued_at: new Date('2026-11-21T10:00:00Z'),
    method: 'alipay',
    fx_rate: '1.341200',
    payment_number: null,
  };
  it.each([receipt, { ...receipt, kind: 'refund' as const, number: '43', payment_number: '42' }])(
    'of a $kind is one sheet',
    async (one) => {
      const pdf = await receiptPdf({ receipt: one, detail: sampleDetail(), brand: sampleBrand });
      expect([pages(pdf), pdf.length < 60_000]).toEqual([1, true]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { missingSigns } from '#tests/support/document/pdf-picture.ts';
import { sampleBrand } from '#tests/support/document/sample-detail.ts';
import type { DoneRow, LineRow, Statement } from '#src/server/features/earnings/index.ts';
import { sheet } from './paper.ts';
import { drawStatement, mostPaperRows, statementPdf } from './statement-pdf.ts';

const titles = [
  'Throw a bowl in Bhaktapur',
  'भक्तपुरमा माटोको भाँडा',
  'ปั้นหม้อ',
  'မြေအိုးလုပ်ငန်း',
  'ធ្វើឆ្នាំង',
  'Làm gốm Bát Tràng',
];
const line = (id: number): LineRow => ({
  id,
  at: new Date(Date.UTC(2026, 10, 1 + (id % 28))),
  kind: 'completed',
  amount_cents: 123,
  booking_id: 'b',
  ref: 'KHWMTQRA',
  title: titles[id % titles.length] ?? '',
  date: '2026-11-05',
  pax: 2,
});
const booking = (id: number): DoneRow => ({
  id: String(id),
  ref: 'KHWMTQRA',
  title: titles[id % titles.length] ?? '',
  date: '2026-11-05',
  time: '09:00',
  pax: 2,
  cash: id % 3 === 0 ? 'due' : 'both_say_paid',
  local_currency: 'NPR',
  balance_local_minor: 492_000,
  balance_cents: 3690,
});
async function* rows<Row>(count: number, make: (id: number) => Row): AsyncGenerator<Row> {
  for (let id = 1; id <= count; id += 1) yield make(id);
}
const statement = (count: number): Statement => ({
  month: '2026-11',
  zone: 'Asia/Kathmandu',
  openingCents: -700,
  lines: () => rows(count, line),
  bookings: () => rows(count, booking),
});
const facts = (count: number) => ({ statement: statement(count), host: 'कृष्ण Prajapati', brand: sampleBrand });

describe('a statement on paper', () => {
  it('adds up, and sums the cash that was received', async () => {
    const { boxes } = await drawStatement(facts(12));
    const said = boxes.map(({ says }) => says.replaceAll('\u00a0', ' '));
    expect(said).toContain('−US$7.00');
    expect(said).toContain('US$7.76');
    expect(said.filter((one) => one === 'NPR 4,920, received')).toHaveLength(8);
    expect(said).toContain('NPR 39,360');
  });

  it('goes on on as many pages as it takes, each within its margins, with every letter there is', async () => {
    const { boxes } = await drawStatement(facts(150));
    for (const { y, height, x, width } of boxes) {
      expect(y + height).toBeLessThanOrEqual(sheet.height);
      expect(x + width).toBeLessThanOrEqual(sheet.width - sheet.margin + 1);
    }
    const pdf = await statementPdf(facts(150));
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
    expect(missingSigns(pdf)).toBe(0);
  });

  it('of a month that nobody reads on paper names the rest in one line, and still adds up', async () => {
    const { boxes } = await drawStatement(facts(mostPaperRows + 10));
    const said = boxes.map(({ says }) => says.replaceAll('\u00a0', ' '));
    expect(said).toContain('US$12.30');
    expect(said).toContain(
      `US$${(((mostPaperRows + 10) * 123 - 700) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
  });
});

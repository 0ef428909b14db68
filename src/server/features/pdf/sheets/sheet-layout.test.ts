// Layout of a sheet: nothing overlaps, whatever the texts and the booking's state.
import { describe, expect, it } from 'vitest';
import type { ReceiptFacts } from '#src/server/features/trip/documents-queries.ts';
import { sheet, type Paper } from './paper.ts';
import type { Box } from './style.ts';
import { drawReceipt } from './receipt-pdf.ts';
import { chooseLocale } from '#tests/support/choose-locale.ts';
import { sampleBrand, sampleDetail, sampleQuote } from '#tests/support/document/sample-detail.ts';
import { drawVoucher } from './voucher-pdf.ts';

const long = 'Konstantinos-Alexandros Papadopoulos-Georgiadis von und zu Hohenzollern ';
const noCode = { ...sampleQuote, coupon_discount: 0, booking_deposit_due: 13 };
const manyAddons = {
  ...sampleQuote,
  lines: [
    ...sampleQuote.lines,
    ...Array.from({ length: 5 }, (_, n) => ({
      code: 'addon' as const,
      label: `A vehicle with a driver who speaks English, number ${n}`,
      unit: 10,
      quantity: 2,
      amount: 20,
    })),
  ],
};
const bookings: Record<string, Parameters<typeof sampleDetail>[0]> = {
  'a plain booking': {},
  'no code': { quote: noCode },
  'nothing in cash': { hasCash: false, quote: noCode },
  'many add-ons with long names': { quote: manyAddons },
  'a long name': { firstName: long.trim(), lastName: long.trim() },
  'a long title, place and pickup': {
    title: long.repeat(3),
    meeting: `${long.repeat(4)}\n${long}`,
    pickup: long.repeat(3),
  },
  'far too much to bring': { bring: Array.from({ length: 60 }, (_, n) => `${n} ${long}`), quote: manyAddons },
  'tall scripts': { title: 'ရန်ကုန်မြို့ ဗိုလ်ချုပ်', firstName: 'محمد', lastName: 'الحسن', meeting: 'ផ្សារធំថ្មី ផ្លូវព្រះមុនីវង្ស' },
  'Chinese and Korean without a blank': {
    title: '在河内老城学做春卷与米粉汤，从早市开始'.repeat(6),
    firstName: '欧阳晓明'.repeat(20),
    lastName: '김민준'.repeat(20),
    meeting: '还剑湖北侧的红桥，大榕树下（蓝色大门）。'.repeat(8),
  },
  'a cash figure of many digits': { cash: { usd: 39_850, amount: 1_049_848_000, currency: 'VND' } },
};

/** Boxes that overlap visibly, except grounds, which lie under texts. */
function collisions({ boxes }: Paper): string[] {
  const solid = boxes.filter(({ kind }) => kind !== 'ground');
  const meets = (a: Box, b: Box) =>
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;
  return solid.flatMap((a, index) =>
    solid.slice(index + 1).flatMap((b) => (meets(a, b) ? [`${a.says.slice(0, 30)} | ${b.says.slice(0, 30)}`] : [])),
  );
}

function outside({ boxes }: Paper): string[] {
  const isIn = ({ x, y, width, height }: Box) =>
    x >= sheet.margin - 1 && y >= 0 && x + width <= sheet.width - sheet.margin + 1 && y + height <= sheet.height;
  return boxes.filter((box) => !isIn(box)).map(({ says }) => says);
}

describe('the sheet of a voucher', () => {
  it.each(Object.entries(bookings))('with %s has nothing on top of anything', (_, wish) => {
    const paper = drawVoucher(sampleDetail(wish), sampleBrand);
    expect([collisions(paper), outside(paper)]).toEqual([[], []]);
  });

  it('shows the map of a usual booking, below all that says how much cash to bring', () => {
    const { boxes } = drawVoucher(sampleDetail({ quote: noCode }), sampleBrand);
    const map = boxes.find(({ kind, says }) => kind === 'figure' && says.startsWith('Meeting point'));
    expect(map).toBeDefined();
    const cash = boxes.filter(({ says }) => /[Cc]ash|NPR/.test(says));
    expect(cash.map(({ says }) => says)).toContain('NPR\u00a05,675');
    for (const { y, height } of cash) expect(y + height).toBeLessThanOrEqual(map?.y ?? 0);
  });

  it('has no larger letters than those of the cash to bring', () => {
    const { boxes } = drawVoucher(sampleDetail({ title: long.repeat(3) }), sampleBrand);
    const lineOf = (box: Box | undefined) => box?.height ?? 0;
    const cash = boxes.find(({ says }) => says === 'NPR\u00a05,675');
    const oneLine = boxes.filter(
      ({ kind, height, says }) => kind === 'text' && says !== 'NPR\u00a05,675' && height < 60,
    );
    for (const box of oneLine) expect(lineOf(box)).toBeLessThanOrEqual(lineOf(cash) * 1.5);
    expect(lineOf(cash)).toBeGreaterThan(35);
  });

  it('names guests in full, over as many lines as it takes', () => {
    const words = drawVoucher(sampleDetail(bookings['a long name']), sampleBrand).boxes.map(({ says }) => says);
    expect(words.join('\n')).toContain(`3 guests, booked by ${long}${long}`.trim());
    expect(words.join('\n')).not.toContain('…');
  });

  it('says where the name stands when its letters cannot be printed, and prints no sign in its place', () => {
    const said = (firstName: string) =>
      drawVoucher(sampleDetail({ firstName, lastName: '' }), sampleBrand)
        .boxes.map(({ says }) => says)
        .join('\n');
    expect(said('ᏣᎳᎩ')).toContain('3 guests (see the booking page for the name)');
    expect(said('ᏣᎳᎩ')).not.toMatch(/booked by|\ufffd/);
    expect(said('محمد').replaceAll(/[\u2068\u2069]/g, '')).toContain('booked by محمد');
    expect(drawVoucher(sampleDetail({ meeting: 'ᏣᎳᎩ gate' }), sampleBrand).boxes.map(({ says }) => says)).toContain(
      'Some letters can’t be printed here. See the booking page for the full text.',
    );
  });

  it('says what comes back until when, as the terms have it, and nothing of it once it is over', () => {
    const said = (wish: Parameters<typeof sampleDetail>[0]) =>
      drawVoucher(sampleDetail(wish), sampleBrand)
        .boxes.map(({ says }) => says)
        .join('\n');
    expect(said({})).toMatch(/Free until Tuesday, 1 December 2026, 17:00 [^]*50% refund until Friday, 4 December 2026/);
    const late = said({ deadlines: [{ until: '2026-12-04T17:00', percent: 50 }] });
    expect(late).toContain('50% refund until');
    expect(late).not.toMatch(/Free until|non-refundable/);
    expect(said({ deadlines: [] })).toContain('This booking is non-refundable');
    for (const status of ['completed', 'no_show'] as const) {
      expect(said({ status })).not.toMatch(/Cancellation|Cash to bring/);
      expect(said({ status })).toContain('Cash to your host on the day');
    }
  });

  it('has the price in the rows of every screen, and the text of the code', () => {
    const detail = sampleDetail();
    const words = drawVoucher(detail, sampleBrand)
      .boxes.map(({ says }) => says)
      .join('\n');
    expect(words).toContain('Subtotal\nUS$53.00\nDiscount code\n−US$5.00\nTotal\nUS$48.00\nPaid online\nUS$8.00');
    expect(words.replaceAll(/\s/g, '')).toContain(detail.qr);
  });
});

describe('the sheet of a voucher in a language that reads from the right', () => {
  it.each(Object.entries(bookings))('with %s has nothing on top of anything', (_, wish) => {
    chooseLocale('ar_XB');
    const paper = drawVoucher(sampleDetail(wish), sampleBrand);
    expect([collisions(paper), outside(paper)]).toEqual([[], []]);
  });

  it('is the other one in a mirror: facts on the right, code and amounts on the left', () => {
    const fromLeft = drawVoucher(sampleDetail(), sampleBrand).boxes;
    chooseLocale('ar_XB');
    const { boxes } = drawVoucher(sampleDetail(), sampleBrand);
    const code = boxes.find(({ kind }) => kind === 'figure');
    expect([code?.x, fromLeft.find(({ kind }) => kind === 'figure')?.x]).toEqual([sheet.margin, 359]);
    const title = boxes.find(({ says }) => says === 'Momo evening');
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeCloseTo(sheet.width - sheet.margin);
    const when = boxes.find(({ says }) => says.includes('When'));
    expect((when?.x ?? 0) + (when?.width ?? 0)).toBeCloseTo(sheet.width - sheet.margin);
    const amount = boxes.find(({ says }) => says.includes('53.00'));
    expect(amount?.x).toBe(sheet.margin);
  });
});

describe('the sheet of a receipt', () => {
  const receipt: ReceiptFacts = {
    number: '42',
    kind: 'payment',
    amount_minor: 1072,
    currency: 'SGD',
    due_cents: 800,
    issued_at: new Date('2026-11-21T10:00:00Z'),
    method: 'alipay',
    fx_rate: '1.341200',
    payment_number: null,
  };
  const words = (one: Partial<ReceiptFacts>, wish: Parameters<typeof sampleDetail>[0] = {}) => {
    const paper = drawReceipt({ receipt: { ...receipt, ...one }, detail: sampleDetail(wish), brand: sampleBrand });
    expect([collisions(paper), outside(paper)]).toEqual([[], []]);
    return paper.boxes.map(({ says }) => says).join('\n');
  };

  it('sums up what was paid online, to the cent', () => {
    expect(words({})).toContain(
      'Deposit\nUS$10.00\nService fee\nUS$3.00\nSubtotal\nUS$13.00\nDiscount code\n−US$5.00\nPaid\nUS$8.00',
    );
    // 0.57 + 0.29 is 0.86 only in cents.
    const odd = { ...noCode, deposit: 0.57, service_fee: 0.29, booking_deposit_due: 0.86 };
    expect(words({ due_cents: 86 }, { quote: odd })).toContain('Deposit\nUS$0.57\nService fee\nUS$0.29\nPaid\nUS$0.86');
  });

  it('has the day of the place, as its link on the page has', () => {
    expect(words({ issued_at: new Date('2026-11-28T19:37:00Z') })).toContain('Date\n29 Nov 2026');
  });

  it('says one sum where the price has changed since, and of a refund', () => {
    expect(words({ due_cents: 900 })).toContain('Paid online for this booking\nUS$9.00\nPaid\nUS$9.00');
    expect(words({ kind: 'refund', payment_number: '41' })).toContain('Refunded from receipt R-000041\nUS$8.00');
  });

  it('names who paid by the mail address where the name cannot be printed', () => {
    expect(words({}, { firstName: 'ᏣᎳᎩ', lastName: '' })).toContain('To\na@b.test');
  });
});

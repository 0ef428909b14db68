// The printable voucher, one A4 page (docs/domain/bookings.md#voucher).
import type { Brand } from '#src/server/platform/config/brand.ts';
import { guestWords } from '#src/server/booking-texts/words.ts';
import { t } from '#src/server/features/pdf/texts.ts';
import { drawMiniMap } from './mini-map.ts';
import { openPaper, sheet, type Paper } from './paper.ts';
import { priceTable } from './price-table.ts';
import { drawFoot, footTop, inner } from './sheet-foot.ts';
import { ink, lineHeight, textHeight, type Part, type Style } from './style.ts';
import { canPrint } from './text-runs.ts';
import { cashLines, isAhead, placeOf, voucherFacts, type Detail, type PaperFact } from './voucher-facts.ts';
import { encodeQR } from 'qr';

// The largest letters that fit.

interface FittedFacts {
  size: number;
  labelStyle: Style;
  gap: number;
  rows: { label: string[]; parts: Part[] }[];
}

const labelStyle: Style = { size: 8.5, colour: ink.soft };

/** At the smallest size long texts are cut; links stay. */
function fitted(
  paper: Pick<Paper, 'lines'>,
  facts: readonly PaperFact[],
  room: { width: number; height: number },
): FittedFacts {
  const at = (size: number): FittedFacts => ({
    size,
    labelStyle,
    gap: size > 8 ? 9 : 5,
    rows: facts.map(({ label, parts }) => ({
      label: [label],
      parts: parts.map(({ text, url }) => ({ lines: paper.lines(text, room.width, { size }), url })),
    })),
  });
  const found = [11, 10, 9, 8].map(at).find((one) => heightOf(one) <= room.height);
  if (found) return found;
  const smallest = at(7.5);
  while (heightOf(smallest) > room.height) {
    const texts = smallest.rows.flatMap(({ parts }) => parts).filter(({ url }) => url === undefined);
    const [first] = texts;
    if (!first) break;
    const longest = texts.reduce((a, b) => (b.lines.length > a.lines.length ? b : a), first);
    if (longest.lines.length < 2) break;
    const shortened = longest.lines.slice(0, -2);
    longest.lines = [...shortened, `${(longest.lines.at(-2) ?? '').replace(/.…?$/u, '')}…`];
  }
  return smallest;
}

function partsHeight(parts: readonly Part[], style: Style): number {
  return parts.reduce((sum, { lines }) => sum + textHeight(lines, style), 0);
}

function heightOf({ size, gap, rows }: FittedFacts): number {
  const label = lineHeight(labelStyle) + gap;
  return rows.reduce((sum, { parts }) => sum + label + partsHeight(parts, { size }), 0);
}

const quiet = 4;

/** With quiet zone, `size` in points. */
export function drawCode(doc: PDFKit.PDFDocument, code: string, at: { x: number; y: number; size: number }): void {
  const squares = encodeQR(code, 'raw', { ecc: 'medium', border: quiet });
  const unit = at.size / squares.length;
  doc.rect(at.x, at.y, at.size, at.size).fill('#ffffff');
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) doc.rect(at.x + x * unit, at.y + y * unit, unit, unit);
    }),
  );
  doc.fill('#000000');
}

const facts = { x: sheet.margin, width: 284 };
const aside = { x: sheet.margin + facts.width + 27, width: inner - facts.width - 27 };
const mapHeights = { least: 88, most: 124 };
const codeStyle = { size: 7, cut: 'noto-sans-mono-latin' } as const;
const small = { size: 8, colour: ink.soft };

/** `detail.qr` is required: only sold seats have a voucher. */
export async function voucherPdf(detail: Detail, brand: Brand): Promise<Buffer> {
  return drawVoucher(detail, brand).finish();
}

/** Nothing overlaps: the map is below the longer column. */
export function drawVoucher(detail: Detail, brand: Brand): Paper {
  const title = t('voucher.docTitle', { ref: detail.ref, title: detail.course.title });
  const paper = openPaper({ title, author: brand.name, subject: t('voucher.title'), colour: brand.colour });
  const top = drawCash(paper, detail, drawHead(paper, detail, brand.name));
  const code = codeLines(detail.qr ?? '');
  const notes = [t('voucher.codeText'), ...(isWhole(detail) ? [] : [t('voucher.missing')])];
  const codeTop = footTop - 8 - code.length * lineHeight(codeStyle) - notes.length * lineHeight(small);
  const columnEnd = drawCodeColumn(paper, detail, top, codeTop - 8);
  const fit = fitted(paper, voucherFacts(detail), { width: facts.width, height: codeTop - 8 - top });
  const bottom = Math.max(columnEnd, drawFacts(paper, fit, top));
  drawMap(paper, detail, { y: bottom + 6, end: codeTop - 8 });
  const below = notes.reduce((y, note) => paper.text('Caption', note, { x: facts.x, y, width: inner }, small), codeTop);
  paper.text('P', code, { x: facts.x, y: below, width: inner }, codeStyle);
  drawFoot(paper, brand, t('voucher.footer', { name: brand.name }));
  return paper;
}

/** This font is monospaced at 0.6 of its size. */
function codeLines(code: string): string[] {
  const count = Math.floor(inner / (codeStyle.size * 0.6));
  return Array.from({ length: Math.ceil(code.length / count) }, (_, n) => code.slice(n * count, (n + 1) * count));
}

/** True when every written letter is printable. */
function isWhole({ course, pickup, meeting_point, bring, host, addons }: Detail): boolean {
  const texts = [course.title, pickup?.address ?? '', meeting_point.text, host.name, ...bring];
  return [...texts, ...addons.map(({ title }) => title)].every(canPrint);
}

function drawHead(paper: Paper, { course, ref }: Detail, brandName: string): number {
  const at = { x: sheet.margin, y: 40, width: inner };
  paper.text('P', brandName, { ...at, width: inner / 2 }, { size: 14, weight: 700, colour: paper.brand });
  const corner = { x: sheet.margin + inner / 2, y: 40, width: inner / 2, align: 'end' } as const;
  paper.text('P', `${t('voucher.title')} ${ref}`, corner, { size: 11, colour: ink.soft });
  // Smaller letters keep titles to three lines.
  const style = [20, 17, 15, 12]
    .map((size) => ({ size, weight: 700 as const }))
    .find((one) => paper.lines(course.title, inner, one).length <= 2) ?? { size: 11, weight: 700 as const };
  const title = paper.lines(course.title, inner, style).slice(0, 3);
  const below = paper.text('H1', title, { ...at, y: 70 }, style);
  const place = `${course.city_name}, ${course.country_name}`;
  return paper.text('P', place, { ...at, y: below }, { size: 11, colour: ink.soft }) + 10;
}

function drawCash(paper: Paper, detail: Detail, y: number): number {
  const cash = cashLines(detail);
  const at = { x: sheet.margin + 16, width: inner - 32 };
  const box = { x: sheet.margin, y, width: inner, height: cash ? 84 : 40 };
  paper.ornament((doc) => doc.roundedRect(box.x, box.y, box.width, box.height, 10).fill(ink.cash), box);
  if (cash) {
    const below = paper.text(
      'H2',
      t(isAhead(detail) ? 'voucher.cash' : 'voucher.cashOver'),
      { ...at, y: y + 8 },
      { size: 10, colour: ink.soft },
    );
    const amount = paper.text('P', cash.main, { ...at, y: below }, { size: 27, weight: 700 });
    paper.text('P', cash.about, { ...at, y: amount }, { size: 9, colour: ink.soft });
  } else {
    paper.text('H2', t('voucher.cashNone'), { ...at, y: y + 10 }, { size: 13, weight: 700 });
  }
  return y + box.height + 16;
}

function drawCodeColumn(paper: Paper, detail: Detail, top: number, end: number): number {
  const { ref, qr } = detail;
  const guests = guestWords(detail.pax);
  const square = { x: aside.x, y: top, width: aside.width, height: aside.width };
  paper.figure(t('voucher.codeAlt', { ref, guests }), square, (doc, { x }) =>
    drawCode(doc, qr ?? '', { x, y: top, size: aside.width }),
  );
  const middle = { x: aside.x, width: aside.width, align: 'center' } as const;
  const y = paper.text('H2', ref, { ...middle, y: top + aside.width }, { size: 17, weight: 700 });
  const guestsText = paper.text('P', guests, { ...middle, y }, { size: 10 });
  const hint = paper.text('Caption', t('voucher.show'), { ...middle, y: guestsText + 2 }, small);
  return priceTable(paper, detail, { x: aside.x, y: hint + 12, width: aside.width }, end);
}

function drawFacts(paper: Paper, { size, labelStyle, gap, rows }: FittedFacts, top: number): number {
  return paper.table(rows, top, ({ label, parts }, y) => {
    const labelAt = { x: facts.x, y, width: facts.width };
    const at = { ...labelAt, y: y + textHeight(label, labelStyle) };
    const row = { label, labelAt, labelStyle, parts, at, style: { size } };
    return { row, below: at.y + partsHeight(parts, { size }) + gap };
  });
}

/** Draws the map only where it fits. */
function drawMap(paper: Paper, { meeting_point: point }: Detail, { y, end }: { y: number; end: number }): void {
  const height = Math.min(mapHeights.most, end - y);
  if (height < mapHeights.least) return;
  const box = { x: sheet.margin, y, width: inner, height };
  paper.figure(t('voucher.mapAlt', placeOf(point)), box, (doc) =>
    drawMiniMap(doc, box, point, { north: t('voucher.north'), pin: paper.brand }),
  );
}

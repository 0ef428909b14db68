// The printable voucher: one sheet of A4 with what its page shows, and the code in ink (product 9).
import type { Brand } from '../../config/brand.ts';
import { guestWords } from '../../mail/words.ts';
import { t } from '../texts.ts';
import { drawCode } from './code-squares.ts';
import { drawMiniMap } from './mini-map.ts';
import { openPaper, sheet, type Paper } from './paper.ts';
import { ink, lineHeight } from './style.ts';
import { cashLines, placeOf, voucherFacts, type Detail, type PaperFact } from './voucher-facts.ts';

const left = { x: sheet.margin, width: 288 };
const right = { x: sheet.margin + left.width + 27, width: 184 };
const inner = sheet.width - 2 * sheet.margin;
const footTop = sheet.height - 64;
const mapHeight = 132;

/** Makes the sheet. `detail.qr` must be there: only sold seats have a voucher. */
export async function voucherPdf(detail: Detail, brand: Brand): Promise<Buffer> {
  const title = t('voucher.docTitle', { ref: detail.ref, title: detail.course.title });
  const paper = openPaper({ title, author: brand.name, subject: t('voucher.title') });
  const top = drawHead(paper, detail, brand.name);
  drawCodeColumn(paper, detail, top);
  const facts = fitted(paper, voucherFacts(detail), footTop - top);
  const bottom = drawFacts(paper, facts, top);
  drawMap(paper, detail, bottom);
  drawFoot(paper, brand);
  return paper.finish();
}

function drawHead(paper: Paper, { course, ref }: Detail, brandName: string): number {
  const at = { x: sheet.margin, y: 40, width: inner };
  paper.text('P', brandName, { ...at, width: inner / 2 }, { size: 14, weight: 700, colour: ink.brand });
  const corner = { x: sheet.margin + inner / 2, y: 40, width: inner / 2, align: 'right' } as const;
  paper.text('P', `${t('voucher.title')} ${ref}`, corner, { size: 11, colour: ink.soft });
  // Long titles get smaller letters, so that they never take more than three lines.
  const style = [22, 18, 15, 12]
    .map((size) => ({ size, weight: 700 as const }))
    .find((one) => paper.lines(course.title, inner, one).length <= 2) ?? { size: 11, weight: 700 as const };
  const title = paper.lines(course.title, inner, style).slice(0, 3);
  const below = paper.text('H1', title, { ...at, y: 74 }, style);
  const place = `${course.city_name}, ${course.country_name}`;
  return paper.text('P', place, { ...at, y: below }, { size: 11, colour: ink.soft }) + 18;
}

function drawCodeColumn(paper: Paper, detail: Detail, top: number): void {
  const { ref, qr } = detail;
  const guests = guestWords(detail.pax);
  paper.figure(t('voucher.codeAlt', { ref, guests }), (doc) =>
    drawCode(doc, qr ?? '', { x: right.x, y: top, size: right.width }),
  );
  const middle = { x: right.x, width: right.width, align: 'center' } as const;
  const y = paper.text('H2', ref, { ...middle, y: top + right.width }, { size: 17, weight: 700 });
  const shown = paper.text('P', guests, { ...middle, y }, { size: 10 });
  const hint = paper.text('Caption', t('voucher.show'), { ...middle, y: shown + 2 }, { size: 8, colour: ink.soft });
  drawCash(paper, detail, hint + 14);
}

function drawCash(paper: Paper, detail: Detail, y: number): void {
  const cash = cashLines(detail);
  const at = { x: right.x + 12, width: right.width - 24, align: 'center' } as const;
  const height = cash ? 80 : 48;
  paper.ornament((doc) => doc.roundedRect(right.x, y, right.width, height, 10).fill(ink.cash));
  if (!cash) {
    paper.text('P', t('voucher.cashNone'), { ...at, y: y + 10 }, { size: 10 });
    return;
  }
  const below = paper.text('P', t('voucher.cash'), { ...at, y: y + 8 }, { size: 9, colour: ink.soft });
  const amount = paper.text('P', cash.main, { ...at, y: below }, { size: 18, weight: 700 });
  const day = paper.text(
    'P',
    `${cash.usd}, ${t('voucher.cashDay')}`,
    { ...at, y: amount },
    { size: 8, colour: ink.soft },
  );
  if (cash.rate !== null) paper.text('P', cash.rate, { ...at, y: day }, { size: 8, colour: ink.soft });
}

interface FittedFacts {
  size: number;
  rows: { label: string; lines: string[] }[];
}

const labelSize = 8.5;
const gap = 9;

/** The largest letters with which all facts fit; at the smallest, the longest facts are cut. */
function fitted(paper: Paper, facts: readonly PaperFact[], room: number): FittedFacts {
  const at = (size: number): FittedFacts => ({
    size,
    rows: facts.map(({ label, value }) => ({ label, lines: paper.lines(value, left.width, { size }) })),
  });
  const sizes = [11, 10, 9, 8];
  const found = sizes.map(at).find((one) => heightOf(one) <= room);
  if (found) return found;
  const small = at(7.5);
  while (heightOf(small) > room) {
    const longest = small.rows.reduce((a, b) => (b.lines.length > a.lines.length ? b : a));
    if (longest.lines.length < 2) break;
    longest.lines.splice(-2, 2, `${(longest.lines.at(-2) ?? '').replace(/.…?$/u, '')}…`);
  }
  return small;
}

function heightOf({ size, rows }: FittedFacts): number {
  const label = lineHeight({ size: labelSize }) + gap;
  return rows.reduce((sum, { lines }) => sum + label + lines.length * lineHeight({ size }), 0);
}

function drawFacts(paper: Paper, { size, rows }: FittedFacts, top: number): number {
  return rows.reduce((y, { label, lines }) => {
    const at = { x: left.x, width: left.width };
    const below = paper.text('P', label, { ...at, y }, { size: labelSize, colour: ink.soft });
    return paper.text('P', lines, { ...at, y: below }, { size }) + gap;
  }, top);
}

/** Where there is room left; the point is in the facts in any case. */
function drawMap(paper: Paper, { meeting_point: point }: Detail, bottom: number): void {
  const y = Math.max(bottom + 4, 0);
  if (y + mapHeight > footTop - 8) return;
  const texts = {
    rings: [t('voucher.ring.half'), t('voucher.ring.one'), t('voucher.ring.two')] as const,
    north: t('voucher.north'),
  };
  paper.figure(t('voucher.mapAlt', placeOf(point)), (doc) =>
    drawMiniMap(doc, { x: sheet.margin, y, width: inner, height: mapHeight }, texts),
  );
}

function drawFoot(paper: Paper, { name, contacts }: Brand): void {
  paper.ornament((doc) =>
    doc
      .moveTo(sheet.margin, footTop)
      .lineTo(sheet.margin + inner, footTop)
      .lineWidth(0.75)
      .stroke(ink.line),
  );
  const text = t('voucher.footer', { name, email: contacts.email, phone: contacts.phone });
  paper.text('P', text, { x: sheet.margin, y: footTop + 10, width: inner }, { size: 9, colour: ink.soft });
}

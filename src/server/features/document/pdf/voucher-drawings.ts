// What is drawn on a voucher: its code as squares, sharp at any size, and a small map.
import { encodeQR } from 'qr';
import { textDirection } from '#src/texts/locale.ts';
import { drawLines } from './shaped-runs.ts';
import { ink, type Style } from './style.ts';

const quiet = 4;
// Room for the words at a ring and under the arrow; they stand in its middle.
const labelWidth = 40;

/** Draws the code with its quiet zone into a square of `size` points. */
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

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rings of 0.5, 1 and 2 km, to scale, with the texts of the outer two. */
export function drawMiniMap(
  doc: PDFKit.PDFDocument,
  place: Area,
  texts: { rings: readonly [string, string]; north: string },
): void {
  const centre = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const pointsPerKm = (place.height / 2 - 8) / 2;
  doc.roundedRect(place.x, place.y, place.width, place.height, 8).fill('#eaf5f2');
  doc.lineWidth(0.75).strokeColor(ink.jade);
  for (const km of [0.5, 1]) doc.circle(centre.x, centre.y, km * pointsPerKm).stroke();
  doc
    .circle(centre.x, centre.y, 2 * pointsPerKm)
    .dash(2, { space: 3 })
    .stroke()
    .undash();
  const label = (text: string, at: { x: number; y: number }, style: Style): void => {
    const x = at.x - labelWidth / 2;
    drawLines(doc, [text], { x, y: at.y, width: labelWidth, align: 'center', direction: textDirection() }, style);
  };
  // The innermost ring is too small to bear a text next to the pin.
  [1, 2].forEach((km, index) => {
    const at = { x: centre.x, y: centre.y + km * pointsPerKm - 9 };
    label(texts.rings[index] ?? '', at, { size: 7, colour: ink.soft });
  });
  drawPin(doc, centre);
  const top = { x: place.x + place.width - 22, y: place.y + 12 };
  doc.path(`M${top.x} ${top.y} l5 13 l-5 -3 l-5 3 Z`).fill(ink.text);
  label(texts.north, { x: top.x, y: top.y + 15 }, { size: 8, weight: 700 });
}

function drawPin(doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }): void {
  doc.path(`M${x} ${y} c-5 -6 -6 -8 -6 -11 a6 6 0 0 1 12 0 c0 3 -1 5 -6 11 Z`).fill(ink.brand);
  doc.circle(x, y - 11, 2.3).fill('#ffffff');
}

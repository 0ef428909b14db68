// What is drawn on a voucher: its code as squares, sharp at any size.
import { encodeQR } from 'qr';

const quiet = 4;

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

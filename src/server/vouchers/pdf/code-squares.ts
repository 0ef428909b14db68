// A voucher code as squares on paper: sharp at any size, and far smaller than a picture.
import { create } from 'qrcode';

/** Draws the code with its quiet zone into a square of `size` points. */
export function drawCode(doc: PDFKit.PDFDocument, code: string, at: { x: number; y: number; size: number }): void {
  const { modules } = create(code, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const unit = at.size / (modules.size + 2 * quiet);
  doc.rect(at.x, at.y, at.size, at.size).fill('#ffffff');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(at.x + (column + quiet) * unit, at.y + (row + quiet) * unit, unit, unit);
    }
  }
  doc.fill('#000000');
}

// A QR code as one SVG path: no picture to load, sharp in print, and the same on server and browser.
import { encodeQR } from 'qr';

/** The dark squares of a text as path data, and how many squares a side has; the white round it is the page's. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  // The encoder draws no code without a border of at least one.
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 1 }).slice(1, -1);
  const drawn = squares.flatMap((row, y) => row.slice(1, -1).map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: drawn.join(''), size: squares.length };
}

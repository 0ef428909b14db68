// A QR code as one SVG path: no picture to load, sharp in print, and the same on server and browser.
import { create } from 'qrcode';

/** The dark modules of a text as path data, and how many modules a side has. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) rows.push(`M${x} ${y}h1v1h-1z`);
  }
  return { path: rows.join(''), size: modules.size };
}

// Puts broken lines onto a sheet, run by run, each in the typeface that has its letters.
import { useFont } from './font-files.ts';
import type { Placed } from './placed.ts';
import { featured, shapedRuns } from './shaped-runs.ts';
import { ink, lineHeight, type Style } from './style.ts';

/** How wide a text is drawn, in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  return shapedRuns(doc, text, style).reduce((sum, run) => sum + run.width, 0);
}

/** Draws the lines and answers where each stands. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly string[],
  at: Placed,
  style: Style,
): { x: number; y: number; width: number }[] {
  const { weight = 400, colour = ink.text } = style;
  const shift = { left: 0, center: 0.5, right: 1 }[at.align ?? 'left'];
  // All runs of a line stand on one baseline, whatever the heights of their typefaces.
  const baseline = style.size * 1.05;
  return lines.map((line, index) => {
    const runs = shapedRuns(doc, line, style);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    const left = at.x + (at.width - width) * shift;
    const top = at.y + index * lineHeight(style);
    let x = left;
    for (const run of runs) {
      useFont(doc, run.cut, weight).fontSize(style.size).fillColor(colour);
      doc.text(run.text, x, top + baseline, { lineBreak: false, baseline: 'alphabetic', ...featured(run) });
      x += run.width;
    }
    return { x: left, y: top, width };
  });
}

// One sheet of A4 on which text of any script, lines and boxes are put. Every text is tagged for screen readers.
import PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';
import { useFont } from './font-files.ts';
import { featured, shapedRuns } from './shaped-runs.ts';
import { ink, lineHeight, type Style } from './style.ts';
import { printable } from './text-runs.ts';

export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const;

type Role = 'H1' | 'H2' | 'P' | 'Caption';

export interface Placed {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

export interface Paper {
  /** Lines of a text at this width. */
  lines(text: string, width: number, style: Style): string[];
  /** Puts a text and answers the y below it. */
  text(role: Role, text: string | readonly string[], at: Placed, style: Style): number;
  /** Draws something that has a meaning, with words for who does not see it. */
  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void;
  /** Draws what only pleases the eye. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void;
  finish(): Promise<Buffer>;
}

/** Opens a sheet. `title` is what readers show in the window's head. */
export function openPaper(facts: { title: string; author: string; subject: string }): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: facts.title, Author: facts.author, Subject: facts.subject },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const widths = new Map<string, number>();
  // A width at one size tells all: pieces are measured once for a sheet, however often lines are broken anew.
  const measure = (text: string, { size, weight = 400 }: Style): number => {
    const key = `${weight} ${text}`;
    const known = widths.get(key) ?? widthOf(doc, text, { size: 100, weight });
    widths.set(key, known);
    return (known * size) / 100;
  };
  const linesOf = (text: string, width: number, style: Style) =>
    breakLines(printable(text), width, (part) => measure(part, style));
  return {
    lines: linesOf,
    text(role, text, at, style) {
      const lines = typeof text === 'string' ? linesOf(text, at.width, style) : text;
      const said = lines.join(' ');
      root.add(doc.struct(role, { actual: said }, () => drawLines(doc, lines, at, style)));
      return at.y + lines.length * lineHeight(style);
    },
    figure(alt, draw) {
      root.add(doc.struct('Figure', { alt }, () => draw(doc)));
    },
    ornament(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
    async finish() {
      root.end();
      doc.end();
      return done;
    },
  };
}

function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  return shapedRuns(doc, text, style).reduce((sum, run) => sum + run.width, 0);
}

function drawLines(doc: PDFKit.PDFDocument, lines: readonly string[], at: Placed, style: Style): void {
  const { weight = 400, colour = ink.text } = style;
  const shift = { left: 0, center: 0.5, right: 1 }[at.align ?? 'left'];
  // All runs of a line stand on one baseline, whatever the heights of their typefaces.
  const baseline = style.size * 1.05;
  lines.forEach((line, index) => {
    const runs = shapedRuns(doc, line, style);
    let x = at.x + (at.width - runs.reduce((sum, run) => sum + run.width, 0)) * shift;
    const y = at.y + index * lineHeight(style) + baseline;
    for (const run of runs) {
      useFont(doc, run.cut, weight).fontSize(style.size).fillColor(colour);
      doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', ...featured(run) });
      x += run.width;
    }
  });
}

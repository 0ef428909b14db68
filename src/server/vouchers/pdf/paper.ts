// One sheet of A4 on which text of any script, tables and drawings are put. Everything is tagged for screen readers.
import PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';
import { drawLines, widthOf } from './draw-lines.ts';
import { ink, lineHeight, type Style } from './style.ts';
import { printable } from './text-runs.ts';

export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const;

export type Role = 'H1' | 'H2' | 'P' | 'Caption';

export interface Placed {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

/** Where something stands on the sheet, in points from its upper left corner; a `ground` lies under other boxes. */
export interface Box {
  kind: 'text' | 'figure' | 'ground';
  x: number;
  y: number;
  width: number;
  height: number;
  says: string;
}

/** Lines that have been broken, and where they lead if they are a link. */
export interface Part {
  lines: readonly string[];
  url?: string | undefined;
}

/** A label, which heads its row, and what it labels. */
export interface Row {
  label: readonly string[];
  labelAt: Placed;
  labelStyle: Style;
  parts: readonly Part[];
  at: Placed;
  style: Style;
}

export interface Paper {
  /** Everything that has been put on the sheet, in its order. */
  readonly boxes: readonly Box[];
  /** Lines of a text at this width, without what no typeface has. */
  lines(text: string, width: number, style: Style): string[];
  /** Puts a text, which may be a link, and answers the y below it. */
  text(role: Role, text: string | readonly string[], at: Placed, style: Style & { url?: string }): number;
  /** Puts a table of labels and values, row by row from `y`; `place` says where each stands. Answers the y below it. */
  table<T>(rows: readonly T[], y: number, place: (row: T, y: number) => { row: Row; below: number }): number;
  /** Draws something that has a meaning, with words for who does not see it. */
  figure(alt: string, box: Omit<Box, 'kind' | 'says'>, draw: (doc: PDFKit.PDFDocument) => void): void;
  /** Draws what only pleases the eye. A `ground` names the box that it fills. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void, ground?: Omit<Box, 'kind' | 'says'>): void;
  finish(): Promise<Buffer>;
}

type Tag = PDFKit.PDFStructureElement;

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
  const done = collected(doc);
  const linesOf = lineBreaker(doc);
  const boxes: Box[] = [];
  const put = (parent: Tag, tag: string, lines: readonly string[], at: Placed, style: Style & { url?: string }) => {
    const says = lines.join(' ');
    const height = lines.length * lineHeight(style);
    boxes.push({ kind: 'text', x: at.x, y: at.y, width: at.width, height, says });
    if (style.url === undefined)
      parent.add(doc.struct(tag, { actual: says }, () => void drawLines(doc, lines, at, style)));
    else parent.add(linkTag(doc, tag, { lines, at, style, url: style.url }));
    return at.y + height;
  };
  return {
    boxes,
    lines: linesOf,
    text: (role, text, at, style) =>
      put(root, role, typeof text === 'string' ? linesOf(text, at.width, style) : text, at, style),
    table(rows, from, place) {
      const table = doc.struct('Table');
      root.add(table);
      const end = rows.reduce((y, one) => {
        const { row, below } = place(one, y);
        const tag = doc.struct('TR');
        table.add(tag);
        const head = doc.struct('TH', { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions);
        const cell = doc.struct('TD');
        tag.add(head).add(cell);
        put(head, 'P', row.label, row.labelAt, row.labelStyle);
        row.parts.reduce(
          (top, { lines, url }) => put(cell, 'P', lines, { ...row.at, y: top }, { ...row.style, ...(url && { url }) }),
          row.at.y,
        );
        return below;
      }, from);
      table.end();
      return end;
    },
    figure(alt, box, draw) {
      boxes.push({ ...box, kind: 'figure', says: alt });
      root.add(doc.struct('Figure', { alt }, () => draw(doc)));
    },
    ornament(draw, ground) {
      if (ground) boxes.push({ ...ground, kind: 'ground', says: '' });
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

interface Linked {
  lines: readonly string[];
  at: Placed;
  style: Style;
  url: string;
}

/** A paragraph that is a link: the drawn text and its annotation hang on one tag. */
function linkTag(doc: PDFKit.PDFDocument, tag: string, { lines, at, style, url }: Linked): Tag {
  const says = lines.join(' ');
  const paragraph = doc.struct(tag as 'P');
  const link = doc.struct('Link', { actual: says } as PDFKit.Mixins.StructureElementOptions);
  paragraph.add(link);
  link.add(() => {
    for (const { x, y, width } of drawLines(doc, lines, at, { ...style, colour: ink.brand })) {
      doc.link(x, y, width, lineHeight(style), url, {
        structParent: link,
        Contents: new String(says),
      } as unknown as PDFKit.Mixins.AnnotationOption);
    }
  });
  return paragraph;
}

/** Breaks lines by the widths of this sheet's typefaces. */
function lineBreaker(doc: PDFKit.PDFDocument): Paper['lines'] {
  const widths = new Map<string, number>();
  // A width at one size tells all: pieces are measured once for a sheet, however often lines are broken anew.
  const measure = (text: string, { size, weight = 400, cut }: Style): number => {
    const key = `${cut ?? ''} ${weight} ${text}`;
    const known = widths.get(key) ?? widthOf(doc, text, { size: 100, weight, ...(cut && { cut }) });
    widths.set(key, known);
    return (known * size) / 100;
  };
  return (text, width, style) => breakLines(printable(text), width, (part) => measure(part, style));
}

function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

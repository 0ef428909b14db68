// An A4 sheet for text of any script, tables and drawings, tagged for screen readers.
import PDFDocument from 'pdfkit';
import { drawLines, type Drawn, widthOf } from './shaped-runs.ts';
import { type Placed, ink, lineHeight, type Style, textHeight, type Box, type Row } from './style.ts';
import { printable } from './text-runs.ts';
import { scriptTag } from '#src/texts/script-tag.ts';
import { localeTag, textDirection } from '#src/texts/locale.ts';

/** Width of a text in points. */
type Measure = (text: string) => number;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
// Closing characters stay with the previous word, opening ones with the next.
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}]+\s*$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

function piecesOf(paragraph: string): string[] {
  const spaced = paragraph.match(/\S+\s*|\s+/g) ?? [];
  return spaced.flatMap((piece) => (unspaced.test(piece) ? wordsOf(piece) : [piece]));
}

function wordsOf(piece: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(piece)) {
    const last = found.at(-1);
    const isTied = last !== undefined && (closing.test(segment) || opening.test(last));
    if (isTied) found.splice(-1, 1, last + segment);
    else found.push(segment);
  }
  return found;
}

/** At line ends, spaces and words; inside a word only if it exceeds the line. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    // Added per piece: shaping is slow, and nothing is shaped across a break.
    let used = 0;
    for (const piece of piecesOf(paragraph)) {
      if (used + measure(piece.trimEnd()) <= width) {
        line += piece;
        used += measure(piece);
        continue;
      }
      if (line.trim() !== '') lines.push(line.trimEnd());
      const parts = measure(piece.trimEnd()) <= width ? [piece] : cutLong(piece, width, measure);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
      used = measure(line);
    }
    lines.push(line.trimEnd());
    return lines;
  });
}

function cutLong(piece: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(piece)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

type Tag = PDFKit.PDFStructureElement;

interface Text {
  lines: readonly string[];
  at: Drawn;
  style: Style & { url?: string };
  brand: string;
}

/** Draws when added to its parent. Screen readers get the original text. */
function textTag(doc: PDFKit.PDFDocument, role: 'H1' | 'H2' | 'P' | 'Caption', text: Text): Tag {
  const { lines, at, style, brand } = text;
  const says = lines.join(' ');
  const { url } = style;
  // A person's text in another script is read in a language of it.
  const lang = scriptTag(says);
  const words = { actual: says, ...(lang !== undefined && { lang }) };
  if (url === undefined) return doc.struct(role, words, () => void drawLines(doc, lines, at, style));
  const paragraph = doc.struct(role);
  const link = doc.struct('Link', words);
  paragraph.add(link);
  link.add(() => {
    for (const { x, y, width } of drawLines(doc, lines, at, { ...style, colour: brand })) {
      // An object: a plain string would be written as a name. The types lack it.
      const option = { structParent: link, Contents: new String(says) };
      doc.link(x, y, width, lineHeight(style, lines), url, option as unknown as PDFKit.Mixins.AnnotationOption);
    }
  });
  return paragraph;
}

export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const;

type Role = 'H1' | 'H2' | 'P' | 'Caption';
type Area = Omit<Box, 'kind' | 'says'>;

export interface Paper {
  readonly brand: string;
  readonly boxes: readonly Box[];
  /** Without characters that no font has. */
  lines(text: string, width: number, style: Style): string[];
  text(role: Role, text: string | readonly string[], at: Placed, style: Style & { url?: string }): number;
  /** `place` positions each cell. Returns the y below. */
  table<T>(rows: readonly T[], y: number, place: (row: T, y: number) => { row: Row; below: number }): number;
  /** With alternative text; `draw` gets its place, from the left. */
  figure(alt: string, box: Area, draw: (doc: PDFKit.PDFDocument, box: Area) => void): void;
  /** Decoration across the page. A `ground` names the box it fills. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void, ground?: Area): void;
  nextPage(): void;
  finish(): Promise<Buffer>;
}

interface PaperFacts {
  title: string;
  author: string;
  subject: string;
  colour?: string | undefined;
}

export function openPaper({ colour: brand = ink.brand, ...facts }: PaperFacts): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: localeTag(),
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: facts.title, Author: facts.author, Subject: facts.subject },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const [done, lines] = [collected(doc), lineBreaker(doc)];
  const boxes: Box[] = [];
  const direction = textDirection();
  const fromLeft = <T extends Pick<Placed, 'x' | 'width'>>(at: T): T =>
    direction === 'rtl' ? { ...at, x: sheet.width - at.x - at.width } : at;
  const put: Tables['put'] = (parent, role, { lines: textLines, at, style }) => {
    const height = textHeight(textLines, style);
    const drawn = { ...fromLeft(at), direction };
    boxes.push({ kind: 'text', x: drawn.x, y: drawn.y, width: drawn.width, height, says: textLines.join(' ') });
    parent.add(textTag(doc, role, { lines: textLines, at: drawn, style, brand }));
    return drawn.y + height;
  };
  return {
    brand,
    boxes,
    lines,
    text: (role, text, at, style) =>
      put(root, role, { lines: typeof text === 'string' ? lines(text, at.width, style) : text, at, style }),
    table: (rows, from, place) => putTable({ doc, root, put }, rows, from, place),
    figure(alt, box, draw) {
      const drawn = fromLeft(box);
      boxes.push({ ...drawn, kind: 'figure', says: alt });
      root.add(doc.struct('Figure', { alt }, () => draw(doc, drawn)));
    },
    ornament(draw, ground) {
      if (ground) boxes.push({ ...ground, kind: 'ground', says: '' });
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
    nextPage: () => void doc.addPage(),
    finish() {
      root.end();
      doc.end();
      return done;
    },
  };
}

interface Tables {
  doc: PDFKit.PDFDocument;
  root: Tag;
  put: (parent: Tag, role: Role, text: Omit<Text, 'at' | 'brand'> & { at: Placed }) => number;
}

function putTable<T>(
  { doc, root, put }: Tables,
  rows: readonly T[],
  from: number,
  place: (row: T, y: number) => { row: Row; below: number },
): number {
  const table = doc.struct('Table');
  root.add(table);
  const end = rows.reduce((y, one) => {
    const { row, below } = place(one, y);
    const [tag, head, cell] = [doc.struct('TR'), doc.struct('TH', headed), doc.struct('TD')];
    table.add(tag);
    tag.add(head).add(cell);
    put(head, 'P', { lines: row.label, at: row.labelAt, style: row.labelStyle });
    row.parts.reduce((top, { lines, url }) => {
      return put(cell, 'P', { lines, at: { ...row.at, y: top }, style: { ...row.style, ...(url && { url }) } });
    }, row.at.y);
    return below;
  }, from);
  table.end();
  return end;
}

// The library's types lack this option.
const headed = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

function lineBreaker(doc: PDFKit.PDFDocument): Paper['lines'] {
  const widths = new Map<string, number>();
  // Measured once per sheet, whatever the size.
  const measure = (text: string, { size, weight = 400, cut }: Style): number => {
    const key = `${cut ?? ''} ${weight} ${text}`;
    const width = widths.get(key) ?? widthOf(doc, text, { size: 100, weight, ...(cut && { cut }) });
    widths.set(key, width);
    return (width * size) / 100;
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

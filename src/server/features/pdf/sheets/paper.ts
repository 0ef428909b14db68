// One sheet of A4 on which text of any script, tables and drawings are put. Everything is tagged for screen readers.
import PDFDocument from 'pdfkit';
import { drawLines, type Drawn, widthOf } from './shaped-runs.ts';
import { type Placed, ink, lineHeight, type Style, textHeight, type Box, type Row } from './style.ts';
import { printable } from './text-runs.ts';
import { scriptTag } from '#src/texts/script-tag.ts';
import { localeTag, textDirection } from '#src/texts/locale.ts';

/** Says how wide a text is drawn, in points. */
type Measure = (text: string) => number;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
// What closes stays with the word before, and what opens with the word behind.
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}]+\s*$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Pieces between which a line may end, each with the blank behind it. */
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

/** Breaks at line ends of the text, at blanks and words, and inside a word only where it is wider than the line. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    // Widths are added up piece by piece: shaping is dear, and nothing is shaped across a place where lines may end.
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

// A paragraph of a sheet with its tag; one that leads somewhere has a link inside it.

type Tag = PDFKit.PDFStructureElement;

interface Text {
  lines: readonly string[];
  at: Drawn;
  style: Style & { url?: string };
  /** Of a link. */
  brand: string;
}

/** The tag that draws the text once it is added to its parent. Readers for the blind get the words as they were written. */
function textTag(doc: PDFKit.PDFDocument, role: 'H1' | 'H2' | 'P' | 'Caption', text: Text): Tag {
  const { lines, at, style, brand } = text;
  const says = lines.join(' ');
  const { url } = style;
  // What a person wrote in another script is read out in a language of that script.
  const lang = scriptTag(says);
  const words = { actual: says, ...(lang !== undefined && { lang }) };
  if (url === undefined) return doc.struct(role, words, () => void drawLines(doc, lines, at, style));
  const paragraph = doc.struct(role);
  const link = doc.struct('Link', words);
  paragraph.add(link);
  link.add(() => {
    for (const { x, y, width } of drawLines(doc, lines, at, { ...style, colour: brand })) {
      // A text object, because a plain string would be written as a name; the types know plain strings alone.
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
  /** The colour of the brand, of names and links. */
  readonly brand: string;
  /** Everything that has been put on the sheet, in its order. */
  readonly boxes: readonly Box[];
  /** Lines of a text at this width, without what no typeface has. */
  lines(text: string, width: number, style: Style): string[];
  /** Puts a text, which may be a link, and answers the y below it. */
  text(role: Role, text: string | readonly string[], at: Placed, style: Style & { url?: string }): number;
  /** Puts a table of labels and values, row by row from `y`; `place` says where each stands. Answers the y below it. */
  table<T>(rows: readonly T[], y: number, place: (row: T, y: number) => { row: Row; below: number }): number;
  /** Draws something that has a meaning, with words for readers who do not see it; `draw` gets its place, counted from the left. */
  figure(alt: string, box: Area, draw: (doc: PDFKit.PDFDocument, box: Area) => void): void;
  /** Draws what only pleases the eye, over the whole width. A `ground` names the box that it fills. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void, ground?: Area): void;
  /** Goes on on another page. */
  nextPage(): void;
  finish(): Promise<Buffer>;
}

interface PaperFacts {
  /** What readers show in the window's head. */
  title: string;
  author: string;
  subject: string;
  /** The colour of the brand; left out, that of the program. */
  colour?: string | undefined;
}

/** Opens a sheet. */
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

// The library's types do not know this option yet.
const headed = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

/** Breaks lines by the widths of this sheet's typefaces. */
function lineBreaker(doc: PDFKit.PDFDocument): Paper['lines'] {
  const widths = new Map<string, number>();
  // A width at one size tells all: pieces are measured once for a sheet, however often lines are broken again.
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

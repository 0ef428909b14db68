// Lines of text as they are drawn: words of Arabic and Hebrew in their order, each run in the typeface that has its letters.
import { hanOrder, useFont } from '#src/server/features/document/typefaces/index.ts';
import { localeTag } from '#src/texts/locale.ts';
import { runsOf, type Run } from './text-runs.ts';
import { type Style, type Placed, ink, lineHeight } from './style.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200c\u200d]/u;
const digit = /\p{Nd}/u;
const mark = /\p{M}/u;
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

type Kind = 'word' | 'number' | 'between' | 'other';

interface Token {
  kind: Kind;
  text: string;
}

function kindOf(sign: string, last: Kind | undefined): Kind {
  if (mark.test(sign) && last !== undefined) return last;
  if (digit.test(sign)) return 'number';
  if (rightToLeft.test(sign)) return 'word';
  return /\p{L}/u.test(sign) ? 'other' : 'between';
}

// A time, a date, a price: the signs between its figures belong to them, wherever the line begins.
const figures = /([-+−]?\p{Sc}?\p{Nd}+(?:[.,:/+-]\p{Nd}+)*[%\p{Sc}]?)/u;

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  line.split(figures).forEach((part, index) => {
    if (index % 2 === 1) tokens.push({ kind: 'number', text: part });
    else addSigns(tokens, part);
  });
  return tokens;
}

function addSigns(tokens: Token[], part: string): void {
  for (const sign of part) {
    const last = tokens.at(-1);
    const kind = kindOf(sign, last?.kind);
    if (last?.kind === kind) last.text += sign;
    else tokens.push({ kind, text: sign });
  }
}

function turned({ kind, text }: Token): string {
  if (kind !== 'between') return text;
  return [...text]
    .toReversed()
    .map((sign) => mirrored[sign] ?? sign)
    .join('');
}

/** Where lines begin. */
type Direction = 'ltr' | 'rtl';

/**
 * The pieces of a line from left to right as they are drawn. A stretch of Arabic or Hebrew words, with the numbers, blanks
 * and marks between them, is turned as a whole; the letters of a word are turned by the shaper. This is the part of the
 * Unicode bidirectional algorithm (UAX 9) that names and addresses need. In a document that reads from the right the line
 * is turned, and stretches of other words keep their order; a line without any Arabic or Hebrew reads from the left.
 */
export function piecesFromLeft(line: string, direction: Direction = 'ltr'): string[] {
  if (!rightToLeft.test(line)) return [line];
  const tokens = tokensOf(line);
  // A line that has no other words is read from the right wherever it stands: its numbers follow their words.
  const isTurned = direction === 'rtl' || !tokens.some(({ kind }) => kind === 'other');
  return isTurned ? turnedLine(tokens) : keptLine(tokens);
}

function turnedLine(tokens: readonly Token[]): string[] {
  const pieces: Token[] = [];
  let stretch: Token[] = [];
  const close = (): void => {
    const end = stretch.findLastIndex(({ kind }) => kind !== 'between') + 1;
    if (end > 0)
      pieces.push({
        kind: 'other',
        text: stretch
          .slice(0, end)
          .map(({ text }) => text)
          .join(''),
      });
    pieces.push(...stretch.slice(end));
    stretch = [];
  };
  for (const token of tokens) {
    if (token.kind === 'other' || (stretch.length > 0 && token.kind !== 'word')) stretch.push(token);
    else {
      close();
      pieces.push(token);
    }
  }
  close();
  return pieces.toReversed().map(turned);
}

function keptLine(tokens: readonly Token[]): string[] {
  const pieces: string[] = [];
  let stretch: Token[] = [];
  const close = (): void => {
    // Blanks and numbers behind the last word belong to the line, not to the stretch; a bracket that it opened to it.
    const end = stretch.findLastIndex(({ kind }) => kind === 'word') + 1;
    const inside = stretch.slice(0, end);
    const rest = stretch.slice(end).map(({ text }) => text);
    const [first = ''] = rest;
    const opener = mirrored[first.slice(0, 1)];
    if (opener !== undefined && inside.some(({ kind, text }) => kind === 'between' && text.includes(opener))) {
      inside.push({ kind: 'between', text: first.slice(0, 1) });
      rest[0] = first.slice(1);
    }
    pieces.push(...inside.toReversed().map(turned), ...rest.filter((text) => text !== ''));
    stretch = [];
  };
  for (const token of tokens) {
    const isPart = token.kind === 'word' || (stretch.length > 0 && token.kind !== 'other');
    if (isPart) {
      stretch.push(token);
      continue;
    }
    close();
    pieces.push(token.text);
  }
  close();
  return pieces;
}

interface ShapedRun extends Run {
  width: number;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Signs that tie the next consonant to the one before.
const ties = /[\u094d\u17d2\u1039]$/;

/** Shapes a text run by run; one that fails is shaped syllable by syllable, and a syllable that fails is left out. */
export function shapedRuns(
  doc: PDFKit.PDFDocument,
  text: string,
  style: Style,
  direction: Direction = 'ltr',
): ShapedRun[] {
  const runs = style.cut
    ? [{ cut: style.cut, text }]
    : piecesFromLeft(text, direction).flatMap((piece) => runsOf(piece, style.order));
  return runs.flatMap((run) => {
    const whole = measured(doc, run, style);
    if (whole) return [whole];
    return syllablesOf(run.text).flatMap((text) => {
      const syllable = { ...run, text };
      return measured(doc, syllable, style) ?? measured(doc, { ...syllable, hasPlainMarks: true }, style) ?? [];
    });
  });
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];
// The types of the library know the list alone; as an object it also switches off.
const plainMarks = { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features;

/** What a run needs besides its text. */
function featured({ features, hasPlainMarks }: Run): { features?: Features } {
  if (hasPlainMarks) return { features: plainMarks };
  return features === undefined ? {} : { features: [...features] as Features };
}

function measured(doc: PDFKit.PDFDocument, run: Run, { size, weight = 400 }: Style): ShapedRun | null {
  useFont(doc, run.cut, weight).fontSize(size);
  try {
    return { ...run, width: doc.widthOfString(run.text, featured(run)) };
  } catch {
    // The shaper breaks on marks for which the typeface names no place; shorter pieces go well.
    return null;
  }
}

function syllablesOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment).reduce<string[]>((found, letter) => {
    const last = found.at(-1);
    return last !== undefined && ties.test(last) ? [...found.slice(0, -1), last + letter] : [...found, letter];
  }, []);
}

/** How wide a text is drawn, in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  return shapedRuns(doc, text, style).reduce((sum, run) => sum + run.width, 0);
}

/** Where lines stand, `x` counted from the left. */
export interface Drawn extends Placed {
  direction: Direction;
}

/** Draws the lines and answers where each stands. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly string[],
  at: Drawn,
  style: Style,
): { x: number; y: number; width: number }[] {
  const { weight = 400, colour = ink.text } = style;
  // A code that is read letter by letter begins on the left everywhere.
  const begin = at.direction === 'rtl' && style.cut === undefined ? 1 : 0;
  const shift = { start: begin, center: 0.5, end: 1 - begin }[at.align ?? 'start'];
  // All runs of a line stand on one baseline, whatever the heights of their typefaces.
  const height = lineHeight(style, lines);
  const baseline = style.size * 1.05 + (height - lineHeight(style)) / 3;
  // One drawing of Chinese letters for the whole text, whichever line says what language it is in.
  const ordered = { ...style, order: hanOrder(lines.join(''), localeTag()) };
  return lines.map((line, index) => {
    const runs = shapedRuns(doc, line, ordered, at.direction);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    const left = at.x + (at.width - width) * shift;
    const top = at.y + index * height;
    let x = left;
    for (const run of runs) {
      useFont(doc, run.cut, weight).fontSize(style.size).fillColor(colour);
      doc.text(run.text, x, top + baseline, { lineBreak: false, baseline: 'alphabetic', ...featured(run) });
      x += run.width;
    }
    return { x: left, y: top, width };
  });
}

// Lines of text as they are drawn: words of Arabic and Hebrew in their order, each run in the typeface that has its letters.
import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import { hanOrder, useFont } from '#src/server/features/pdf/typefaces/cuts.ts';
import { localeTag } from '#src/texts/locale.ts';
import { runsOf, type Run } from './text-runs.ts';
import { type Style, type Placed, ink, lineHeight } from './style.ts';

// The compilers of server and tests disagree on what an import of it is.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const otherLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u;
// A time, a date, a price: the signs between its figures belong to them, wherever the line begins.
const figures = /[-+−]?\p{Sc}?\p{Nd}+(?:[.,:/+-]\p{Nd}+)*[%\p{Sc}]?/gu;
const overrides = /[\u202a-\u202e]/g;
const isolates = /[\u2066-\u2069]/g;
const words = /[\p{L}\p{M}\u200c\u200d]+|[^\p{L}\p{M}\u200c\u200d]+/gu;

/** Where lines begin. */
type Direction = 'ltr' | 'rtl';

/**
 * The pieces of a line from left to right as they are drawn, ordered by the Unicode bidirectional algorithm (UAX 9). Words of
 * Arabic and Hebrew are pieces of their own, whose letters the shaper turns. Figures are isolated, so that a price or a time
 * keeps its signs in order. A line without any Arabic or Hebrew reads from the left.
 */
export function piecesFromLeft(line: string, direction: Direction = 'ltr'): string[] {
  if (!rightToLeft.test(line)) return [line];
  const text = line.replace(overrides, '').replace(figures, '\u2066$&\u2069');
  // A line that has no other words is read from the right wherever it stands: its numbers follow their words.
  const base = direction === 'rtl' || !otherLetter.test(line) ? 'rtl' : 'ltr';
  const embedding = bidi.getEmbeddingLevels(text, base);
  const isTurned = (at: number): boolean => (embedding.levels[at] ?? 0) % 2 === 1;
  const stretches: { from: number; to: number; step: 1 | -1 }[] = [];
  for (const at of bidi.getReorderedIndices(text, embedding)) {
    const [last, step] = [stretches.at(-1), isTurned(at) ? -1 : 1] as const;
    if (last?.step === step && last.to + step === at) last.to = at;
    else stretches.push({ from: at, to: at, step });
  }
  return stretches
    .flatMap(({ from, to, step }) => (step === 1 ? text.slice(from, to + 1) : turned(text.slice(to, from + 1))))
    .map((piece) => piece.replace(isolates, ''))
    .filter((piece) => piece !== '');
}

/** The words of a stretch that reads from the right, the last one first; signs between them are mirrored. */
function turned(stretch: string): string[] {
  const pieces = (stretch.match(words) ?? []).toReversed();
  return pieces.map((piece) => (/[\p{L}\p{M}]/u.test(piece) ? piece : mirrored(piece)));
}

function mirrored(signs: string): string {
  const pieces = [...signs].toReversed();
  return pieces.map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');
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

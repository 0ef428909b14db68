// Lines as drawn: bidirectional order, and runs per font.
import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import { hanOrder, useFont } from '#src/server/features/pdf/typefaces/cuts.ts';
import { localeTag } from '#src/texts/locale.ts';
import { runsOf, type Run } from './text-runs.ts';
import { type Style, type Placed, ink, lineHeight } from './style.ts';

// The compilers of server and tests disagree on its import.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const otherLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u;
// Signs within times, dates and prices stay in order.
const figures = /[-+−]?\p{Sc}?\p{Nd}+(?:[.,:/+-]\p{Nd}+)*[%\p{Sc}]?/gu;
const overrides = /[\u202a-\u202e]/g;
const isolates = /[\u2066-\u2069]/g;
const words = /[\p{L}\p{M}\u200c\u200d]+|[^\p{L}\p{M}\u200c\u200d]+/gu;

type Direction = 'ltr' | 'rtl';

/**
 * A line's pieces from left to right (Unicode bidirectional algorithm, UAX 9). Numbers are isolated; the shaper turns Arabic and
 * Hebrew letters.
 */
export function piecesFromLeft(line: string, direction: Direction = 'ltr'): string[] {
  if (!rightToLeft.test(line)) return [line];
  const text = line.replace(overrides, '').replace(figures, '\u2066$&\u2069');
  // Without other letters a line reads from the right.
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

/** Last word first, with mirrored signs. */
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
// Signs that join the next consonant.
const ties = /[\u094d\u17d2\u1039]$/;

/** By run; a failing run by syllables, a failing syllable is omitted. */
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
// The types allow a list only; an object also disables.
const plainMarks = { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features;

function featured({ features, hasPlainMarks }: Run): { features?: Features } {
  if (hasPlainMarks) return { features: plainMarks };
  return features === undefined ? {} : { features: [...features] as Features };
}

function measured(doc: PDFKit.PDFDocument, run: Run, { size, weight = 400 }: Style): ShapedRun | null {
  useFont(doc, run.cut, weight).fontSize(size);
  try {
    return { ...run, width: doc.widthOfString(run.text, featured(run)) };
  } catch {
    // The shaper fails on marks without a position; shorter pieces work.
    return null;
  }
}

function syllablesOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment).reduce<string[]>((found, letter) => {
    const last = found.at(-1);
    return last !== undefined && ties.test(last) ? [...found.slice(0, -1), last + letter] : [...found, letter];
  }, []);
}

export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style): number {
  return shapedRuns(doc, text, style).reduce((sum, run) => sum + run.width, 0);
}

/** `x` from the left. */
export interface Drawn extends Placed {
  direction: Direction;
}

export function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly string[],
  at: Drawn,
  style: Style,
): { x: number; y: number; width: number }[] {
  const { weight = 400, colour = ink.text } = style;
  // Codes are read from the left everywhere.
  const begin = at.direction === 'rtl' && style.cut === undefined ? 1 : 0;
  const shift = { start: begin, center: 0.5, end: 1 - begin }[at.align ?? 'start'];
  // One baseline for all fonts of a line.
  const height = lineHeight(style, lines);
  const baseline = style.size * 1.05 + (height - lineHeight(style)) / 3;
  // One Han variant for the whole text.
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

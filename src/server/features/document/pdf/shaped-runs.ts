// Runs that the shaper has been seen to bear, with their widths. It stumbles over some rare pairs of Khmer syllables.
import { useFont } from './font-files.ts';
import { piecesFromLeft } from './reading-order.ts';
import { runsOf, type Run } from './text-runs.ts';
import type { Style } from './style.ts';

export interface ShapedRun extends Run {
  width: number;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Signs that tie the next consonant to the one before.
const ties = /[\u094d\u17d2\u1039]$/;

/** Shapes a text run by run; one that fails is shaped syllable by syllable, and a syllable that fails is left out. */
export function shapedRuns(doc: PDFKit.PDFDocument, text: string, style: Style): ShapedRun[] {
  const runs = style.cut ? [{ cut: style.cut, text }] : piecesFromLeft(text).flatMap(runsOf);
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

/** What a run needs beside its text. */
export function featured({ features, hasPlainMarks }: Run): { features?: Features } {
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

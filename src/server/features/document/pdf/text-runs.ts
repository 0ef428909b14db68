// Text cut into runs of one typeface each, ready for the shaper.
import { cutOf, isInCut } from './font-files.ts';
import { burmeseFeatures, burmeseOrder, splitAm } from './visual-order.ts';

export interface Run {
  cut: string;
  text: string;
  features?: readonly string[];
  /** Marks stand where their own drawing puts them, not where the typeface would move them. */
  hasPlainMarks?: true;
}

const usual = 'noto-sans-latin';
// Letters and digits say something; a picture, a joiner or a blank of another kind may be left out unsaid.
const spoken = /[\p{L}\p{N}]/u;

/** True when every letter and digit of the text has a typeface here, so that it can be printed as it was written. */
export function canPrint(text: string): boolean {
  return [...text.normalize('NFC')].every((sign) => !spoken.test(sign) || cutOf(sign.codePointAt(0) ?? 0) !== null);
}

/** The text without what no typeface here has, and without the double blanks that this leaves behind. */
export function printable(text: string): string {
  const kept = [...text.normalize('NFC')].filter((sign) => sign === '\n' || cutOf(sign.codePointAt(0) ?? 0) !== null);
  return kept.length === [...text].length ? text : kept.join('').replace(/ {2,}/g, ' ').replace(/^ | $/gm, '');
}

/** Cuts a text by script. What no cut has is left out: a sheet never shows a sign that stands for a missing letter. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const cut = last && isInCut(last.cut, code) && !isSwitching(last.cut, code) ? last.cut : cutOf(code);
    if (cut === null) continue;
    if (last && last.cut === cut) last.text += sign;
    else runs.push({ cut, text: sign });
  }
  return runs.map(shaped);
}

/** Latin letters come from the Latin cut, also beside ones that another cut has too. */
function isSwitching(cut: string, code: number): boolean {
  return cut !== usual && code < 0x300 && isInCut(usual, code);
}

function shaped({ cut, text }: Run): Run {
  if (cut.endsWith('-myanmar')) return { cut, text: burmeseOrder(text), features: burmeseFeatures };
  return { cut, text: /-(thai|lao)$/.test(cut) ? splitAm(text) : text };
}

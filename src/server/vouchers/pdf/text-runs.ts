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
const missing = '\ufffd';

/** Cuts a text by script. A letter that no cut has is drawn as the replacement sign, so that its place is seen. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const cut = last && isInCut(last.cut, code) && !isSwitching(last.cut, code) ? last.cut : cutOf(code);
    const drawn = cut === null ? missing : sign;
    if (last && last.cut === (cut ?? usual)) last.text += drawn;
    else runs.push({ cut: cut ?? usual, text: drawn });
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

// Text cut into runs of one typeface each, ready for the shaper.
import { cutOf, type HanFamily, isInCut } from '#src/server/features/pdf/typefaces/cuts.ts';

// Letters into the order in which they are drawn, where the shaper of the PDF library does not do it: Burmese signs that
// stand before their consonant, and the Thai and Lao vowel whose ring goes below a tone mark.

// Consonants and independent vowels of Burmese and of its neighbours' letters in the same block.
const base = '\u1000-\u102a\u103f\u104e\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e';
const cluster = new RegExp(
  `(\u1004\u103a\u1039)?([${base}])((?:\u1039[${base}])*)([\u103a-\u103e\u102b-\u1032\u1036-\u1038]*)`,
  'gu',
);
const vowelE = '\u1031';
const medialRa = '\u103c';

/** Burmese in visual order: vowel e first, then medial ra, then the consonant with its kinzi, stack and other signs. */
export function burmeseOrder(text: string): string {
  return text.replace(cluster, (...found: (string | undefined)[]) => {
    const [, kinzi = '', letter = '', stack = '', signs = ''] = found;
    const before = (signs.includes(vowelE) ? vowelE : '') + (signs.includes(medialRa) ? medialRa : '');
    return before + letter + kinzi + stack + signs.replace(/[\u1031\u103c]/g, '');
  });
}

/** Sara am taken apart, with its ring before the tone mark: 'น้ำ' is drawn as n, ring, tone, aa. Lao likewise. */
export function splitAm(text: string): string {
  return text
    .replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u0ec8-\u0ecb]*)\u0eb3/g, '\u0ecd$1\u0eb2');
}

/** Features that the Burmese cut needs and that no shaper asks for. */
const burmeseFeatures: readonly string[] =
  'ccmp locl rphf pref blwf pstf pres abvs blws psts rlig liga clig calt kern mark mkmk'.split(' ');

export interface Run {
  cut: string;
  text: string;
  features?: readonly string[];
  /** Marks stand where their own drawing puts them, not where the typeface would move them. */
  hasPlainMarks?: true;
}

const usual = 'noto-sans-latin';
// The typeface lacks it, and draws its box for missing signs.
const missing = '\u25a1';
// Letters and digits say something; a picture, a joiner or a blank of another kind may be left out unsaid.
const letterOrDigit = /[\p{L}\p{N}]/u;

// Marks that say where lines begin. They order a text and are drawn by no one, and no cut here has a sign for them.
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** True when every letter and digit of the text has a typeface here, so that it can be printed as it was written. */
export function canPrint(text: string): boolean {
  return [...text.normalize('NFC')].every(
    (sign) => !letterOrDigit.test(sign) || cutOf(sign.codePointAt(0) ?? 0) !== null,
  );
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Joiners, and what chooses between drawings of a sign.
const unshown = /^\p{Default_Ignorable_Code_Point}$/u;
const isMissing = (sign: string) => sign !== '\n' && !unshown.test(sign) && cutOf(sign.codePointAt(0) ?? 0) === null;

/** The text with a box for each sign that no typeface here has. */
export function printable(text: string): string {
  const all = [...letters.segment(text.normalize('NFC'))].map(({ segment }) => segment);
  return all.map((letter) => ([...letter].some(isMissing) ? missing : letter)).join('');
}

/** Cuts a text by script. What no cut has is drawn as a box, in a typeface that lacks it as well. */
export function runsOf(text: string, order?: readonly HanFamily[]): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC').replace(unseen, '')) {
    const code = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const own = last && isInCut(last.cut, code) && !isSwitching(last.cut, code) ? last.cut : cutOf(code, order);
    if (own === null && unshown.test(sign)) continue;
    const cut = own ?? usual;
    if (last && last.cut === cut) last.text += sign;
    else runs.push({ cut, text: sign });
  }
  return runs.map(shaped);
}

/** Latin letters come from the Latin cut, also alongside ones that another cut has too. */
function isSwitching(cut: string, code: number): boolean {
  return cut !== usual && code < 0x300 && isInCut(usual, code);
}

function shaped({ cut, text }: Run): Run {
  if (cut.endsWith('-myanmar')) return { cut, text: burmeseOrder(text), features: burmeseFeatures };
  return { cut, text: /-(thai|lao)$/.test(cut) ? splitAm(text) : text };
}

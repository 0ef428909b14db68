// Cuts text into runs of one font.
import { cutOf, type HanFamily, isInCut } from '#src/server/features/pdf/typefaces/cuts.ts';

// Reorders letters that the shaper does not: Burmese signs before their consonant, Thai and Lao am below a tone mark.

// Burmese consonants and independent vowels.
const base = '\u1000-\u102a\u103f\u104e\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e';
const cluster = new RegExp(
  `(\u1004\u103a\u1039)?([${base}])((?:\u1039[${base}])*)([\u103a-\u103e\u102b-\u1032\u1036-\u1038]*)`,
  'gu',
);
const vowelE = '\u1031';
const medialRa = '\u103c';

/** Vowel e, medial ra, consonant with kinzi, stack, other signs. */
export function burmeseOrder(text: string): string {
  return text.replace(cluster, (...found: (string | undefined)[]) => {
    const [, kinzi = '', letter = '', stack = '', signs = ''] = found;
    const before = (signs.includes(vowelE) ? vowelE : '') + (signs.includes(medialRa) ? medialRa : '');
    return before + letter + kinzi + stack + signs.replace(/[\u1031\u103c]/g, '');
  });
}

/** Splits sara am, its ring before the tone mark: 'น้ำ' is n, ring, tone, aa. Lao likewise. */
export function splitAm(text: string): string {
  return text
    .replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u0ec8-\u0ecb]*)\u0eb3/g, '\u0ecd$1\u0eb2');
}

/** Required by the Burmese font, requested by no shaper. */
const burmeseFeatures: readonly string[] =
  'ccmp locl rphf pref blwf pstf pres abvs blws psts rlig liga clig calt kern mark mkmk'.split(' ');

export interface Run {
  cut: string;
  text: string;
  features?: readonly string[];
  /** The shaper does not position marks, because it fails on some. */
  hasPlainMarks?: true;
}

const usual = 'noto-sans-latin';
// Missing in the font, so its box is drawn.
const missing = '\u25a1';
// Others may be omitted silently.
const letterOrDigit = /[\p{L}\p{N}]/u;

// Direction marks order text and are never drawn.
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Every letter and digit has a font. */
export function canPrint(text: string): boolean {
  return [...text.normalize('NFC')].every(
    (sign) => !letterOrDigit.test(sign) || cutOf(sign.codePointAt(0) ?? 0) !== null,
  );
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Joiners and variation selectors.
const unshown = /^\p{Default_Ignorable_Code_Point}$/u;
const isMissing = (sign: string) => sign !== '\n' && !unshown.test(sign) && cutOf(sign.codePointAt(0) ?? 0) === null;

/** A box for each missing character. */
export function printable(text: string): string {
  const all = [...letters.segment(text.normalize('NFC'))].map(({ segment }) => segment);
  return all.map((letter) => ([...letter].some(isMissing) ? missing : letter)).join('');
}

/** By script; missing characters become boxes. */
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

/** Latin letters use the Latin font, even next to others. */
function isSwitching(cut: string, code: number): boolean {
  return cut !== usual && code < 0x300 && isInCut(usual, code);
}

function shaped({ cut, text }: Run): Run {
  if (cut.endsWith('-myanmar')) return { cut, text: burmeseOrder(text), features: burmeseFeatures };
  return { cut, text: /-(thai|lao)$/.test(cut) ? splitAm(text) : text };
}

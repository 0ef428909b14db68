// The cuts of Noto Sans that documents are printed with, and which of them has a letter (docs/domain/bookings.md#letters).
import { createRequire } from 'node:module';
import { type Cut, hasLetter, newFont, readRanges, type Weight } from './cut.ts';

export type HanFamily = 'noto-sans-sc' | 'noto-sans-tc' | 'noto-sans-jp' | 'noto-sans-kr';

const require = createRequire(import.meta.url);
// In the order in which they are asked for a letter: several have the Latin ones.
const languages = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'devanagari'],
  ['noto-sans-thai', 'thai'],
  ['noto-sans-khmer', 'khmer'],
  ['noto-sans-lao', 'lao'],
  ['noto-sans-myanmar', 'myanmar'],
  ['noto-sans-bengali', 'bengali'],
  ['noto-sans-malayalam', 'malayalam'],
  ['noto-sans-tamil', 'tamil'],
  ['noto-sans-telugu', 'telugu'],
  ['noto-sans-kannada', 'kannada'],
  ['noto-sans-gujarati', 'gujarati'],
  ['noto-sans-gurmukhi', 'gurmukhi'],
  ['noto-sans-oriya', 'oriya'],
  ['noto-sans-sinhala', 'sinhala'],
  ['noto-serif-tibetan', 'tibetan'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-georgian', 'georgian'],
  ['noto-sans-armenian', 'armenian'],
  ['noto-sans-ethiopic', 'ethiopic'],
  // Last, so that no letter is asked for here: it is named where codes are written out.
  ['noto-sans-mono', 'latin'],
] as const;

let read: readonly Cut[] | undefined;

function cuts(): readonly Cut[] {
  read ??= languages.map(([family, subset]) => {
    const folder = folderOf(`@fontsource/${family}`);
    const name = `${family}-${subset}`;
    const path = (weight: Weight) => `${folder}files/${name}-${weight}-normal.woff2`;
    return { name, path, ranges: readRanges(folder).get(subset) ?? [] };
  });
  return read;
}

function folderOf(name: string): string {
  return require.resolve(`${name}/unicode.json`).replace(/[^/\\]+$/, '');
}

// Chinese, Japanese and Korean letters: each family has a hundred files, of which a name needs one to three.
const east =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const anyOrder: readonly HanFamily[] = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];
const families = new Map<HanFamily, ReadonlyMap<number, Cut>>();
const slices = new Map<string, Cut>();

/** The files of a family by letter, read when a sheet has the first one. */
function slicesOf(family: HanFamily): ReadonlyMap<number, Cut> {
  const cached = families.get(family);
  if (cached) return cached;
  const folder = folderOf(`@fontsource-variable/${family}`);
  const byLetter = new Map<number, Cut>();
  for (const [key, ranges] of readRanges(folder)) {
    // Others are those of the Latin letters and its neighbours, which come from elsewhere.
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    if (number === undefined) continue;
    const name = `${family}-${number}`;
    const cut = { name, path: () => `${folder}files/${name}-wght-normal.woff2`, ranges };
    for (const [from, to] of ranges) for (let code = from; code <= to; code += 1) byLetter.set(code, cut);
    slices.set(name, cut);
  }
  families.set(family, byLetter);
  return byLetter;
}

const found = new Map<number, string | null>();

/** The cut that shows this letter, by name; null when none of ours does. Letters of Chinese origin come from the first family of the order that has them. */
export function cutOf(codePoint: number, order: readonly HanFamily[] = anyOrder): string | null {
  if (east.test(String.fromCodePoint(codePoint))) {
    for (const family of order) {
      const cut = slicesOf(family).get(codePoint);
      if (cut && hasLetter(cut, codePoint)) return cut.name;
    }
    return null;
  }
  const cached = found.get(codePoint);
  if (cached !== undefined) return cached;
  const name = cuts().find((cut) => hasLetter(cut, codePoint))?.name ?? null;
  found.set(codePoint, name);
  return name;
}

/** True when the named cut has the letter as well, so that joiners and blanks stay with their neighbours. */
export function isInCut(name: string, codePoint: number): boolean {
  return hasLetter(cutNamed(name), codePoint);
}

const opened = new WeakMap<PDFKit.PDFDocument, Set<string>>();

/** Goes on in a cut that was named by `cutOf`, in one of two weights. The sheet opens each once, and embeds the letters it shows. */
export function useFont(doc: PDFKit.PDFDocument, name: string, weight: Weight): PDFKit.PDFDocument {
  const key = `${name}-${weight}`;
  const names = opened.get(doc) ?? new Set();
  if (!names.has(key)) {
    // The library takes an opened typeface as well; its types do not know that yet.
    doc.registerFont(key, newFont(cutNamed(name), weight) as unknown as Buffer);
    opened.set(doc, names.add(key));
  }
  return doc.font(key);
}

function cutNamed(name: string): Cut {
  const cut = slices.get(name) ?? cuts().find((one) => one.name === name);
  if (!cut) throw new RangeError(`no typeface ${name}`);
  return cut;
}

// In whose drawing letters of Chinese origin are shown: they have one code and look different in four places.

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/** The typefaces that are asked for such a letter, the best one first (docs/domain/bookings.md#letters). */
export function hanOrder(text: string, tag: string): readonly HanFamily[] {
  if (kana.test(text)) return orders.ja;
  if (hangul.test(text)) return orders.ko;
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? orders.hant : orders.hans;
  return language === 'ja' ? orders.ja : language === 'ko' ? orders.ko : orders.hans;
}

const orders = {
  hans: ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'],
  hant: ['noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  ja: ['noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc', 'noto-sans-kr'],
  ko: ['noto-sans-kr', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc'],
} as const;

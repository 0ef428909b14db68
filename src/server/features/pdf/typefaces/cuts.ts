// Fonts of printed documents, and which has a letter (docs/domain/bookings.md#fonts-and-scripts).
import { createRequire } from 'node:module';
import { type Cut, hasLetter, newFont, readRanges, type Weight } from './cut.ts';

export type HanFamily = 'noto-sans-sc' | 'noto-sans-tc' | 'noto-sans-jp' | 'noto-sans-kr';

const require = createRequire(import.meta.url);
// In order of preference: several have Latin letters.
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
  // Last: only used by name, for codes.
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

// Han fonts: a hundred files per family.
const east =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const anyOrder: readonly HanFamily[] = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];
const families = new Map<HanFamily, ReadonlyMap<number, Cut>>();
const slices = new Map<string, Cut>();

/** Read with the first Han letter. */
function slicesOf(family: HanFamily): ReadonlyMap<number, Cut> {
  const cached = families.get(family);
  if (cached) return cached;
  const folder = folderOf(`@fontsource-variable/${family}`);
  const byLetter = new Map<number, Cut>();
  for (const [key, ranges] of readRanges(folder)) {
    // Others are Latin letters, which come from another font.
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

/** Null when none has it. Han letters use the first family of `order`. */
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

/** Keeps joiners and spaces with their neighbors. */
export function isInCut(name: string, codePoint: number): boolean {
  return hasLetter(cutNamed(name), codePoint);
}

const opened = new WeakMap<PDFKit.PDFDocument, Set<string>>();

/** Embedded once per document and weight. */
export function useFont(doc: PDFKit.PDFDocument, name: string, weight: Weight): PDFKit.PDFDocument {
  const key = `${name}-${weight}`;
  const names = opened.get(doc) ?? new Set();
  if (!names.has(key)) {
    // The types lack opened fonts.
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

// Han letters look different in four regions.

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/** Best family first (docs/domain/bookings.md#fonts-and-scripts). */
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

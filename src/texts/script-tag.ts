// In which language or script somebody wrote, as far as the letters say, and texts of both directions in one sentence. Runs in the
// browser too.

// Scripts of one language, and those of several, whose language is not known (BCP 47, `und`).
const scripts = [
  ['th', /\p{Script=Thai}/u],
  ['lo', /\p{Script=Lao}/u],
  ['km', /\p{Script=Khmer}/u],
  ['my', /\p{Script=Myanmar}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['und-Arab', /\p{Script=Arabic}/u],
  ['und-Deva', /\p{Script=Devanagari}/u],
  ['und-Cyrl', /\p{Script=Cyrillic}/u],
  ['und-Hani', /\p{Script=Han}/u],
] as const;

/** The `lang` of a text by its letters: undefined for Latin ones, which are of any language, and where none is. */
export function scriptTag(text: string): string | undefined {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  if (first === '' || /\p{Script=Latin}/u.test(first)) return undefined;
  return scripts.find(([, script]) => script.test(text))?.[0];
}

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A value of a sentence: one in letters from right to left is kept apart from the words around it (UAX 9, FSI and PDI). */
export function apart<Value>(value: Value): Value | string {
  return typeof value === 'string' && fromRight.test(value) ? `\u2068${value}\u2069` : value;
}

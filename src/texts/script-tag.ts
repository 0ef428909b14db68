// The language or script of a user's text, by its letters, and texts of both directions in one sentence. Runs in the
// browser as well.

// Scripts of one language, and those of several, whose language is unknown (BCP 47, `und`).
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

/** The `lang` of a text by its letters: undefined for Latin ones, shared by many languages, and without letters. */
export function scriptTag(text: string): string | undefined {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  if (first === '' || /\p{Script=Latin}/u.test(first)) return undefined;
  return scripts.find(([, script]) => script.test(text))?.[0];
}

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Isolates a right-to-left value from the sentence around it (UAX 9, FSI and PDI). */
export function apart<Value>(value: Value): Value | string {
  return typeof value === 'string' && fromRight.test(value) ? `\u2068${value}\u2069` : value;
}

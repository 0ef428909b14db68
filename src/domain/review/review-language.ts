// Guesses a review's language by its script (docs/domain/reviews.md#sorting-and-filtering).

/** Scripts with one language among guests. Kana precede Han, because Japanese has both. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

// A few letters in a Latin text are a name or a dish.
const share = 0.3;

/** The language of the text's script, or `usual` for Latin letters, which many languages share. */
export function reviewLanguage(text: string, usual: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([script]) => (text.match(script)?.length ?? 0) > letters * share);
  return found?.[1] ?? usual;
}

// Folds words for comparison: lower case, without accents and punctuation (docs/domain/search.md#matching).

/** Letters without an accent that still have plain equivalents, as in PostgreSQL's `unaccent`. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't', ŋ: 'n', ĸ: 'q', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ё: 'е',
}; // prettier-ignore

/** Separators of words. Marks of Indic, Khmer and Thai script belong to their words. */
const separators =
  /[\ufe00-\ufe0f\p{Cc} -/:-@[-`{-©«-´¶-¹»-¿×÷\u2000-\u200b\u200e-\u206f₠-⃏←-⯿\u3000-〿・｡-･।॥។-៚၊-၏\u{1f000}-\u{1faff}]+/u;

/** The folded words of a text, in order. Agrees with the database's `search_fold`, which folds the searched texts. */
export function foldWords(text: string): string[] {
  const open = text.normalize('NFKC').replaceAll(/[\u200c\u200d]/g, '');
  // Only accents of Latin and Greek: in other scripts a mark makes another letter.
  const bare = open.normalize('NFD').replaceAll(/(?<!\p{Script=Cyrillic})[\u0300-\u036f]/gu, '');
  const lower = bare.normalize('NFC').toLowerCase();
  const plain = lower.replaceAll(/[đðħıłøŧŋĸßæœþё]/g, (letter) => plainLetters[letter] ?? letter);
  return plain.split(separators).filter((word) => word !== '');
}

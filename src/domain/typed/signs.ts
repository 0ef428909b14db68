// Typed and pasted characters in the one form that programs read (docs/reference/texts.md#typed-input).

const isNumeral = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Every numeral of every script in its European form: `४५` is `45`. */
export function europeanNumerals(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // A script's ten numerals follow each other from zero; two scripts may be adjacent.
    let before = 0;
    while (isNumeral(code - before - 1)) before += 1;
    return String(before % 10);
  });
}

// Invisible characters: zero-width spaces, joiners, direction marks, fillers.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const spaces = /[\s\p{Z}\u2800]/gu;

/** Full-width and other compatibility forms normalised, numerals European, invisible characters removed. */
export function plainSigns(typed: string): string {
  return europeanNumerals(typed.normalize('NFKC').replace(unseen, ''));
}

/** A case-sensitive code: without any spaces, each dash a hyphen. */
export function bareCode(typed: string): string {
  return plainSigns(typed)
    .replace(spaces, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/** A code, reference or number for comparison: the same in capitals. */
export function cleanCode(typed: string): string {
  return bareCode(typed).toUpperCase();
}

/** The same without grouping hyphens. */
export function plainCode(typed: string): string {
  return cleanCode(typed).replaceAll('-', '');
}

// Marks that turn the direction of all that follows. Joiners stay: names in Hindi, Nepali and Burmese need them.
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const anySeen = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** A text without direction marks; empty where all its characters are invisible. */
export function visibleText(typed: string): string {
  return anySeen.test(typed) ? typed.replace(turning, '') : '';
}

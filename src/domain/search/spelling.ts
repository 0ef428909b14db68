/**
 * Typos between two words: letters left out, inserted, changed, or two neighbours swapped, one each. Letters are code
 * points. Returns `most` + 1 once there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const changed = at(last, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwap ? at(before, column - 2) + 1 : Infinity;
      line.push(Math.min(at(last, column) + 1, at(line, column - 1) + 1, changed, swapped));
    }
    if (Math.min(...line) > most) return most + 1;
    [before, last] = [last, line];
  }
  return Math.min(at(last, b.length), most + 1);
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? Infinity;
}

/** A word of the catalogue similar to a typed one. */
export interface NearWord {
  readonly word: string;
  /** Its English stem; null for a stop word. */
  readonly stem: string | null;
  /** A place or a category. */
  readonly is_name: boolean;
  readonly uses: number;
}

/** How many typos a word may have: none in short words, numbers and ideographs, where another word is as likely. */
export function typosAllowed(word: string): number {
  const { length } = [...word];
  if (length < 4 || /\d|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The most likely word, or null: fewest typos first, then names of places and categories, then the same first letter,
 * then the most frequent (ADR 024).
 */
export function nearestWord(typed: string, near: readonly NearWord[]): NearWord | null {
  const most = typosAllowed(typed);
  const ranked = near
    .map((candidate) => ({ candidate, typos: editDistance(typed, candidate.word, most) }))
    .filter(({ typos }) => typos <= most)
    .map((one) => ({ ...one, isOtherStart: one.candidate.word[0] !== typed[0] }))
    .toSorted(
      (a, b) =>
        a.typos - b.typos ||
        Number(b.candidate.is_name) - Number(a.candidate.is_name) ||
        Number(a.isOtherStart) - Number(b.isOtherStart) ||
        b.candidate.uses - a.candidate.uses ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  return ranked[0]?.candidate ?? null;
}

/** The longest known word that covers most of a longer one's beginning: "lacquerware" is about lacquer. Or null. */
export function longestBeginning(typed: string, near: readonly NearWord[]): NearWord | null {
  const begins = near.filter(
    ({ word }) => word.length > 0.6 * typed.length && word.length < typed.length && typed.startsWith(word),
  );
  return begins.toSorted((a, b) => b.word.length - a.word.length)[0] ?? null;
}

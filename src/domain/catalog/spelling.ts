import { editDistance } from './edit-distance.ts';

/** A word of the catalogue that looks like what was typed. */
export interface NearWord {
  readonly word: string;
  /** Its English stem; null for a stop word. */
  readonly stem: string | null;
  /** A place or a category. */
  readonly is_name: boolean;
  readonly uses: number;
}

/** How many slips a word may hold: none in short words and in numbers, where another word is as likely meant. */
function slipsAllowed(word: string): number {
  const { length } = [...word];
  if (length < 4 || /\d/.test(word)) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The word that was most likely meant, or null: fewest slips first, then names of places and categories, then the same
 * first letter, then what is used most (ADR 024).
 */
export function nearestWord(typed: string, near: readonly NearWord[]): NearWord | null {
  const most = slipsAllowed(typed);
  const ranked = near
    .map((candidate) => ({ candidate, slips: editDistance(typed, candidate.word, most) }))
    .filter(({ slips }) => slips <= most)
    .map((one) => ({ ...one, isOtherStart: one.candidate.word[0] !== typed[0] }))
    .toSorted(
      (a, b) =>
        a.slips - b.slips ||
        Number(b.candidate.is_name) - Number(a.candidate.is_name) ||
        Number(a.isOtherStart) - Number(b.isOtherStart) ||
        b.candidate.uses - a.candidate.uses ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  return ranked[0]?.candidate ?? null;
}

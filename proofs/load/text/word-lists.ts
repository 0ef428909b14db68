// The words of a load. Everything made of them is invented.
import words from './words.json' with { type: 'json' };

/** A kind of course: a category and its activities, the usual ones first. */
export interface Kind {
  slug: string;
  name: string;
  subjects: readonly string[];
}

export const kinds: readonly Kind[] = words.kinds;
export const { adjectives, people, wheres, venues, nouns, verbs } = words;

const { first, middle, last } = words.syllables;

export const nameCount = first.length * last.length * (1 + middle.length);

/** The made-up name of this rank, below `nameCount`: common ones are short, and neighbours differ. */
export function nameAt(rank: number): string {
  const beginning = first[rank % first.length] ?? '';
  const ending = last[Math.floor(rank / first.length) % last.length] ?? '';
  const round = Math.floor(rank / (first.length * last.length));
  const between = round === 0 ? '' : middle[round - 1];
  return capital(`${beginning}${between}${ending}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

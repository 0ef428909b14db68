// The words that a load is put together from. Everything made of them is invented.
import words from './words.json' with { type: 'json' };

/** A kind of course: a category, and what is done in it, the usual first. */
export interface Kind {
  slug: string;
  name: string;
  subjects: readonly string[];
}

export const kinds: readonly Kind[] = words.kinds;
export const { adjectives, people, wheres, venues, nouns, verbs } = words;

const { first, middle, last } = words.syllables;

/** How many different made-up names there are. */
export const nameCount = first.length * last.length * (1 + middle.length);

/** The made-up name of this rank, below `nameCount`: the common ones are short, and neighbours look unlike each other. */
export function nameAt(rank: number): string {
  const beginning = first[rank % first.length] ?? '';
  const ending = last[Math.floor(rank / first.length) % last.length] ?? '';
  const round = Math.floor(rank / (first.length * last.length));
  const between = round === 0 ? '' : middle[round - 1];
  return capital(`${beginning}${between}${ending}`);
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

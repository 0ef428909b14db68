// Title, summary and description of a course, with realistic word frequencies: some everywhere, most rarely, and names
// once or twice.
import type { Random } from '#proofs/kit/random.ts';
import {
  adjectives,
  capital,
  nameAt,
  nameCount,
  nouns,
  people,
  venues,
  verbs,
  wheres,
  type Kind,
} from './word-lists.ts';

export interface CourseText {
  title: string;
  slug: string;
  summary: string;
  description: string;
}

type Sentence = (random: Random, subject: string) => string;

const name = (random: Random) => nameAt(random.rarely(nameCount));
const noun = (random: Random) => random.common(nouns);
const verb = (random: Random) => random.common(verbs);

const titles: readonly Sentence[] = [
  (random, subject) => `${random.common(adjectives)} ${subject} with ${random.common(people)}`,
  (random, subject) => `${subject} ${random.common(wheres)}`,
  (random, subject) => `${subject} at the ${name(random)} ${random.common(venues)}`,
  (random, subject) => `${random.common(adjectives)} ${subject} in ${name(random)} ${random.common(venues)}`,
  (random, subject) => `${subject}: ${noun(random)}, ${noun(random)} and ${noun(random)}`,
  (random, subject) => `${random.common(adjectives)} ${subject} ${random.common(wheres)}`,
];

const summaries: readonly Sentence[] = [
  (random, subject) => `A ${subject} with ${random.common(people)}, from ${noun(random)} to ${noun(random)}.`,
  (random) =>
    `${capital(verb(random))} and ${verb(random)} ${random.common(wheres)}, then sit down for ${noun(random)}.`,
  (random, subject) => `Meet ${random.common(people)} ${random.common(wheres)} for a ${subject} in a small group.`,
  (random) =>
    `Learn how ${noun(random)} and ${noun(random)} come together in the ${name(random)} ${random.common(venues)}.`,
];

const sentences: readonly Sentence[] = [
  (random) => `We meet ${random.common(wheres)} and ${verb(random)} the first ${noun(random)} together.`,
  (random) => `Your host is ${random.common(people)} who knows every ${noun(random)} ${random.common(wheres)}.`,
  (random) => `You ${verb(random)}, ${verb(random)} and ${verb(random)} until the ${noun(random)} is as it should be.`,
  (random) => `In the ${name(random)} ${random.common(venues)} there is time for ${noun(random)} and ${noun(random)}.`,
  (random) => `The ${noun(random)} comes from the ${name(random)} ${random.common(venues)}, a short walk away.`,
  (random, subject) =>
    `No experience is needed for the ${subject}; everything is lent, from ${noun(random)} to ${noun(random)}.`,
  (random) => `Children may ${verb(random)} the ${noun(random)} while the others ${verb(random)}.`,
  (random) => `It ends with ${noun(random)} and a ${noun(random)} to take home.`,
];

export function courseText(random: Random, kind: Kind): CourseText {
  const subject = random.common(kind.subjects);
  const title = capital(random.common(titles)(random, subject)).slice(0, 120);
  const description = Array.from({ length: random.between(3, 6) }, () => random.pick(sentences)(random, subject));
  return {
    title,
    slug: slugOf(title),
    summary: random.common(summaries)(random, subject),
    description: description.join(' '),
  };
}

/** Lower-case letters and digits, separated by hyphens, as in addresses. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

// Title, summary and description of a course, with words as frequent as in real text: a few everywhere, most of them
// rarely, and names that occur once or twice.
import type { Dice } from './dice.ts';
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

type Sentence = (dice: Dice, subject: string) => string;

const name = (dice: Dice) => nameAt(dice.rarely(nameCount));
const noun = (dice: Dice) => dice.common(nouns);
const verb = (dice: Dice) => dice.common(verbs);

const titles: readonly Sentence[] = [
  (dice, subject) => `${dice.common(adjectives)} ${subject} with ${dice.common(people)}`,
  (dice, subject) => `${subject} ${dice.common(wheres)}`,
  (dice, subject) => `${subject} at the ${name(dice)} ${dice.common(venues)}`,
  (dice, subject) => `${dice.common(adjectives)} ${subject} in ${name(dice)} ${dice.common(venues)}`,
  (dice, subject) => `${subject}: ${noun(dice)}, ${noun(dice)} and ${noun(dice)}`,
  (dice, subject) => `${dice.common(adjectives)} ${subject} ${dice.common(wheres)}`,
];

const summaries: readonly Sentence[] = [
  (dice, subject) => `A ${subject} with ${dice.common(people)}, from ${noun(dice)} to ${noun(dice)}.`,
  (dice) => `${capital(verb(dice))} and ${verb(dice)} ${dice.common(wheres)}, then sit down for ${noun(dice)}.`,
  (dice, subject) => `Meet ${dice.common(people)} ${dice.common(wheres)} for a ${subject} in a small group.`,
  (dice) => `Learn how ${noun(dice)} and ${noun(dice)} come together in the ${name(dice)} ${dice.common(venues)}.`,
];

const sentences: readonly Sentence[] = [
  (dice) => `We meet ${dice.common(wheres)} and ${verb(dice)} the first ${noun(dice)} together.`,
  (dice) => `Your host is ${dice.common(people)} who knows every ${noun(dice)} ${dice.common(wheres)}.`,
  (dice) => `You ${verb(dice)}, ${verb(dice)} and ${verb(dice)} until the ${noun(dice)} is as it should be.`,
  (dice) => `In the ${name(dice)} ${dice.common(venues)} there is time for ${noun(dice)} and ${noun(dice)}.`,
  (dice) => `The ${noun(dice)} comes from the ${name(dice)} ${dice.common(venues)}, a short walk away.`,
  (dice, subject) =>
    `No experience is needed for the ${subject}; everything is lent, from ${noun(dice)} to ${noun(dice)}.`,
  (dice) => `Children may ${verb(dice)} the ${noun(dice)} while the others ${verb(dice)}.`,
  (dice) => `It ends with ${noun(dice)} and a ${noun(dice)} to take home.`,
];

/** The three texts of one course of this kind. */
export function courseText(dice: Dice, kind: Kind): CourseText {
  const subject = dice.common(kind.subjects);
  const title = capital(dice.common(titles)(dice, subject)).slice(0, 120);
  const description = Array.from({ length: dice.between(3, 6) }, () => dice.pick(sentences)(dice, subject));
  return {
    title,
    slug: slugOf(title),
    summary: dice.common(summaries)(dice, subject),
    description: description.join(' '),
  };
}

/** Lower-case letters and digits with hyphens between, as addresses have them. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

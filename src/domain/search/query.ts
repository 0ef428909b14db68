// Groups of words as text search queries, and the points that order what they find (docs/domain/search.md#how-results-are-ordered).
import type { Stemmed } from './lexicon.ts';
import type { Group } from './plan.ts';

/** A text search query, and what fitting it is worth. */
export interface Points {
  readonly query: string;
  readonly points: number;
}

/** Queries of PostgreSQL's type `tsquery` as text. */
export interface WordsQuery {
  /** What a course must fit; null for nothing. */
  readonly wanted: string | null;
  /** Its class of fit is the sum of these. */
  readonly points: readonly Points[];
  /**
   * Lexemes in groups, `go*` for all that begin with "go": who has one of each group fits for certain. Others may fit, too.
   * Empty when nothing is wanted.
   */
  readonly sure: readonly (readonly string[])[];
}

/** Every group is wanted. Null when there is nothing to look for. */
export function wantAll(groups: readonly Group[], boosts: readonly Group[]): WordsQuery | null {
  if (groups.length + boosts.length === 0) return null;
  const expression = groups.length === 0 ? null : groups.map((group) => anyOf(group, '')).join(' & ');
  return { wanted: expression, points: pointsOf(groups, boosts), sure: groups.flatMap(sureOf) };
}

/** One group will do, and each more one counts more than where it stands. Null without groups. */
export function wantAny(groups: readonly Group[], boosts: readonly Group[]): WordsQuery | null {
  if (groups.length === 0) return null;
  const each = groups.map((group) => ({ query: anyOf(group, ''), points: 10 }));
  const expression = each.map(({ query }) => query).join(' | ');
  return { wanted: expression, points: [...each, ...pointsOf(groups, boosts)], sure: [groups.flatMap(singlesOf)] };
}

/** The lexemes of which one alone is enough for the group. */
function singlesOf(group: Group): string[] {
  const alone = (phrase: readonly Stemmed[], isStart: boolean) => {
    const [first, ...more] = weightyOf(phrase);
    return first === undefined || more.length > 0 ? [] : formsOf(first, isStart);
  };
  const words = [
    ...group.own.flatMap((phrase) => alone(phrase, group.isStart)),
    ...group.others.flatMap((phrase) => alone(phrase, false)),
  ];
  return [...new Set([...words, ...group.marks])];
}

/** A phrase of several words that nothing else stands for needs each of them. */
function sureOf(group: Group): string[][] {
  const singles = singlesOf(group);
  const [phrase] = [...group.own, ...group.others];
  return singles.length > 0 || phrase === undefined
    ? [singles]
    : weightyOf(phrase).map((word) => formsOf(word, group.isStart));
}

// Its own words in the title say most, then other words and properties in title and names, then words elsewhere.
function pointsOf(groups: readonly Group[], boosts: readonly Group[]): Points[] {
  const places = groups.flatMap((group) => {
    const words = { ...group, marks: [] };
    return [
      ...(group.own.length === 0 ? [] : [points(3, ownOf(group, 'A')), points(1, ownOf(group, 'ABC'))]),
      points(2, anyOf(group, 'AB')),
      ...(group.own.length + group.others.length === 0 ? [] : [points(1, anyOf(words, ''))]),
    ];
  });
  return [...places, ...boosts.map((group) => points(1, ownOf(group, 'AB')))];
}

const points = (worth: number, query: string): Points => ({ query, points: worth });

const ownOf = (group: Group, weights: string): string =>
  either(group.own.map((phrase) => together(phrase, group, weights)));

const anyOf = (group: Group, weights: string): string =>
  either([
    ...group.own.map((phrase) => together(phrase, group, weights)),
    ...group.others.map((phrase) => together(phrase, { isStart: false }, weights)),
    ...group.marks.map((mark) => quoted(mark, weights)),
  ]);

function either(expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' | ')})`;
}

/** All words of one way; stop words are left out unless there is nothing else. */
function together(phrase: readonly Stemmed[], { isStart }: Pick<Group, 'isStart'>, weights: string): string {
  const parts = weightyOf(phrase).map((word) => lexemes(word, isStart, weights));
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
}

function weightyOf(phrase: readonly Stemmed[]): readonly Stemmed[] {
  const weighty = phrase.filter(({ stem }) => stem !== null);
  return weighty.length > 0 ? weighty : phrase;
}

function formsOf({ word, stem }: Stemmed, isStart: boolean): string[] {
  return [isStart ? `${word}*` : word, ...(stem === null || stem === word ? [] : [stem])];
}

/** As written, and as its stem where that differs. */
function lexemes({ word, stem }: Stemmed, isStart: boolean, weights: string): string {
  const written = quoted(word, `${isStart ? '*' : ''}${weights}`);
  return stem === null || stem === word ? written : `(${written} | ${quoted(stem, weights)})`;
}

/** Folded words have no quotes; the query must hold even if one had. */
function quoted(text: string, suffix: string): string {
  return `'${text.replaceAll(/['\\]/g, '')}'${suffix === '' ? '' : `:${suffix}`}`;
}

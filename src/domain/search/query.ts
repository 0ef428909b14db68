// Text search queries from groups of words, and the points that order results
// (docs/domain/search.md#how-results-are-ordered).
import type { Stemmed } from './lexicon.ts';
import type { Group } from './plan.ts';

/** A text search query, and the points for matching it. */
export interface Points {
  readonly query: string;
  readonly points: number;
}

/** Queries of PostgreSQL's type `tsquery`, as text. */
export interface WordsQuery {
  /** What a course must match; null for anything. */
  readonly wanted: string | null;
  /** A course's match class is their sum. */
  readonly points: readonly Points[];
  /**
   * Lexemes in groups, `go*` for all that begin with "go": a course with one of each group matches for certain. Others
   * may match as well. Empty when nothing is required.
   */
  readonly sure: readonly (readonly string[])[];
}

/** Every group is required. Null when there is nothing to search for. */
export function wantAll(groups: readonly Group[], boosts: readonly Group[]): WordsQuery | null {
  if (groups.length + boosts.length === 0) return null;
  const expression = groups.length === 0 ? null : groups.map((group) => anyOf(group, '')).join(' & ');
  return { wanted: expression, points: pointsOf(groups, boosts), sure: groups.flatMap(sureOf) };
}

/** One group is enough, and each further group outweighs the position of a match. Null without groups. */
export function wantAny(groups: readonly Group[], boosts: readonly Group[]): WordsQuery | null {
  if (groups.length === 0) return null;
  const each = groups.map((group) => ({ query: anyOf(group, ''), points: 10 }));
  const expression = each.map(({ query }) => query).join(' | ');
  return { wanted: expression, points: [...each, ...pointsOf(groups, boosts)], sure: [groups.flatMap(singlesOf)] };
}

/** The lexemes that satisfy the group by themselves. */
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

/** A phrase of several words without synonyms needs each of them. */
function sureOf(group: Group): string[][] {
  const singles = singlesOf(group);
  const [phrase] = [...group.own, ...group.others];
  return singles.length > 0 || phrase === undefined
    ? [singles]
    : weightyOf(phrase).map((word) => formsOf(word, group.isStart));
}

// The typed words in the title weigh most, then synonyms and properties in title and names, then words elsewhere.
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

/** All words of one alternative; stop words are left out unless there is nothing else. */
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

/** As typed, and the stem where that differs. */
function lexemes({ word, stem }: Stemmed, isStart: boolean, weights: string): string {
  const written = quoted(word, `${isStart ? '*' : ''}${weights}`);
  return stem === null || stem === word ? written : `(${written} | ${quoted(stem, weights)})`;
}

/** Folded words have no quotes; the query must stay valid even if one did. */
function quoted(text: string, suffix: string): string {
  return `'${text.replaceAll(/['\\]/g, '')}'${suffix === '' ? '' : `:${suffix}`}`;
}

// Text search queries from groups of words, and the points that order results
// (docs/domain/search.md#how-results-are-ordered).
import type { Stemmed } from './lexicon.ts';
import type { Group } from './plan.ts';

/** A text search query, and the points for matching it. */
export interface Points {
  readonly query: string;
  readonly points: number;
  /** Multiplied by the rarity of a match among the results. */
  readonly isRarity?: boolean;
}

/** Queries of PostgreSQL's type `tsquery`, as text. */
export interface WordsQuery {
  /** What a course must match; null for anything. */
  readonly wanted: string | null;
  /** What a full match has in its title, names, properties and summary; null when descriptions suffice. */
  readonly full: string | null;
  /** What an exact match is: by its activity, by its title as typed, or by a property other than its category. */
  readonly exact: string | null;
  /** One per group, where a match may miss some: bits of `met`. Empty where each match has all. */
  readonly each: readonly string[];
  /** Their sum orders the matches of a class. */
  readonly points: readonly Points[];
  /**
   * Lexemes in groups, `go*` for all that begin with "go": a course with one of each group matches for certain. Others
   * may match as well. Empty when nothing is required.
   */
  readonly sure: readonly (readonly string[])[];
}

/** The groups of a search, and what it excludes. */
export interface Wishes {
  readonly groups: readonly Group[];
  /** Optional: they only change the order. */
  readonly boosts: readonly Group[];
  /** None of these may be in title, names or properties. */
  readonly excluded: readonly Group[];
}

/** No group: no course matches for certain. */
const unsure: WordsQuery['sure'] = [[]];

/** Every group is required. Null when there is nothing to search for. */
export function wantAll({ groups, boosts, excluded }: Wishes): WordsQuery | null {
  if (groups.length + boosts.length + excluded.length === 0) return null;
  const every = (within: string) => groups.map((group) => anyOf(group, within)).join(' & ');
  return {
    wanted: without(groups.length === 0 ? null : every(''), excluded),
    full: groups.length === 0 ? null : every('ABC'),
    exact: groups.length === 0 ? null : groups.map(exactOf).join(' & '),
    each: [],
    points: pointsOf(groups, boosts),
    sure: excluded.length > 0 ? unsure : groups.flatMap(sureOf),
  };
}

/** One group is enough; a rare one outweighs frequent ones. Null without groups. */
export function wantAny({ groups, boosts, excluded }: Wishes): WordsQuery | null {
  if (groups.length === 0) return null;
  const each = groups.flatMap((group) => [
    { query: anyOf(group, ''), points: 5, isRarity: true },
    { query: anyOf(group, 'ABC'), points: 5, isRarity: true },
  ]);
  return {
    wanted: without(`(${groups.map((group) => anyOf(group, '')).join(' | ')})`, excluded),
    full: null,
    exact: null,
    each: groups.map((group) => anyOf(group, '')),
    points: [...each, ...pointsOf(groups, boosts)],
    sure: excluded.length > 0 ? unsure : [groups.flatMap(singlesOf)],
  };
}

/** Every group in the activity, or in title and names if it is a known phrase. Null without groups. */
export function wantNamed(wishes: Wishes): WordsQuery | null {
  const all = wantAll(wishes);
  if (all === null || wishes.groups.length === 0) return null;
  const isKnown = ({ others, marks }: Group) => others.length + marks.length > 0;
  const named = wishes.groups.map((group) => (isKnown(group) ? anyOf(group, 'AB') : either(group.own.map(activityOf))));
  return { ...all, wanted: without(named.join(' & '), wishes.excluded), sure: unsure };
}

/** Everything, the best matches of any group first. Null without groups. */
export function rankAny(wishes: Wishes): WordsQuery | null {
  const [all, any] = [wantAll(wishes), wantAny(wishes)];
  if (all === null || any === null) return null;
  return { ...all, points: any.points, wanted: without(null, wishes.excluded), sure: unsure };
}

function without(expression: string | null, excluded: readonly Group[]): string | null {
  if (excluded.length === 0) return expression;
  const unwanted = excluded.map((group) => `!${anyOf(group, 'AB')}`).join(' & ');
  return expression === null ? unwanted : `${expression} & ${unwanted}`;
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

// The typed words in the title weigh most, then synonyms and properties in title and names, then words elsewhere, and
// words that are typed and written next to each other.
function pointsOf(groups: readonly Group[], boosts: readonly Group[]): Points[] {
  const places = groups.flatMap((group) => {
    const words = { ...group, marks: [] };
    return [
      ...(group.own.length === 0 ? [] : [points(3, ownOf(group, 'A')), points(1, ownOf(group, 'ABC'))]),
      points(2, anyOf(group, 'AB')),
      ...(group.own.length + group.others.length === 0
        ? []
        : [points(3, either([...group.own, ...group.others].map(activityOf)))]),
      ...(group.own.length + group.others.length === 0 ? [] : [points(1, anyOf(words, ''))]),
    ];
  });
  const near = groups.flatMap((group, index) => {
    const pair = [groups[index - 1], group].map((one) => one?.own[0] ?? []).map(stemsOf);
    const [before, after] = pair;
    return before?.length && after?.length
      ? [points(5, [...before, ...after].map((stem) => quoted(stem, '')).join(' <-> '))]
      : [];
  });
  return [
    ...places,
    ...near,
    ...boosts.flatMap((group) => [points(1, ownOf(group, 'AB')), points(2, either(group.own.map(activityOf)))]),
  ];
}

const stemsOf = (phrase: readonly Stemmed[]) => phrase.flatMap(({ stem }) => (stem === null ? [] : [stem]));

const points = (worth: number, query: string): Points => ({ query, points: worth });

const ownOf = (group: Group, weights: string): string =>
  either(group.own.map((phrase) => together(phrase, group, weights)));

const anyOf = (group: Group, weights: string): string =>
  either([
    ...group.own.map((phrase) => together(phrase, group, weights)),
    ...group.others.map((phrase) => together(phrase, { isStart: false }, weights)),
    ...group.marks.map((mark) => quoted(mark, weights)),
  ]);

/** The activity or the title has it as typed; without typed words, the activity by their meaning. */
const exactOf = (group: Group): string =>
  either([
    ...group.own.flatMap((phrase) => [together(phrase, group, 'AB'), activityOf(phrase)]),
    ...(group.own.length === 0 ? group.others.map(activityOf) : []),
    ...group.marks.filter((mark) => !mark.startsWith('category=')).map((mark) => quoted(mark, '')),
    ...(group.own.length + group.others.length === 0 ? group.marks.map((mark) => quoted(mark, '')) : []),
  ]);

/** Lexemes of the activity begin with `is=` (docs/domain/search.md#projections). */
function activityOf(phrase: readonly Stemmed[]): string {
  const parts = weightyOf(phrase).map((word) => either(formsOf(word, false).map((form) => quoted(`is=${form}`, ''))));
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
}

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

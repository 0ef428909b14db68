import { nearestWord, type NearWord } from './spelling.ts';

/** A word of a keyword, folded, with what the catalogue knows of it. */
export interface KeywordWord {
  readonly word: string;
  /** Its English stem; null for a stop word. */
  readonly stem: string | null;
  /** `whole`: finds something; `start`: words begin with it, and it is the last one; `none`: finds nothing. */
  readonly known: 'whole' | 'start' | 'none';
  /** Words that look like it; only for `none`. */
  readonly near: readonly NearWord[];
}

/** Words `from` to `from + count` stand for something that also has another name. */
export interface KeywordSynonym {
  readonly from: number;
  readonly count: number;
  readonly means: readonly { readonly word: string; readonly stem: string | null }[];
}

/** What to look for. `all` is a text search query; `title` and `names` ask the same of the better places only. */
export interface KeywordQuery {
  readonly all: string;
  readonly title: string;
  readonly names: string;
  /** What is searched instead of what was typed, or null. */
  readonly corrected: string | null;
}

interface Term {
  readonly word: string;
  readonly stem: string | null;
  readonly isStart: boolean;
}

/**
 * Turns a keyword into a query that wants all of its words (ADR 024). Words that find nothing are replaced by the one
 * that was most likely meant. Stop words are left out unless there is nothing else. Answers null when nothing can be
 * found: no word at all, or one that finds nothing and resembles nothing.
 */
export function planKeyword(words: readonly KeywordWord[], synonyms: readonly KeywordSynonym[]): KeywordQuery | null {
  const terms: Term[] = [];
  for (const { word, stem, known, near } of words) {
    const isNone = known === 'none' && stem !== null;
    const meant = isNone ? nearestWord(word, near) : null;
    if (isNone && meant === null) return null;
    terms.push({ word: meant?.word ?? word, stem: meant ? meant.stem : stem, isStart: known === 'start' });
  }
  const hasContent = terms.some((term) => term.stem !== null);
  const groups = groupsOf(terms, synonyms, (term) => !hasContent || term.stem !== null);
  if (groups.length === 0) return null;
  const isCorrected = terms.some((term, index) => term.word !== words[index]?.word);
  const write = (weights: string) => groups.map((group) => group(weights)).join(' & ');
  return {
    all: write(''),
    title: write('A'),
    names: write('AB'),
    corrected: isCorrected ? terms.map((term) => term.word).join(' ') : null,
  };
}

type Group = (weights: string) => string;

/** From left to right: the longest synonym that starts at a word takes its words, else the word stands alone. */
function groupsOf(
  terms: readonly Term[],
  synonyms: readonly KeywordSynonym[],
  counts: (term: Term) => boolean,
): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < terms.length;) {
    const here = synonyms.filter((synonym) => synonym.from === at);
    const length = Math.max(1, ...here.map((synonym) => synonym.count));
    const own = terms.slice(at, at + length).filter(counts);
    const others = here
      .filter((synonym) => synonym.count === length)
      .map(({ means }) => means.filter((one) => one.stem !== null).map((one) => ({ ...one, isStart: false })));
    const ways = [own, ...others].filter((way) => way.length > 0);
    if (ways.length > 0) groups.push((weights) => either(ways.map((way) => together(way, weights))));
    at += length;
  }
  return groups;
}

function either(ways: readonly string[]): string {
  return ways.length === 1 ? (ways[0] ?? '') : `(${ways.join(' | ')})`;
}

function together(terms: readonly Term[], weights: string): string {
  const parts = terms.map((term) => lexemes(term, weights));
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
}

/** As written, and as its stem where that differs. Folded words have no quotes; the query must hold even if one had. */
function lexemes({ word, stem, isStart }: Term, weights: string): string {
  const quoted = (text: string, suffix: string) =>
    `'${text.replaceAll(/['\\]/g, '')}'${suffix === '' ? '' : `:${suffix}`}`;
  const written = quoted(word, `${isStart ? '*' : ''}${weights}`);
  return stem === null || stem === word ? written : `(${written} | ${quoted(stem, weights)})`;
}

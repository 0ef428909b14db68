// Which searches are counted, and under which keyword; searchers are not stored (docs/domain/search.md#what-is-sought).
import { readRef } from '#src/domain/ref.ts';
import { foldWords } from '#src/domain/search/fold.ts';

/** How a search was answered: with everything it asked for, with less, or with nothing. */
export const searchOutcomes = ['found', 'partly', 'nothing'] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];

/** What operators ask of a keyword; `unopened`: no experience was opened from its results. */
export const soughtKinds = ['nothing', 'partly', 'unopened'] as const;

/** Operators see the last `days`, and of those only keywords sought `leastTimes`. */
export const soughtLimits = { letters: 60, words: 6, leastTimes: 3, days: 30 } as const;

/** An email address, a link, or the seven digits of a phone number. */
const personal = /@|:\/\/|www\.|\p{Nd}(?:[\s().+/-]*\p{Nd}){6}/iu;

/** Half of a character, which PostgreSQL cannot store. */
const broken = /\p{Cs}/u;

/** The folded keyword; null when it is long or may lead to a person or a booking. */
export function soughtKeyword(typed: string): string | null {
  const words = foldWords(typed);
  const keyword = words.join(' ');
  const isLong = words.length > soughtLimits.words || keyword.length > soughtLimits.letters;
  const isPersonal = personal.test(typed.normalize('NFKC')) || [keyword, ...words].some((one) => readRef(one) !== null);
  return keyword === '' || isLong || isPersonal || broken.test(keyword) ? null : keyword;
}

interface Answered {
  readonly total: number;
  /** Experiences too small for the party. */
  readonly small: number;
  readonly isFit: boolean;
}

/** The outcome on the first page. */
export function outcomeOf({ total, small, isFit }: Answered): SearchOutcome {
  if (total + small === 0) return 'nothing';
  return isFit && total > 0 ? 'found' : 'partly';
}

/** Fields that a new search has: its page, order, days and party. Filters narrow what was already found. */
const ofNewSearch: ReadonlySet<string> = new Set(['sort', 'sort_type', 'date_start', 'date_end', 'pax']);

/** Whether a list's fields are a new search: its first page, in full, before any filter. */
export function isNewSearch({ offset = 0, ...fields }: { readonly offset?: number | undefined }): boolean {
  return offset === 0 && Object.entries(fields).every(([name, value]) => value === undefined || ofNewSearch.has(name));
}

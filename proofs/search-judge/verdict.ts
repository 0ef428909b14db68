// Compares search results with their grades, by half and kind.
import { ndcg, succeeds } from './figures.ts';
import { kinds, type Half, type JudgedQuery, type Kind } from './queries.ts';

export interface Judged {
  query: JudgedQuery;
  ids: readonly number[];
  /** The correction that was searched instead of the text, or null. */
  corrected: string | null;
}

/** The results of one kind, or of all. Figures are means from 0 to 1. */
export interface Figures {
  queries: number;
  ndcg: number;
  success: number;
  /** Empty lists although there is an answer. */
  empty: number;
}

export interface HalfVerdict {
  half: Half;
  /** Only kinds that have queries with an answer. */
  byKind: [Kind, Figures][];
  all: Figures;
  /** Queries whose right list is empty, and how many of their lists are not. */
  nonsense: { queries: number; notEmpty: number };
}

/** The aims of a half, over all its queries with an answer. */
export const aims = { ndcg: 0.9, success: 0.97, empty: 0 } as const;

const hasAnswer = ({ query }: Judged) => query.grades.size > 0;

export function judgeHalf(half: Half, judged: readonly Judged[]): HalfVerdict {
  const own = judged.filter(({ query }) => query.half === half);
  const answered = own.filter(hasAnswer);
  const without = own.filter((one) => !hasAnswer(one));
  return {
    half,
    byKind: kinds
      .map((kind): [Kind, Figures] => [kind, figuresOf(answered.filter(({ query }) => query.kind === kind))])
      .filter(([, { queries }]) => queries > 0),
    all: figuresOf(answered),
    nonsense: { queries: without.length, notEmpty: without.filter(({ ids }) => ids.length > 0).length },
  };
}

function figuresOf(judged: readonly Judged[]): Figures {
  const mean = (of: (one: Judged) => number) =>
    judged.length === 0 ? 0 : judged.reduce((sum, one) => sum + of(one), 0) / judged.length;
  return {
    queries: judged.length,
    ndcg: mean(({ ids, query }) => ndcg(ids, query.grades)),
    success: mean(({ ids, query }) => Number(succeeds(ids, query.grades))),
    empty: judged.filter(({ ids }) => ids.length === 0).length,
  };
}

/** A message for each aim that a half misses. */
export function missedAims({ half, all }: HalfVerdict): string[] {
  const missed: string[] = [];
  if (all.ndcg < aims.ndcg) missed.push(`${half}: nDCG@10 is ${all.ndcg.toFixed(3)}, the aim ${aims.ndcg}`);
  if (all.success < aims.success)
    missed.push(`${half}: success@3 is ${all.success.toFixed(3)}, the aim ${aims.success}`);
  if (all.empty > aims.empty) missed.push(`${half}: ${all.empty} lists are empty although there is an answer`);
  return missed;
}

/** The worst lists of the half "tune", worst first; the other half stays unread. */
export function worstOf(judged: readonly Judged[], count: number): Judged[] {
  return judged
    .filter(({ query }) => query.half === 'tune')
    .map((one) => ({ one, value: ndcg(one.ids, one.query.grades) }))
    .filter(({ value }) => value < 1)
    .sort((a, b) => a.value - b.value)
    .slice(0, count)
    .map(({ one }) => one);
}

import { describe, expect, it } from 'vitest';
import type { JudgedQuery } from './queries.ts';
import { judgeHalf, missedAims, worstOf, type Judged } from './verdict.ts';

const three = new Map([[1, 3]]);
const judged = (query: Partial<JudgedQuery>, ids: number[] = []): Judged => ({
  query: { kind: 'dish', half: 'tune', text: 'pho', grades: three, ...query },
  ids,
  corrected: null,
});

const all = [
  judged({}, [1]),
  judged({}, [9, 8, 7, 1]),
  judged({ kind: 'city' }),
  judged({ kind: 'nonsense', grades: new Map() }),
  judged({ kind: 'nonsense', grades: new Map() }, [5]),
  judged({ half: 'held back' }, [1]),
];

describe('judgeHalf', () => {
  it('means by kind, all kinds together, and nonsense apart', () => {
    const { byKind, all: together, nonsense } = judgeHalf('tune', all);
    const later = 1 / Math.log2(5);
    expect(byKind).toEqual([
      ['city', { queries: 1, ndcg: 0, success: 0, empty: 1 }],
      ['dish', { queries: 2, ndcg: (1 + later) / 2, success: 0.5, empty: 0 }],
    ]);
    expect(together).toEqual({ queries: 3, ndcg: (1 + later) / 3, success: 1 / 3, empty: 1 });
    expect(nonsense).toEqual({ queries: 2, notEmpty: 1 });
  });
});

describe('missedAims', () => {
  it('names each aim that is missed', () => {
    expect(missedAims(judgeHalf('tune', all))).toHaveLength(3);
    expect(missedAims(judgeHalf('held back', all))).toEqual([]);
  });
});

describe('worstOf', () => {
  it('shows what is not perfect, worst first, and never the half that is held back', () => {
    const bad = judged({ half: 'held back', text: 'secret' });
    expect(worstOf([...all, bad], 9)).toEqual([all[2], all[4], all[1]]);
    expect(worstOf(all, 1)).toEqual([all[2]]);
  });
});

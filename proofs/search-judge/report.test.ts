import { describe, expect, it } from 'vitest';
import { describeList, tableOf } from './report.ts';
import { judgeHalf, type Judged } from './verdict.ts';

const grades = new Map([
  [1, 2],
  [2, 3],
]);
const pho: Judged = { query: { kind: 'dish', half: 'tune', text: 'fo', grades }, ids: [9, 1], corrected: 'for' };
const titleOf = (id: number) => `title ${id}`;

describe('tableOf', () => {
  it('has a line for each kind, one for all, and one for what should be empty', () => {
    const [head, dish, all, nonsense, ...more] = tableOf(judgeHalf('tune', [pho]));
    expect(head).toMatch(/^tune +queries +nDCG@10 +success@3 +empty$/);
    expect(dish).toMatch(/^dish +1 +0\.\d{3} +1\.000 +0$/);
    expect(all).toMatch(/^all +1 /);
    expect(nonsense).toContain('0 queries');
    expect(more).toEqual([]);
  });
});

describe('describeList', () => {
  it('shows what was found and what is missing, best first', () => {
    expect(describeList(pho, titleOf).slice(1)).toEqual([
      '    found    0     9  title 9',
      '    found    2     1  title 1',
      '    wanted   3     2  title 2',
    ]);
    expect(describeList(pho, titleOf)[0]).toContain('dish: “fo”, searched as “for”');
  });

  it('says so when nothing was found, and when nothing should be', () => {
    expect(describeList({ ...pho, ids: [] }, titleOf)[1]).toBe('    found    nothing');
    const nothing = { ...pho, query: { ...pho.query, grades: new Map<number, number>() } };
    expect(describeList(nothing, titleOf).at(-1)).toBe('    wanted   an empty list');
  });
});

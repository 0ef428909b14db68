import { describe, expect, it } from 'vitest';
import { isDue, partOf, partOfRuns, thirdOf, turnOf } from '#tests/support/third.ts';

const cases = Array.from({ length: 300 }, (_none, index) => `case ${index}`);
const byItself = (name: string) => name;
const chosenWith = (seed: number, isWhole = false) => thirdOf(cases, byItself, { seed, isWhole });

describe('a third of the cases', () => {
  it.each([0, 1, 2, 20_261_123, 2 ** 31 - 1])('is tried with seed %i, and the rest with the next two', (seed) => {
    const turns = [chosenWith(seed), chosenWith(seed + 1), chosenWith(seed + 2)];
    for (const turn of turns) {
      expect(turn.length).toBeGreaterThan(cases.length / 5);
      expect(turn.length).toBeLessThan(cases.length / 2);
    }
    expect(turns.flat().toSorted()).toEqual(cases.toSorted());
  });

  it('is the same for the same seed, in the order of the cases, whatever other cases there are', () => {
    const chosen = chosenWith(7);
    expect(chosenWith(7)).toEqual(chosen);
    expect(cases.filter((name) => chosen.includes(name))).toEqual(chosen);
    const more = thirdOf(['new', ...cases.slice(100)], byItself, { seed: 7, isWhole: false });
    expect(more.filter((name) => name !== 'new')).toEqual(chosen.filter((name) => cases.indexOf(name) >= 100));
  });

  it('is a smaller part where so many meet the same code', () => {
    const turns = Array.from({ length: 12 }, (_none, seed) => partOf(cases, byItself, 12, { seed, isWhole: false }));
    expect(turns.flat().toSorted()).toEqual(cases.toSorted());
    expect(Math.max(...turns.map(({ length }) => length))).toBeLessThan(cases.length / 6);
    expect(partOfRuns(200, 12, { seed: 1, isWhole: false })).toBe(17);
  });

  it('is told of one case by its name', () => {
    const due = [1, 2, 3].filter((seed) => isDue('a case', { seed, isWhole: false }));
    expect(due).toHaveLength(1);
  });

  it('is one in turn where there are few', () => {
    const few = ['a', 'b', 'c', 'd'];
    const turns = [5, 6, 7, 8].map((seed) => turnOf(few, { seed, isWhole: false }));
    expect(turns.every((turn) => turn.length === 1)).toBe(true);
    expect(turns.flat().toSorted()).toEqual(few);
    expect(turnOf(few, { seed: 5, isWhole: true })).toEqual(few);
  });

  it('is all of them where the whole is asked for', () => {
    expect(chosenWith(1, true)).toEqual(cases);
    expect(partOfRuns(200, 3, { seed: 1, isWhole: true })).toBe(200);
    expect(isDue('a case whose turn is another day', { seed: 1, isWhole: true })).toBe(true);
  });
});

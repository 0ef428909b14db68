import { describe, expect, it } from 'vitest';
import type { Group } from './plan.ts';
import { rankAny, wantAll, wantAny, wantNamed } from './query.ts';

const one = (word: string, stem: string | null = word) => ({ word, stem });
const group = (more: Partial<Group>): Group => ({ own: [], others: [], marks: [], isStart: false, ...more });

describe('what certainly fits', () => {
  it.each<[string, Group[], string[][]]>([
    ['a word, as written or as its stem', [group({ own: [[one('walking', 'walk')]] })], [['walking', 'walk']]],
    ['any of its other words and marks', [group({ own: [[one('trek')]], others: [[one('hike')]], marks: ['category=3'] })], [['trek', 'hike', 'category=3']]], // prettier-ignore
    ['no phrase, where a single word stands for it', [group({ own: [[one('street'), one('food')]], marks: ['category=2'] })], [['category=2']]], // prettier-ignore
    ['each word of a phrase that nothing stands for', [group({ own: [[one('angkor'), one('the', null), one('wat')]] })], [['angkor'], ['wat']]], // prettier-ignore
    ['the beginning of a word, or its stem', [group({ own: [[one('cooki', 'cook')]], isStart: true })], [['cooki*', 'cook']]], // prettier-ignore
    ['one of each group', [group({ own: [[one('a')]] }), group({ own: [[one('b')]] })], [['a'], ['b']]],
  ])('is %s', (_, groups, sure) => {
    expect(wantAll({ groups, boosts: [], excluded: [] })?.sure).toEqual(sure);
  });

  it('is a word of any group where one will do', () => {
    const groups = [group({ own: [[one('a')]] }), group({ own: [[one('b'), one('c')]] })];
    expect(wantAny({ groups, boosts: [], excluded: [] })?.sure).toEqual([['a']]);
  });

  it('is nothing where a course must not match something, or must match in certain places', () => {
    const wishes = { groups: [group({ own: [[one('a')]] })], boosts: [], excluded: [group({ own: [[one('b')]] })] };
    expect(wantAll(wishes)).toMatchObject({ wanted: "'a' & !'b':AB", sure: [[]] });
    expect(wantAny(wishes)).toMatchObject({ wanted: "('a') & !'b':AB", sure: [[]] });
    expect(wantAll({ ...wishes, groups: [] })).toMatchObject({ wanted: "!'b':AB", full: null });
    expect(wantNamed({ ...wishes, excluded: [] })).toMatchObject({ wanted: "'is=a'", sure: [[]] });
    expect(rankAny(wishes)).toMatchObject({ wanted: "!'b':AB", full: "'a':ABC" });
  });
});

describe('classes of a match', () => {
  const groups = [group({ own: [[one('draw')]], others: [[one('sketch')]], marks: ['category=3', 'for=solo'] })];
  const query = wantAll({ groups, boosts: [], excluded: [] });

  it('is full outside of descriptions', () => {
    expect(query?.full).toBe("('draw':ABC | 'sketch':ABC | 'category=3':ABC | 'for=solo':ABC)");
  });

  it('is exact by the activity, the typed words in the title, or a property other than the category', () => {
    expect(query?.exact).toBe("('draw':AB | 'is=draw' | 'for=solo')");
  });

  it('adds points for words that are neighbours', () => {
    const pair = [group({ own: [[one('egg')]] }), group({ own: [[one('coffee', 'coffe')]] })];
    const queries = wantAll({ groups: pair, boosts: [], excluded: [] })?.points.map((points) => points.query);
    expect(queries).toContain("'egg' <-> 'coffe'");
  });
});

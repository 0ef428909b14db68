import { describe, expect, it } from 'vitest';
import type { Group } from './plan.ts';
import { wantAll, wantAny } from './query.ts';

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
    expect(wantAll(groups, [])?.sure).toEqual(sure);
  });

  it('is a word of any group where one will do', () => {
    expect(wantAny([group({ own: [[one('a')]] }), group({ own: [[one('b'), one('c')]] })], [])?.sure).toEqual([['a']]);
  });
});

import { describe, expect, it } from 'vitest';
import { makeLexicon, type Meaning } from './lexicon.ts';
import { namedIn } from './suggest.ts';

const place = (name: string, cityIds: number[], countryCityIds: number[]): Meaning => ({
  kind: 'place',
  place: { name, cityIds, countryCityIds, timeZone: 'Asia/Bangkok' },
});
const vietnam = [1, 2, 3];
const entries: [string, Meaning][] = [
  ['hanoi', place('Hanoi', [1], vietnam)],
  ['ho chi minh city', place('Ho Chi Minh City', [2], vietnam)],
  ['saigon', place('Ho Chi Minh City', [2], vietnam)],
  ['hoi an', place('Hoi An', [3], vietnam)],
  ['vietnam', place('Vietnam', vietnam, vietnam)],
  ['india', place('Jaipur', [9], [9])],
  ['cooking class', { kind: 'category', id: 1, name: 'Food' }],
  ['crafts', { kind: 'category', id: 2, name: 'Crafts' }],
  ['best', { kind: 'filler' }],
];
const words = (text: string) => text.split(' ').map((word) => ({ word, stem: word }));
const lexicon = makeLexicon(
  new Map(entries.map(([term, meaning]) => [term, { words: words(term), meanings: [meaning] }])),
  () => false,
);
const named = (text: string) => namedIn(text.split(' '), { lexicon, today: '2026-11-28', dropped: [] });

describe('what an unfinished search names', () => {
  it.each([
    ['h', [], [1, 3, 2]],
    ['hanoi', [1], []],
    ['saig', [], [2]],
    ['minh', [], [2]],
    ['hoi an', [3], []],
    ['cooking class in han', [], [1]],
    ['cooking class in', [], []],
    ['vietnam for two', vietnam, []],
  ])('%s: cities %j, begun %j', (text, cityIds, begunIds) => {
    expect(named(text)).toMatchObject({ cityIds, begunIds });
  });

  it.each([
    ['cooking class in hanoi', [1]],
    ['best cra', [2]],
    ['cr', []],
    ['hanoi', []],
  ])('%s: categories %j', (text, categoryIds) => expect(named(text)).toMatchObject({ categoryIds }));

  it.each([
    ['hanoi', true],
    ['best han', true],
    ['hanoi for two', true],
    ['pottery hanoi', false],
    ['pottery', false],
  ])('%s: only a place is %j', (text, isPlaceOnly) => expect(named(text)).toMatchObject({ isPlaceOnly }));

  it.each([
    ['vietnam', true],
    ['viet', true],
    ['hanoi', false],
    ['india', false],
  ])('%s: a country is %j', (text, isCountry) => expect(named(text)).toMatchObject({ isCountry }));
});

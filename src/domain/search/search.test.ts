// From words to a query: reading, correcting typos, planning.
import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { foldWords } from './fold.ts';
import { makeLexicon, type Meaning, type Phrase, placeLike, type Stemmed } from './lexicon.ts';
import { type KnownWord, mendTypos, planSearch } from './plan.ts';
import { wantAll, wantAny } from './query.ts';
import type { PartKind } from './part-kinds.ts';
import { readParts } from './read.ts';

const stemmed = (text: string): Stemmed[] => text.split(' ').map((word) => ({ word, stem: word }));
const place = (name: string, ...cityIds: number[]): Meaning => ({
  kind: 'place',
  place: { name, cityIds, countryCityIds: cityIds, timeZone: 'Asia/Bangkok' },
});
const entries: [string, ...Meaning[]][] = [
  ['hanoi', place('Hanoi', 2)],
  ['vietnam', place('Vietnam', 2, 3)],
  ['siem reap', place('Siem Reap', 5)],
  ['vigan', place('Vigan', 7)],
  ['cooking', { kind: 'category', id: 1, name: 'Food' }],
  ['night market', { kind: 'words', means: stemmed('bazaar'), isInstead: false }],
  ['night', { kind: 'time', value: 'evening' }],
  ['kids', { kind: 'attribute', value: 'family' }, { kind: 'attribute', value: 'child-friendly' }],
  ['wellness', { kind: 'words', means: stemmed('bath'), isInstead: true }],
  ['angkor', { kind: 'landmark', cityIds: [5] }],
  ['class', { kind: 'filler' }],
];
const phrases = new Map<string, Phrase>(
  entries.map(([term, ...meanings]) => [term, { words: stemmed(term), meanings }]),
);
const lexicon = makeLexicon(phrases, (word) => ['vegan', 'market', 'red'].includes(word));

const read = (text: string, asWords: readonly PartKind[] = []) =>
  readParts(text.split(' '), { lexicon, today: '2026-11-25', asWords });
const plan = (parts: Parameters<typeof planSearch>[0], known: Parameters<typeof planSearch>[1] = new Map()) =>
  planSearch(parts, known, lexicon.isEnglish);
const kinds = (text: string, asWords: readonly PartKind[] = []) =>
  read(text, asWords).map(({ kind, text: words }) => `${kind}: ${words}`);
const knownWords = (...words: KnownWord[]) => new Map(words.map((word) => [word.word, word]));
const whole = (word: string, stem: string | null = word): KnownWord => ({ word, stem, known: 'whole', near: [] });
const none = (word: string, ...near: string[]): KnownWord => ({
  word,
  stem: word,
  known: 'none',
  near: near.map((one) => ({ word: one, stem: one, is_name: false, uses: 1 })),
});

describe('folded words', () => {
  it.each([
    ['Hội An', ['hoi', 'an']],
    ['HOI-AN!', ['hoi', 'an']],
    ['Đà Nẵng'.normalize('NFD'), ['da', 'nang']],
    ["cook's  kitchen; 3rd floor", ['cook', 's', 'kitchen', '3rd', 'floor']],
    ['กรุงเทพ', ['กรุงเทพ']],
    ['ភ្នំពេញ', ['ភ្នំពេញ']],
    ['काठमाडौँ', ['काठमाडौँ']],
    ['Straße, Øl, Cœur', ['strasse', 'ol', 'coeur']],
    ['🦆🏮 … ', []],
    ['バンコク・タイ 曼谷。', ['バンコク', 'タイ', '曼谷']],
  ])('%s', (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });
});

describe('reading', () => {
  it.each([
    ['cooking class hanoi', ['phrase: cooking', 'filler: class', 'city: hanoi']],
    ['night market siem reap', ['phrase: night market', 'city: siem reap']],
    ['red lantern with kids tomorrow', ['word: red', 'word: lantern', 'word: with', 'phrase: kids', 'day: tomorrow']],
    ['class under 30 dollars 2 hours', ['filler: class', 'price: under 30 dollars', 'length: 2 hours']],
    ['classs', ['filler: classs']],
  ])('%s', (text, parts) => expect(kinds(text)).toEqual(parts));

  it('leaves words what the guest took back', () => {
    expect(kinds('night hanoi tomorrow', ['city', 'time'])).toEqual(['word: night', 'word: hanoi', 'day: tomorrow']);
    expect(kinds('angkor', ['city'])).toEqual(['word: angkor']);
  });
});

describe('a plan', () => {
  it('narrows a country by its city, and takes two cities for both', () => {
    expect(plan(read('vietnam hanoi')).cityIds).toEqual([2]);
    expect(plan(read('hanoi siem reap')).cityIds).toEqual([2, 5]);
    expect(plan(read('cooking')).cityIds).toBeNull();
  });

  it('wants words that find something, and names those that find nothing', () => {
    const made = plan(read('red zzz the'), knownWords(whole('red'), none('zzz'), whole('the', null)));
    expect(wantAll(made.groups, made.boosts)?.wanted).toBe(`'red'`);
    expect(made.missing).toEqual(['zzz']);
  });

  it('takes more unknown words than known ones for nonsense, unless a place or a day is named', () => {
    const words = knownWords(whole('red'), none('zzz'), none('yyy'), none('vegan'));
    expect(plan(read('red zzz yyy'), words).isNonsense).toBe(true);
    expect(plan(read('red zzz vegan'), words).isNonsense).toBe(false);
    expect(plan(read('zzz hanoi'), words).isNonsense).toBe(false);
  });

  it('asks for properties by their marks', () => {
    const asked = (text: string) => wantAll(plan(read(text)).groups, [])?.wanted;
    expect(asked('cooking')).toBe(`('cooking' | 'category=1')`);
    expect(asked('kids night')).toBe(`('kids' | 'for=family' | 'for=child-friendly') & ('night' | 'time=evening')`);
    expect(asked('angkor')).toBe(`('angkor' | 'city=5')`);
    expect(asked('wellness')).toBe(`'bath'`);
    expect(asked('night market')).toBe(`(('night' & 'market') | 'bazaar')`);
  });

  it('counts words in the title most, then in names, then in the summary; fillers only a little', () => {
    const { groups, boosts } = plan(read('red class'), knownWords(whole('red')));
    expect(wantAll(groups, boosts)?.points).toEqual([
      { query: `'red':A`, points: 3 },
      { query: `'red':ABC`, points: 1 },
      { query: `'red':AB`, points: 2 },
      { query: `'red'`, points: 1 },
      { query: `'class':AB`, points: 1 },
    ]);
    expect(wantAll([], boosts)?.wanted).toBeNull();
    expect(wantAll([], [])).toBeNull();
    expect(wantAny([], boosts)).toBeNull();
  });

  it('of words of which one will do counts each', () => {
    const { groups } = plan(read('red lantern'), knownWords(whole('red'), { ...whole('lantern'), known: 'start' }));
    expect(wantAny(groups, [])).toMatchObject({
      wanted: `'red' | 'lantern':*`,
      points: expect.arrayContaining([{ query: `'lantern':*`, points: 10 }]),
    });
  });

  it('never lets a quote or a backslash through', () => {
    const anything = fc.string({ unit: fc.constantFrom(...`'\\|&!:*()<>a ก`), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(anything, (text) => {
        const { groups } = plan([{ kind: 'word', text }], knownWords(whole(text)));
        expect(wantAll(groups, [])?.wanted).toBe(`'${text.replaceAll(/['\\]/g, '')}'`);
      }),
    );
  });
});

describe('typos', () => {
  it.each([
    ['hanio', [none('hanio')], 'hanoi'],
    ['temple siem reep', [whole('temple'), whole('siem'), none('reep')], 'temple siem reap'],
    ['lantren hanoi', [none('lantren', 'lantern')], 'lantern hanoi'],
    ['siemreep', [none('siemreep')], 'siem reap'],
    ['lacquerware', [none('lacquerware', 'lacquered', 'lacquer', 'ware')], 'lacquer'],
  ])('%s', (text, known, mended) => {
    expect(mendTypos(text.split(' '), knownWords(...known), lexicon)?.join(' ')).toBe(mended);
  });

  it.each([
    ['an English word stays', 'vegan', none('vegan', 'vigan')],
    ['a word that is found stays', 'vigon', whole('vigon')],
    ['a stop word stays', 'vigon', { ...none('vigon'), stem: null }],
    ['what is like nothing stays', 'qqqqqq', none('qqqqqq', 'lantern')],
  ])('%s', (_, text, known) => expect(mendTypos([text], knownWords(known), lexicon)).toBeNull());

  it('of a place need its first letter', () => {
    expect(placeLike('xanoi', lexicon)).toBeNull();
    expect(placeLike('hanoy', lexicon)).toBe('hanoi');
  });
});

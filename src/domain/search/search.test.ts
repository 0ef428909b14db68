// From words to a query: reading, correcting typos, planning.
import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { foldWords } from './fold.ts';
import { makeLexicon, type Meaning, type Phrase, placeLike, splitWords, type Stemmed } from './lexicon.ts';
import { type KnownWord, mendTypos, planSearch } from './plan.ts';
import { wantAll, wantAny } from './query.ts';
import { wordsOfPictures } from './pictures.ts';
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
  ['no meat', { kind: 'words', means: stemmed('vegan'), isInstead: false }],
  ['cheapest', { kind: 'order', sort: 'price' }],
  ['河内', place('Hanoi', 2)],
  ['烹饪课', { kind: 'words', means: stemmed('cooking'), isInstead: true }],
  ['phuket', { kind: 'elsewhere', name: 'Phuket', country: 'TH', point: { latitude: 8, longitude: 98 } }],
  ['tokyo', { kind: 'elsewhere', name: 'Tokyo', country: 'JP', point: { latitude: 35.7, longitude: 139.7 } }],
  ['ghost', { kind: 'elsewhere', name: 'Ghost', country: 'VN', point: { latitude: 40, longitude: 140 } }],
];
const city = { country: 'VN', timeZone: 'Asia/Bangkok' };
const cities = [
  { ...city, id: 2, name: 'Hanoi', latitude: 21, longitude: 105.8 },
  { ...city, id: 7, name: 'Vigan', country: 'PH', latitude: 7, longitude: 98 },
];
const phrases = new Map<string, Phrase>(
  entries.map(([term, ...meanings]) => [term, { words: stemmed(term), meanings }]),
);
const lexicon = makeLexicon(phrases, (word) => ['vegan', 'market', 'red'].includes(word), cities);

const read = (text: string, dropped: readonly PartKind[] = []) =>
  readParts(splitWords(text.split(' '), lexicon), { lexicon, today: '2026-11-25', dropped });
const plan = (parts: Parameters<typeof planSearch>[0], known: Parameters<typeof planSearch>[1] = new Map()) =>
  planSearch(parts, known, lexicon);
const kinds = (text: string, dropped: readonly PartKind[] = []) =>
  read(text, dropped).map(({ kind, text: words }) => `${kind}: ${words}`);
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

  it('ignores what the guest dropped, with its words', () => {
    expect(kinds('night hanoi tomorrow', ['city', 'time'])).toEqual(['day: tomorrow']);
    expect(kinds('red kids no kids', ['attribute', 'not'])).toEqual(['word: red']);
  });

  it.each([
    ['no kids', ['not: no kids']],
    ['red but not too much night market', ['word: red', 'not: but not too much night market']],
    ['hanoi without kids or cooking', ['city: hanoi', 'not: without kids', 'not: cooking']],
    ['no wellness hanoi', ['not: no wellness', 'city: hanoi']],
    ['not a class', []],
    ['not hanoi', ['word: not', 'city: hanoi']],
    ['no meat', ['phrase: no meat']],
  ])('what is not wanted: %s', (text, parts) => expect(kinds(text)).toEqual(parts));

  it.each([
    ['family of four', 4],
    ['the three of us', 3],
    ['group of about fifteen students', 15],
    ['two adults and 3 kids', 5],
    ['a dozen people', 12],
    ['my wife and i', 2],
    ['me and my mum', 2],
    ['for two', 2],
  ])('guests: %s', (text, guests) => expect(read(text)).toMatchObject([{ kind: 'guests', guests }]));

  it.each(['family of foxes', 'for two hours', 'for 5 km', 'my wife'])('no guests: %s', (text) => {
    expect(read(text).map(({ kind }) => kind)).not.toContain('guests');
  });

  it('words that choose the order', () => {
    expect(read('cheapest cooking')).toMatchObject([{ kind: 'order', sort: 'price' }, { kind: 'phrase' }]);
  });

  it('what a sight is, after its name, is only for the order; what one does there is not', () => {
    expect(kinds('angkor pagoda')).toEqual(['phrase: angkor', 'filler: pagoda']);
    expect(kinds('hanoi national park')).toEqual(['city: hanoi', 'filler: national park']);
    expect(kinds('hanoi lake')).toEqual(['city: hanoi', 'word: lake']);
    expect(kinds('angkor night market')).toEqual(['phrase: angkor', 'phrase: night market']);
    expect(kinds('lake angkor')).toEqual(['word: lake', 'phrase: angkor']);
  });

  it('cuts known phrases out of scripts without spaces', () => {
    expect(kinds('河内烹饪课')).toEqual(['city: 河内', 'phrase: 烹饪课']);
    expect(kinds('料理')).toEqual(['word: 料理']);
  });

  it('pictures as words', () => {
    expect(wordsOfPictures('🍜 hanoi 👨🏽‍🍳').split(' ').filter(Boolean)).toEqual(['noodles', 'hanoi', 'cooking']);
    expect(wordsOfPictures('plain')).toBe('plain');
  });

  it('a place without experiences as the cities near it, else as its country', () => {
    expect(read('phuket')).toMatchObject([
      { kind: 'city', place: { nearest: { name: 'Vigan', km: 111 }, cityIds: [7] } },
    ]);
    expect(read('tokyo')).toMatchObject([{ place: { nearest: { name: 'Hanoi' }, cityIds: [] } }]);
    expect(read('ghost')).toMatchObject([{ place: { cityIds: [2] } }]);
    expect(plan(read('phuket hanoi')).cityIds).toEqual([2]);
    expect(plan(read('tokyo'))).toMatchObject({ cityIds: null, elsewhere: { name: 'Tokyo' } });
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
    expect(wantAll(made)?.wanted).toBe(`'red'`);
    expect(made.missing).toEqual(['zzz']);
  });

  it('takes more unknown words than known ones for nonsense, unless a place or a day is named', () => {
    const words = knownWords(whole('red'), none('zzz'), none('yyy'), none('vegan'));
    expect(plan(read('red zzz yyy'), words).isNonsense).toBe(true);
    expect(plan(read('red zzz vegan'), words).isNonsense).toBe(true);
    expect(plan(read('vegan'), words).isNonsense).toBe(false);
    expect(plan(read('zzz hanoi'), words).isNonsense).toBe(false);
  });

  it('asks for properties by their marks', () => {
    const asked = (text: string) => wantAll(plan(read(text)))?.wanted;
    expect(asked('cooking')).toBe(`('cooking' | 'category=1')`);
    expect(asked('kids night')).toBe(`('kids' | 'for=family' | 'for=child-friendly') & ('night' | 'time=evening')`);
    expect(asked('angkor')).toBe(`('angkor' | 'city=5')`);
    expect(asked('wellness')).toBe(`'bath'`);
    expect(asked('night market')).toBe(`(('night' & 'market') | 'bazaar')`);
  });

  it('counts words in the title most, then the activity and names, then the summary; fillers only a little', () => {
    const made = plan(read('red class'), knownWords(whole('red')));
    expect(wantAll(made)?.points).toEqual([
      { query: `'red':A`, points: 3 },
      { query: `'red':ABC`, points: 1 },
      { query: `'red':AB`, points: 2 },
      { query: `'is=red'`, points: 3 },
      { query: `'red'`, points: 1 },
      { query: `'class':AB`, points: 1 },
      { query: `'is=class'`, points: 2 },
    ]);
    const { boosts } = made;
    expect(wantAll({ groups: [], boosts, excluded: [] })?.wanted).toBeNull();
    expect(wantAll({ groups: [], boosts: [], excluded: [] })).toBeNull();
    expect(wantAny({ groups: [], boosts, excluded: [] })).toBeNull();
  });

  it('of words of which one will do counts each', () => {
    const made = plan(read('red lantern'), knownWords(whole('red'), { ...whole('lantern'), known: 'start' }));
    expect(wantAny(made)).toMatchObject({
      wanted: `('red' | 'lantern':*)`,
      points: expect.arrayContaining([{ query: `'lantern':*`, points: 5, isRarity: true }]),
    });
  });

  it('never lets a quote or a backslash through', () => {
    const anything = fc.string({ unit: fc.constantFrom(...`'\\|&!:*()<>a ก`), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(anything, (text) => {
        const made = plan([{ kind: 'word', text }], knownWords(whole(text)));
        expect(wantAll(made)?.wanted).toBe(`'${text.replaceAll(/['\\]/g, '')}'`);
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

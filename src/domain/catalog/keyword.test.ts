import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestWord } from './spelling.ts';
import { planKeyword, type KeywordWord } from './keyword.ts';

const whole = (word: string, stem: string | null = word): KeywordWord => ({ word, stem, known: 'whole', near: [] });
const near = (word: string, is_name = false, uses = 1) => ({ word, stem: word, is_name, uses });

describe('a keyword', () => {
  it('wants all of its words, as written or as stems', () => {
    expect(planKeyword([whole('pho'), whole('cooking', 'cook')], [])).toEqual({
      all: `'pho' & ('cooking' | 'cook')`,
      title: `'pho':A & ('cooking':A | 'cook':A)`,
      names: `'pho':AB & ('cooking':AB | 'cook':AB)`,
      corrected: null,
    });
  });

  it('leaves stop words out, unless there is nothing else', () => {
    expect(planKeyword([whole('the', null), whole('stupa')], [])?.all).toBe(`'stupa'`);
    expect(planKeyword([whole('an', null)], [])?.all).toBe(`'an'`);
    expect(planKeyword([], [])).toBeNull();
  });

  it('takes the last word for a beginning', () => {
    expect(planKeyword([{ ...whole('kath'), known: 'start' }], [])).toMatchObject({
      all: `'kath':*`,
      title: `'kath':*A`,
    });
  });

  it('offers another name besides its own, the longest first', () => {
    const words = [whole('ho'), whole('chi'), whole('minh'), whole('food')];
    const saigon = { from: 0, count: 3, means: [{ word: 'saigon', stem: 'saigon' }] };
    const short = { from: 0, count: 1, means: [{ word: 'never', stem: 'never' }] };
    const food = { from: 3, count: 1, means: [{ word: 'street', stem: 'street' }, whole('eats', 'eat')] };
    expect(planKeyword(words, [short, saigon, food])?.all).toBe(
      `(('ho' & 'chi' & 'minh') | 'saigon') & ('food' | ('street' & ('eats' | 'eat')))`,
    );
  });

  it('replaces what finds nothing, and says so', () => {
    const typed: KeywordWord = { word: 'kathmadnu', stem: 'kathmadnu', known: 'none', near: [near('kathmandu', true)] };
    expect(planKeyword([whole('batik'), typed], [])).toMatchObject({
      all: `'batik' & 'kathmandu'`,
      corrected: 'batik kathmandu',
    });
    expect(planKeyword([whole('batik'), { ...typed, near: [near('lantern')] }], [])).toBeNull();
  });

  it('never lets a quote or a backslash through', () => {
    const anything = fc.string({ unit: fc.constantFrom(...`'\\|&!:*()<>a ก`), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 4 }), (texts) => {
        const written = planKeyword(
          texts.map((text) => whole(text)),
          [],
        )?.all;
        const bare = texts.map((text) => text.replaceAll(/['\\]/g, ''));
        expect(written).toBe(bare.map((text) => `'${text}'`).join(' & '));
      }),
    );
  });
});

describe('slips', () => {
  it.each([
    ['kathmadnu', 'kathmandu', 1],
    ['bangkkok', 'bangkok', 1],
    ['lantren', 'lantern', 1],
    ['hoi', 'hoi', 0],
    ['ab', 'ba', 1],
    ['กรงเทพ', 'กรุงเทพ', 1],
    ['one', 'three', 3],
  ])('%s and %s: %i', (one, other, typos) => {
    expect(editDistance(one, other, 2)).toBe(Math.min(typos, 3));
  });

  it('are counted the same both ways, and none is none', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const typos = editDistance(one, other, 9);
        expect(editDistance(other, one, 9)).toBe(typos);
        expect(typos === 0).toBe(one === other);
        expect(typos).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(typos).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('are forgiven by length: none in short words and numbers, one to six letters, two beyond', () => {
    expect(nearestWord('pho', [near('phu')])).toBeNull();
    expect(nearestWord('2026', [near('2025')])).toBeNull();
    expect(nearestWord('batk', [near('batik')])?.word).toBe('batik');
    expect(nearestWord('btaki', [near('batik')])).toBeNull();
    expect(nearestWord('kathmndo', [near('kathmandu')])?.word).toBe('kathmandu');
  });

  it('prefer fewer typos, then names, then the same first letter, then use', () => {
    expect(nearestWord('lantren', [near('lanterns', true, 9), near('lantern')])?.word).toBe('lantern');
    expect(nearestWord('tempel', [near('temple', false, 99), near('tempek', true)])?.word).toBe('tempek');
    expect(nearestWord('boat', [near('goat', false, 99), near('boats')])?.word).toBe('boats');
    expect(nearestWord('walkk', [near('walks', false, 1), near('walk', false, 5)])?.word).toBe('walk');
    expect(nearestWord('walkk', [])).toBeNull();
  });
});

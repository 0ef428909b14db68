import { describe, expect, it } from 'vitest';
import { readListingSearch } from './find-listing.ts';

const none = { number: null, id: null, words: [], name: null };

describe('what is typed to find a listing', () => {
  it.each([
    ['201', { ...none, number: 201, words: ['201'], name: '201' }],
    ['99999999999', { ...none, words: ['99999999999'], name: '99999999999' }],
    ['00000000-0000-4000-8000-0000000000D1', { ...none, id: '00000000-0000-4000-8000-0000000000d1' }],
    ['  Street Food: by night ', { ...none, words: ['street', 'food', 'by', 'night'], name: 'street food: by night' }],
    ['Mỹ', { ...none, words: ['mỹ'], name: 'mỹ' }],
    ["a' | !b", { ...none, words: ['a', 'b'], name: "a' | !b" }],
    ['&', none],
  ])('%s', (typed, read) => {
    expect(readListingSearch(typed)).toEqual(read);
  });

  it('is nothing where nothing was typed, and at most eight words', () => {
    expect(readListingSearch('  ')).toBeNull();
    expect(readListingSearch('a b c d e f g h i j')?.words).toHaveLength(8);
  });
});

import { describe, expect, it } from 'vitest';
import { readReviewSearch } from './find-review.ts';

const none = { id: null, ref: null, email: null, name: null, words: null };
const id = '00000000-0000-4000-8000-0000000000B7';

describe('what is typed to find a review', () => {
  it.each([
    [id, { ...none, id: id.toLowerCase() }],
    ['abcdefgh', { ...none, ref: 'ABCDEFGH', name: 'abcdefgh', words: 'abcdefgh' }],
    ['Ada@Example.test', { ...none, email: 'ada@example.test' }],
    ['Rude guide', { ...none, name: 'rude guide', words: 'rude guide' }],
    ['x', none],
  ])('%j', (typed, search) => {
    expect(readReviewSearch(typed)).toEqual(search);
  });

  it('is nothing where nothing was', () => {
    expect(readReviewSearch('  ')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { isNewSearch, outcomeOf, soughtKeyword } from './sought.ts';

describe('the keyword of a counted search', () => {
  it.each([
    ['  Phở Class, Hội An! ', 'pho class hoi an'],
    ['ラーメン', 'ラーメン'],
    ['half day under 1000', 'half day under 1000'],
    ['food tour 5 dec 2026', 'food tour 5 dec 2026'],
    ['one two three four five six', 'one two three four five six'],
  ])('folds %j', (typed, keyword) => {
    expect(soughtKeyword(typed)).toBe(keyword);
  });

  it.each([
    ['an email address', 'guest@example.com'],
    ['a full-width email address', 'guest＠example.com'],
    ['a phone number', '+84 (0)90-123 45 67'],
    ['a phone number in other digits', '٠٩٠١٢٣٤٥٦٧'],
    ['a link', 'https://example.com/x'],
    ['a booking reference', 'bcdf-hjkm'],
    ['a booking reference among words', 'booking BCDFHJKM'],
    ['a sentence', 'my name is Ada and I search'],
    ['more than 60 letters', 'x'.repeat(61)],
    ['half of a character', 'ramen \ud83c'],
    ['nothing', ' ?! '],
  ])('is none for %s', (_, typed) => {
    expect(soughtKeyword(typed)).toBeNull();
  });
});

describe('the outcome of a search', () => {
  it.each([
    [{ total: 3, small: 0, isFit: true }, 'found'],
    [{ total: 3, small: 0, isFit: false }, 'partly'],
    [{ total: 0, small: 2, isFit: true }, 'partly'],
    [{ total: 0, small: 0, isFit: true }, 'nothing'],
  ] as const)('of %j is %s', (answered, outcome) => {
    expect(outcomeOf(answered)).toBe(outcome);
  });
});

describe('a new search', () => {
  it('is a first page with days and guests, in any order', () => {
    expect(isNewSearch({})).toBe(true);
    const first = { offset: 0, sort: 'price', date_start: '2026-12-05', date_end: '2026-12-06', pax: 2 };
    expect(isNewSearch(first)).toBe(true);
  });

  it.each([{ offset: 24 }, { limit: 1 }, { amount_max: 50 }, { category_ids: [1] }])('is not %j', (fields) => {
    expect(isNewSearch(fields)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { averageRating, filteredFigures, reviewOrder } from './reviews.ts';

describe('the average of ratings', () => {
  it.each([
    [0, 0, null],
    [1, 5, 5],
    [3, 13, 4.33],
    [3, 14, 4.67],
    [8, 36, 4.5],
  ])('of %i reviews with %i points is %j', (total, points, average) => {
    expect(averageRating({ total, points })).toBe(average);
  });
});

describe('the order of a review list', () => {
  it('is the newest first when nothing is asked', () => {
    expect(reviewOrder({})).toBe('date-newer');
    expect(reviewOrder({ sort: undefined, sort_type: 'desc' })).toBe('date-newer');
  });

  it('takes its direction from sort_type where the sort has none', () => {
    expect(reviewOrder({ sort_type: 'asc' })).toBe('date-older');
    expect(reviewOrder({ sort: 'date', sort_type: 'asc' })).toBe('date-older');
    expect(reviewOrder({ sort: 'date' })).toBe('date-newer');
    expect(reviewOrder({ sort: 'rating', sort_type: 'asc' })).toBe('rating-lower');
    expect(reviewOrder({ sort: 'rating' })).toBe('rating-higher');
  });

  it.each(limits.reviewSorts)('%s stays what it says, whatever sort_type is next to it', (sort) => {
    expect(reviewOrder({ sort, sort_type: 'asc' })).toBe(sort);
    expect(reviewOrder({ sort, sort_type: 'desc' })).toBe(sort);
  });
});

describe('what filters leave of a review list', () => {
  const distribution = [0, 1, 0, 4, 15];
  const written = [
    { language: 'en', rating: 5, total: 6 },
    { language: 'en', rating: 2, total: 1 },
    { language: 'fr', rating: 4, total: 2 },
    { language: 'fr', rating: 5, total: 1 },
    { language: 'ja', rating: 5, total: 3 },
  ];

  it.each([
    ['nothing', {}, 20, 7],
    ['those that say something', { written: true }, 13, 7],
    ['stars', { rating: 5 }, 15, 5],
    ['stars of those that say something', { rating: 5, written: true }, 10, 5],
    ['stars that nobody gave', { rating: 3, written: true }, 0, 0],
    // A language filter needs text.
    ['a language', { language: 'fr' }, 3, 7],
    ['a language and stars', { language: 'fr', rating: 4, written: true }, 2, 2],
    ['a language that nobody wrote', { language: 'ko', written: true }, 0, 7],
  ])('narrowed to %s', (_to, filter, matching, without_words) => {
    expect(filteredFigures(distribution, written, filter)).toMatchObject({ matching, without_words });
  });

  it('names the languages of all of them, the most frequent first', () => {
    expect(filteredFigures(distribution, written, { rating: 4 }).languages).toEqual([
      { language: 'en', total: 7 },
      { language: 'fr', total: 3 },
      { language: 'ja', total: 3 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { averageRating, reviewOrder } from './reviews.ts';

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

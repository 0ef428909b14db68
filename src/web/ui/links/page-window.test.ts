import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './Pagination.tsx';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('page %i of %i', (current, last, shown) => {
    expect(pageWindow(current, last)).toEqual(shown);
  });

  it('always ascends, holds the current page and leaves no gap of one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
        const [current = 1, last = 1] = [a, b].toSorted((x, y) => x - y);
        const shown = pageWindow(current, last);
        expect(shown).toContain(current);
        shown.forEach((page, index) => {
          const [before, after] = [shown[index - 1], shown[index + 1]];
          if (page === null) expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(page - before).toBe(1);
        });
      }),
    );
  });
});

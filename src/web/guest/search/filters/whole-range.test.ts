import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { readRange } from './RangePanel.tsx';

const ends = { min: 0, max: 500 };

describe('a range typed into two fields', () => {
  it.each([
    ['10', '50', [10, 50]],
    ['', '50', [0, 50]],
    ['10', '', [10, 500]],
    ['', '', [0, 500]],
    ['50', '10', [10, 50]],
    ['-5', '900', [0, 500]],
    ['ten', '1e2', [0, 500]],
    ['१०', '५०', [10, 50]],
    [' 12.6 ', '40', [13, 40]],
  ] as const)('%j and %j is %j', (low, high, range) => {
    expect(readRange([low, high], ends)).toEqual(range);
  });

  it('always lies within its ends, the lower number first', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (low, high) => {
        const [from, to] = readRange([low, high], ends);
        expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
        expect(0 <= from && from <= to && to <= 500).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { mostAdded, seatsFault } from './raise-seats.ts';

describe('more seats for a departure', () => {
  it.each([
    [6, 5, null],
    [5, 5, 'not-more'],
    [4, 5, 'not-more'],
    [5 + mostAdded, 5, null],
    [6 + mostAdded, 5, 'too-many'],
    [1, 0, null],
  ])('%d instead of %d: %s', (wanted, capacity, fault) => expect(seatsFault(wanted, capacity)).toBe(fault));
});

import { describe, expect, it } from 'vitest';
import { nextMarked } from './use-search-box.ts';

describe('nextMarked', () => {
  it('goes round the list in both directions', () => {
    expect(nextMarked(-1, 3, 'ArrowDown')).toBe(0);
    expect(nextMarked(2, 3, 'ArrowDown')).toBe(0);
    expect(nextMarked(-1, 3, 'ArrowUp')).toBe(2);
    expect(nextMarked(0, 3, 'ArrowUp')).toBe(2);
    expect(nextMarked(0, 0, 'ArrowDown')).toBe(-1);
  });
});

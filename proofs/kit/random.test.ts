import { describe, expect, it } from 'vitest';
import { randomFor } from './random.ts';

const draws = (seed: number, purpose: number, n: number) => {
  const random = randomFor(seed, purpose, n);
  return Array.from({ length: 5 }, () => random.next());
};

describe('randomFor', () => {
  it('is the same for the same row, and another for each neighbour', () => {
    expect(draws(1, 2, 3)).toEqual(draws(1, 2, 3));
    const others = [draws(2, 2, 3), draws(1, 3, 3), draws(1, 2, 4), draws(1, 2, -4)];
    for (const other of others) expect(other).not.toEqual(draws(1, 2, 3));
  });

  it('is even over many rows, from the first number on', () => {
    const first = Array.from({ length: 10_000 }, (_unused, n) => randomFor(1, 2, n).next());
    const counts = Array.from(
      { length: 10 },
      (_unused, tenth) => first.filter((x) => Math.floor(x * 10) === tenth).length,
    );
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('keeps to the bounds that it is given', () => {
    const random = randomFor(1, 2, 3);
    for (let n = 0; n < 1000; n += 1) {
      expect([3, 4, 5]).toContain(random.between(3, 5));
      expect(random.rarely(7)).toBeLessThan(7);
      expect(random.rarely(7)).toBeGreaterThanOrEqual(0);
    }
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('makes the tenth of a list about ten times as rare as the first', () => {
    const random = randomFor(1, 2, 3);
    const counts = Array.from({ length: 100 }, () => 0);
    for (let n = 0; n < 100_000; n += 1) {
      const at = random.rarely(100);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const share = (counts[0] ?? 0) / (counts[9] ?? 1);
    expect(share).toBeGreaterThan(6);
    expect(share).toBeLessThan(11);
  });
});

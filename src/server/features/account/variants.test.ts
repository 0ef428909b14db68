import { describe, expect, it } from 'vitest';
import { variantsOf } from './signed-in.ts';

const experiments = { 'card-order': { a: 1, b: 3, off: 0 }, hero: { wide: 1 } };
const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);

describe('the variants of a visitor', () => {
  it('are the same at each visit', () => {
    for (const visitor of visitors.slice(0, 50))
      expect(variantsOf(visitor, experiments)).toEqual(variantsOf(visitor, experiments));
  });

  it('follow the weights, and a weight of 0 is never drawn', () => {
    const drawn = visitors.map((visitor) => variantsOf(visitor, experiments)['card-order']);
    const share = drawn.filter((variant) => variant === 'b').length / drawn.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
    expect(drawn).not.toContain('off');
  });

  it('of two experiments do not depend on each other', () => {
    const two = { one: { a: 1, b: 1 }, two: { a: 1, b: 1 } };
    const same = visitors.filter((visitor) => {
      const { one, two: other } = variantsOf(visitor, two);
      return one === other;
    });
    expect(same.length / visitors.length).toBeGreaterThan(0.45);
    expect(same.length / visitors.length).toBeLessThan(0.55);
  });

  it('are none where there is no experiment', () => {
    expect(variantsOf('visitor', {})).toEqual({});
  });
});

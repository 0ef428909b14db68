import { describe, expect, it } from 'vitest';
import { dangerousActs, isFreshFor } from './dangerous-acts.ts';

describe('a dangerous act', () => {
  it.each(dangerousActs)('%s asks for a second factor', (act) => {
    expect([isFreshFor(act, null), isFreshFor(act, 0), isFreshFor(act, 24 * 3600)]).toEqual([false, true, false]);
  });

  it('that moves money asks for it within ten minutes', () => {
    expect([isFreshFor('refund', 599), isFreshFor('refund', 600)]).toEqual([true, false]);
  });

  it('that is done many times in a row asks for it within the hour', () => {
    expect([isFreshFor('review-removal', 3599), isFreshFor('review-removal', 3600)]).toEqual([true, false]);
  });
});

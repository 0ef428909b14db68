import { describe, expect, it } from 'vitest';
import { openingOf, type OpeningFacts, openingSteps } from './opening.ts';

const open: OpeningFacts = {
  isDemo: false,
  canPay: true,
  sendsMail: true,
  hasTerms: true,
  cities: 1,
  missingRates: 0,
  listings: 1,
  operators: 2,
  isBackedUp: true,
};
const missing = (more: Partial<OpeningFacts>) =>
  openingOf({ ...open, ...more }).flatMap(({ step, is_done: isDone }) => (isDone ? [] : [step]));

describe('the steps to open', () => {
  it('name what is missing, in their order, with what is done', () => {
    const empty = {
      canPay: false,
      sendsMail: false,
      hasTerms: false,
      cities: 0,
      listings: 0,
      operators: 1,
      isBackedUp: false,
    };
    expect(missing(empty)).toEqual(openingSteps);
    expect(openingOf({ ...open, listings: 0 })).toHaveLength(openingSteps.length);
    expect([missing({ missingRates: 1 }), missing({ operators: 1 }), missing({ isBackedUp: false })]).toEqual([
      ['rates'],
      ['staff'],
      ['backup'],
    ]);
  });

  it('are gone once all are done, and never there in a demo', () => {
    expect(openingOf(open)).toEqual([]);
    expect(openingOf({ ...open, isDemo: true, canPay: false })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { countedKinds, countedWork, partOfTask, waitingParts } from './waiting.ts';

describe('what waits', () => {
  it('has a part for each kind; what is not counted beside tasks is tasks alone', () => {
    expect(new Set(Object.values(countedWork))).toEqual(
      new Set(waitingParts.filter((part) => !['people', 'listings'].includes(part))),
    );
    expect([partOfTask('feedback'), partOfTask('listing_review')]).toEqual(['people', 'listings']);
    expect(countedKinds).toContain('ending_holds');
  });

  it('counts a refund that failed once, though it is a task as well', () => {
    expect(partOfTask('refund_failed')).toBeNull();
    expect(countedWork.failed_refunds).toBe('money');
  });
});

import { describe, expect, it } from 'vitest';
import { countedKinds, countedPermissions, partOfTask, waitingParts } from './waiting.ts';

describe('what waits', () => {
  it('has a part for each kind; what is not counted beside tasks is tasks alone', () => {
    expect(new Set(Object.values(countedPermissions))).toEqual(
      new Set(waitingParts.filter((part) => !['people', 'listings'].includes(part))),
    );
    expect(countedKinds).toContain('ending_holds');
  });

  it.each([
    ['contested_no_show', 'bookings'],
    ['payout_details', 'money'],
    ['listing_review', 'listings'],
    ['review_report', 'people'],
    ['a_kind_of_tomorrow', 'people'],
    ['rates_stale', 'program'],
    ['dispute', null],
  ])('puts tasks of the kind %s into the part %s', (kind, part) => {
    expect(partOfTask(kind)).toBe(part);
  });

  it('counts a refund that failed once, though it is a task as well', () => {
    expect(partOfTask('refund_failed')).toBeNull();
    expect(countedPermissions.failed_refunds).toBe('money');
  });
});

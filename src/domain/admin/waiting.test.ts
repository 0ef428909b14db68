import { describe, expect, it } from 'vitest';
import { countedKinds, countedKindsOf, partsOfCounted, partOfTask, taskKindsOf, waitingParts } from './waiting.ts';

describe('what waits', () => {
  it('has a part for each kind; what is not counted beside tasks is tasks alone', () => {
    expect(new Set(Object.values(partsOfCounted))).toEqual(
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
    expect(partsOfCounted.failed_refunds).toBe('money');
  });
});

describe('tasks and figures', () => {
  it('are all an admin’s, and none of who has no area', () => {
    expect(countedKindsOf(['admin'])).toEqual(countedKinds);
    expect(taskKindsOf(['admin'])).toContain('payout_details');
    expect([...taskKindsOf([]), ...countedKindsOf([])]).toEqual([]);
  });

  it('are all somebody’s beside the admin', () => {
    expect(taskKindsOf(['support', 'finance', 'content'])).toEqual(taskKindsOf(['admin']));
    expect(countedKindsOf(['support', 'finance', 'content'])).toEqual(countedKinds);
  });

  it('go to who decides them', () => {
    expect(taskKindsOf(['content'])).toEqual(['listing_change', 'listing_review', 'zones_differ']);
    expect(countedKindsOf(['content'])).toEqual([]);
    expect(taskKindsOf(['finance'])).toEqual(
      expect.arrayContaining(['host_document', 'payout_details', 'refund_failed']),
    );
    expect(taskKindsOf(['support'])).toEqual(expect.arrayContaining(['contested_no_show', 'cash_dispute', 'feedback']));
    expect(taskKindsOf(['support'])).not.toContain('payout_details');
    expect(countedKindsOf(['finance'])).not.toContain('late_requests');
    expect(countedKindsOf(['support'])).not.toContain('open_payouts');
  });
});

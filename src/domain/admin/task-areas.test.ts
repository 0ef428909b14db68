import { describe, expect, it } from 'vitest';
import { countedKindsOf, taskKindsOf } from './task-areas.ts';
import { countedKinds } from './waiting.ts';

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

import { describe, expect, it } from 'vitest';
import { inquirySteps, offerEnd, offerHours, statusAt, type InquiryStatus } from './inquiry-status.ts';

const states = Object.keys(inquirySteps) as InquiryStatus[];

describe('an inquiry', () => {
  it('runs out by the clock only while somebody is waited for', () => {
    const at = (status: InquiryStatus) => statusAt({ status, expires_ms: 1000 }, 1000);
    expect(states.filter((status) => at(status) === 'expired')).toEqual(['unverified', 'open', 'offered', 'expired']);
    expect(statusAt({ status: 'open', expires_ms: 1000 }, 999)).toBe('open');
  });

  it('ends: every state leads to one that nothing follows', () => {
    const ends = (status: InquiryStatus): boolean =>
      inquirySteps[status].length === 0 || inquirySteps[status].every((next) => ends(next));
    expect(states.every((status) => ends(status))).toBe(true);
    expect(inquirySteps.open).not.toContain('booked');
  });

  it('keeps an offer for a day, and never beyond the end of booking', () => {
    const hour = 3_600_000;
    expect(offerEnd(0, { starts_at: 100 * hour, cutoff_later_minutes: 120 })).toBe(offerHours * hour);
    expect(offerEnd(0, { starts_at: 10 * hour, cutoff_later_minutes: 120 })).toBe(8 * hour);
  });
});

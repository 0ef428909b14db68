import { describe, expect, it } from 'vitest';
import { policyOf } from '#src/domain/booking/policy.ts';
import { policyDates, policySentences, policyShort, spanText } from './policy-text.ts';
import { wallTime } from '#src/web/ui/text/wall-time.ts';

const startsAt = Date.parse('2026-12-10T00:15:00Z');
const zone = 'Asia/Kathmandu';

describe('the policy in words', () => {
  it('counts in days from two days on', () => {
    expect([spanText(24), spanText(36), spanText(48), spanText(168)]).toEqual([
      '24 hours',
      '36 hours',
      '48 hours',
      '7 days',
    ]);
  });

  it('says every step, the grace, and what is always refunded', () => {
    const sentences = policySentences(policyOf('moderate'));
    expect(sentences.slice(0, 3)).toEqual([
      'Full refund until 4 days before the start.',
      '50% refund until 24 hours before the start.',
      'If you book more than 48 hours in advance, you can also cancel for free within 24 hours of booking.',
    ]);
    expect(policySentences(policyOf('final'))[0]).toBe('Non-refundable.');
    expect(policyShort(policyOf('final')).title).toBe('Non-refundable');
  });

  it('names deadlines on the clock of the place, quarter hours included', () => {
    const bookedAt = Date.parse('2026-11-21T00:00:00Z');
    expect(policyDates(policyOf('moderate'), { bookedAt, startsAt, zone })).toEqual([
      'Free cancellation until Sun 6 Dec 2026, 06:00',
      '50% refund until Wed 9 Dec 2026, 06:00',
    ]);
    const tooLate = Date.parse('2026-12-09T12:00:00Z');
    expect(policyDates(policyOf('flexible'), { bookedAt: tooLate, startsAt, zone })).toEqual([
      'This booking is no longer refundable.',
    ]);
  });

  it('knows the zones with odd minutes', () => {
    expect(wallTime(startsAt, zone)).toEqual({ date: '2026-12-10', time: '06:00' });
    expect(wallTime(startsAt, 'Asia/Yangon')).toEqual({ date: '2026-12-10', time: '06:45' });
    expect(wallTime(Date.parse('2026-12-09T17:00:00Z'), 'Asia/Ho_Chi_Minh').time).toBe('00:00');
  });
});

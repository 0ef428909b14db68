import { describe, expect, it } from 'vitest';
import { policyOf } from '#src/domain/booking/policy.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { bookingTerms } from './BookingTerms.tsx';

const now = Date.UTC(2026, 10, 24);
// Noon in Ubud, eleven days ahead.
const startsAt = '2026-12-05T04:00:00Z';
const course = (preset: Parameters<typeof policyOf>[0]) => ({ ...fixtureCourse, policy: policyOf(preset) });

describe('the terms under the price', () => {
  it.each([
    [
      'flexible',
      'Free cancellation until 24 hours before',
      'Free cancellation until Fri 4 Dec 2026, 12:00 (Ubud time)',
    ],
    ['strict', 'Free cancellation until 7 days before', 'Free cancellation until Sat 28 Nov 2026, 12:00 (Ubud time)'],
    // Non-refundable, but a booking made well ahead can be cancelled within a day.
    ['final', 'Non-refundable', 'Free cancellation until Wed 25 Nov 2026, 08:00 (Ubud time)'],
  ] as const)('of a %s policy, before a date is chosen and after', (preset, before, after) => {
    expect(bookingTerms(course(preset), {}, now)[0]).toBe(before);
    expect(bookingTerms(course(preset), { startsAt }, now)[0]).toBe(after);
  });

  it('of a departure that is too close for any refund', () => {
    const soon = Date.parse(startsAt) - 3_600_000;
    expect(bookingTerms(course('flexible'), { startsAt }, soon)[0]).toBe('Non-refundable');
    const half = Date.parse(startsAt) - 30 * 3_600_000;
    expect(bookingTerms(course('moderate'), { startsAt }, half)[0]).toBe(
      '50% refund until Fri 4 Dec 2026, 12:00 (Ubud time)',
    );
  });

  it.each([
    ['the smallest party without surcharge', {}, 'Pay US$10.40 now for 2 guests'],
    ['one guest, with the surcharge', { party: 1 }, 'Pay US$10.40 now'],
    ['a party', { party: 3 }, 'Pay US$15.60 now for 3 guests'],
    ['a price with add-ons and a code', { party: 3, quote: { booking_deposit_due: 12.2 } }, 'Pay US$12.20 now'],
  ])('say what is paid now: %s', (_case, chosen, text) => {
    expect(bookingTerms(fixtureCourse, chosen, now)[1]).toBe(text);
  });
});

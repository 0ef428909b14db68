import { describe, expect, it } from 'vitest';
import type { BookingDetail } from './credentials.ts';
import { isChecking, isLive, tripState } from './trip-state.ts';

type Cause = NonNullable<BookingDetail['ended']>['cause'];
type By = NonNullable<BookingDetail['ended']>['by'];
const booking = (booking_status: BookingDetail['booking_status'], cause: Cause | null = null, by: By = 'host') => ({
  booking_status,
  payment: 'paid' as const,
  seat_until: null,
  ended: cause === null ? null : { by, cause, reason: '', at: '2026-11-21T08:00:00Z', refund_percent: 100 },
});

describe('the story of a booking', () => {
  it.each([
    ['held', null, 'held'],
    ['requested', null, 'requested'],
    ['confirmed', null, 'confirmed'],
    ['checked_in', null, 'checked_in'],
    ['completed', null, 'completed'],
    ['no_show', null, 'no_show'],
    ['declined', 'request_declined', 'declined'],
    ['expired', null, 'expired'],
    ['expired', 'request_expired', 'request_expired'],
    ['cancelled', 'guest', 'cancelled'],
    ['cancelled', 'host', 'cancelled_by_host'],
    ['cancelled', 'host_late', 'cancelled_host_late'],
    ['cancelled', 'unsafe_weather', 'cancelled_for_weather'],
    ['cancelled', null, 'cancelled'],
  ] as const)('%s, ended by %s, is told as %s', (status, cause, state) => {
    expect(tripState(booking(status, cause))).toBe(state);
  });

  it("that support ended for its guest is told as support's doing", () => {
    expect(tripState(booking('cancelled', 'guest', 'operator'))).toBe('cancelled_by_us');
    expect(tripState(booking('cancelled', 'host', 'operator'))).toBe('cancelled_by_host');
  });

  it('waits for the provider only before the booking is decided', () => {
    expect(tripState({ ...booking('held'), payment: 'checking' })).toBe('checking');
    expect(tripState({ ...booking('expired'), payment: 'checking' })).toBe('checking');
    expect(tripState({ ...booking('confirmed'), payment: 'checking' })).toBe('confirmed');
    expect(isChecking({ booking_status: 'held', payment: 'none' })).toBe(false);
  });

  it('tells of late money that waits for a seat', () => {
    expect(tripState({ ...booking('expired'), seat_until: '2026-11-28T08:00:00Z' })).toBe('seat_sought');
  });

  it('is live until it has ended', () => {
    expect(isLive({ booking_status: 'confirmed' })).toBe(true);
    for (const booking_status of ['declined', 'cancelled', 'expired', 'completed', 'no_show'] as const) {
      expect(isLive({ booking_status })).toBe(false);
    }
  });
});

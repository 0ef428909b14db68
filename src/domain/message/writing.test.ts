import { describe, expect, it } from 'vitest';
import { bookingStatuses, type BookingStatus } from '#src/domain/booking/status.ts';
import { inquiryStatuses, type InquiryStatus } from '#src/domain/inquiry/inquiry-status.ts';
import { hidesContacts, type Side, whyClosed } from './writing.ts';

const day = 86_400_000;
const booking = (status: BookingStatus, closedAt: number | null = null) =>
  ({ kind: 'booking', status, endsAt: 100 * day, closedAt }) as const;
const inquiry = (status: InquiryStatus) => ({ kind: 'inquiry', status, dayEndsAt: 100 * day }) as const;
const at = (now: number, side: Side = 'guest', isBlocked = false) => ({ side, isBlocked, isDeleted: false, now });

describe('writing in a conversation', () => {
  it.each(bookingStatuses)('of a booking that is %s, in its time', (status) => {
    const expected = status === 'held' || status === 'expired' ? 'unpaid' : null;
    for (const side of ['guest', 'host', 'operator'] as const)
      expect(whyClosed(booking(status, 90 * day), at(99 * day, side))).toBe(expected);
  });

  it('ends 30 days after an experience, and 14 after a booking that came to nothing', () => {
    expect(whyClosed(booking('completed'), at(130 * day - 1))).toBeNull();
    expect(whyClosed(booking('completed'), at(130 * day))).toBe('over');
    expect(whyClosed(booking('cancelled', 10 * day), at(24 * day - 1))).toBeNull();
    expect(whyClosed(booking('cancelled', 10 * day), at(24 * day))).toBe('over');
    expect(whyClosed(booking('declined'), at(114 * day))).toBe('over');
  });

  it.each(inquiryStatuses)('of a question that is %s', (status) => {
    const closed = status === 'unverified' ? 'unverified' : null;
    expect(whyClosed(inquiry(status), at(0))).toBe(closed);
    expect(whyClosed(inquiry(status), at(0, 'host'))).toBe(status === 'open' ? 'answer-first' : closed);
    expect(whyClosed(inquiry(status), at(114 * day))).toBe(closed ?? 'over');
  });

  it('is stopped by a block, for everybody but operators', () => {
    expect(whyClosed(booking('confirmed'), at(0, 'guest', true))).toBe('blocked');
    expect(whyClosed(booking('confirmed'), at(0, 'host', true))).toBe('blocked');
    expect(whyClosed(booking('confirmed'), at(0, 'operator', true))).toBeNull();
    expect(whyClosed(booking('held'), at(0, 'guest', true))).toBe('unpaid');
  });

  it('ends for everybody once an account is deleted, whatever else holds', () => {
    for (const side of ['guest', 'host', 'operator'] as const)
      for (const about of [booking('confirmed'), booking('held'), inquiry('open')])
        expect(whyClosed(about, { ...at(0, side, true), isDeleted: true })).toBe('deleted');
  });

  it('shows contacts only while a booking is confirmed', () => {
    expect(bookingStatuses.filter((status) => !hidesContacts(booking(status)))).toEqual([
      'confirmed',
      'checked_in',
      'completed',
      'no_show',
    ]);
    expect(inquiryStatuses.every((status) => hidesContacts(inquiry(status)))).toBe(true);
  });
});

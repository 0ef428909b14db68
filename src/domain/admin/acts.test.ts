import type { BookingFacts } from '#src/domain/booking/lifecycle.ts';
import { bookingStatuses } from '#src/domain/booking/status.ts';
import { describe, expect, it } from 'vitest';
import { actsAllowed, dangerousActs, isFreshFor } from './acts.ts';

describe('a dangerous act', () => {
  it.each(dangerousActs)('%s asks for a second factor', (act) => {
    expect([isFreshFor(act, null), isFreshFor(act, 0), isFreshFor(act, 24 * 3600)]).toEqual([false, true, false]);
  });

  it('that moves money asks for it within ten minutes', () => {
    expect([isFreshFor('refund', 599), isFreshFor('refund', 600)]).toEqual([true, false]);
  });

  it('that is done many times in a row asks for it within the hour', () => {
    expect([isFreshFor('review-removal', 3599), isFreshFor('review-removal', 3600)]).toEqual([true, false]);
  });
});

const minute = 60_000;
const start = 1_000 * 60 * minute;
const facts = (more: Partial<BookingFacts>): BookingFacts => ({
  status: 'confirmed',
  hold_until: start,
  request_until: start,
  moves_until: start,
  cancels_until: start,
  starts_at: start,
  ends_at: start + 180 * minute,
  checked_in_at: start,
  no_show_at: start,
  ...more,
});

describe('what an operator may do for a host', () => {
  it.each([
    ['requested', start - 1, ['accept', 'decline']],
    ['requested', start + 1, []],
    ['confirmed', start - 13 * 60 * minute, []],
    ['confirmed', start, ['let_in']],
    ['confirmed', start + 30 * minute, ['let_in', 'no_show']],
    ['no_show', start + 60 * minute, ['let_in']],
    ['no_show', start + 301 * minute, []],
    ['completed', start + 400 * minute, []],
  ] as const)('%s at its time', (status, now, allowed) => {
    expect(actsAllowed(facts({ status }), null, now)).toEqual(allowed);
  });

  it('is taken back for 15 minutes, where it still stands', () => {
    const last = { phone_at: start };
    const may = (status: BookingFacts['status'], now: number) =>
      actsAllowed(facts({ status }), last, now).includes('undo');
    expect(bookingStatuses.filter((status) => may(status, start))).toEqual(['checked_in', 'no_show']);
    expect([may('no_show', start + 15 * minute), may('no_show', start + 16 * minute)]).toEqual([true, false]);
  });
});

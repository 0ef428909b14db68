import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';
import { bookingStatuses } from './status.ts';

describe('the lists of bookings', () => {
  it.each(bookingStatuses.flatMap((status) => [false, true].map((hasEnded) => [status, hasEnded] as const)))(
    'a booking that is %s (ended: %s) is in exactly one',
    (status, hasEnded) => {
      expect(groupsOf(status, hasEnded)).toHaveLength(1);
    },
  );

  it.each([
    ['confirmed', false, 'upcoming'],
    ['confirmed', true, 'past'],
    ['checked_in', false, 'upcoming'],
    ['held', false, 'waiting'],
    ['requested', true, 'waiting'],
    ['completed', true, 'past'],
    ['no_show', false, 'past'],
    ['cancelled', false, 'cancelled'],
    ['declined', true, 'cancelled'],
    ['expired', false, 'cancelled'],
  ] as const)('%s (ended: %s) is %s', (status, hasEnded, group) => {
    expect(groupsOf(status, hasEnded)).toEqual([group]);
  });
});

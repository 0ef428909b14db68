// What an operator does with a booking in the place of its host, asked of the one table (docs/domain/lifecycle.md#who-and-when).
import { canUndo, type Act } from '#src/domain/host-day/act.ts';
import { canDo, type BookingFacts } from '#src/domain/booking/lifecycle.ts';
import type { BookingAction } from '#src/domain/booking/transitions.ts';

/** The acts, in the order of a booking's life. Cancels, moves and refunds are quoted first and have calls of their own. */
export const bookingActs = ['accept', 'decline', 'let_in', 'no_show', 'undo'] as const;

export type BookingAct = (typeof bookingActs)[number];

const actions: Readonly<Record<Exclude<BookingAct, 'undo'>, BookingAction>> = {
  accept: 'accept',
  decline: 'decline',
  let_in: 'check_in',
  no_show: 'mark_no_show',
};

/**
 * Those that an operator may do at `now` (ms since 1970). `last` is what the back office itself did last at the entrance and
 * has not taken back: only that can be undone, and only for some minutes.
 */
export function actsAllowed(booking: BookingFacts, last: Pick<Act, 'phone_at'> | null, now: number): BookingAct[] {
  return bookingActs.filter((act) => {
    if (act === 'undo') return last !== null && canUndo(last, now) && isAtEntrance(booking);
    return canDo(booking, actions[act], 'operator', now);
  });
}

const isAtEntrance = ({ status }: BookingFacts): boolean => status === 'checked_in' || status === 'no_show';

// Changes of a series from one occurrence on (RANGE=THISANDFUTURE, RFC 5545, 3.2.13 and 3.8.4.4): what follows is moved by as much
// as that one was and lasts as long, until the next such change.
import type { Busy } from '#src/domain/feed/busy.ts';
import type { ReadEvent } from './event-lines.ts';
import { blocks, spanOf, type Start } from './event-span.ts';
import type { Clock } from './wall-clock.ts';

/** What becomes of the occurrences of a series from an instant on. */
export interface Onwards {
  /** ms since 1970 */
  readonly from: number;
  /** By how much they are moved, in ms; below 0: to an earlier time. */
  readonly by: number;
  /** When the occurrence is that would have begun at this start; null where it was cancelled or is marked as free. */
  readonly timeOf: (start: Start) => Busy | null;
}

/** Whether a changed occurrence changes those after it, too. */
export function isOnwards({ event }: ReadEvent): boolean {
  const range = event.getFirstProperty('recurrence-id')?.getParameter('range');
  return typeof range === 'string' && range.toUpperCase() === 'THISANDFUTURE';
}

/** A changed occurrence as what it does to those after it; `was` is the start that it had. Throws for one without a start. */
export function onwardsOf(changed: ReadEvent, was: Start, clock: Clock): Onwards {
  const from = clock.instantOf(was.wall, was.tzid);
  if (!blocks(changed.event)) return { from, by: 0, timeOf: () => null };
  const { first, start, lengthOf, shape } = spanOf(changed, clock);
  // On one clock an hour later stays an hour later when clocks change. A day that gets a time of the day is on the clock of that time.
  const isOfDay = was.wall.isDate !== start.wall.isDate;
  const isOneClock = isOfDay || (was.tzid === start.tzid && was.wall.isUtc === start.wall.isUtc);
  const by = isOneClock ? clock.apart(was.wall, start.wall) : first.start - from;
  return {
    from,
    by,
    timeOf({ wall, tzid }) {
      const kind = isOfDay ? start : { wall, tzid };
      const { isDate, isUtc } = kind.wall;
      const moved = { ...clock.later(wall, by), isDate, isUtc };
      const begins = clock.instantOf(moved, kind.tzid);
      return shape({ start: begins, end: begins + lengthOf(moved) });
    },
  };
}

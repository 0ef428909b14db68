// Days that the staff can close for a city (docs/domain/calendar.md#closed-days-of-a-city).
import { daysBetween } from '#src/domain/calendar/civil.ts';

/** Days in one act. */
export const mostClosedDays = 92;

/** Why these days cannot be closed, for a field; null where they can. Civil dates of the city, inclusive. */
export function closureFault({
  from,
  to,
  today,
}: {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}): { field: 'from' | 'to'; text: 'notAhead' | 'lastBefore' | 'tooLong' } | null {
  if (from < today) return { field: 'from', text: 'notAhead' };
  if (to < from) return { field: 'to', text: 'lastBefore' };
  return daysBetween(from, to) >= mostClosedDays ? { field: 'to', text: 'tooLong' } : null;
}

// The day, the start and the party that a heart saves with an experience: those of the page's address (docs/domain/accounts.md#wish-list).
import { onlyDay, readTrip } from '#src/contract/listing/trip.ts';

/** Any part may be missing; a start belongs to a date. Also stored in the browser's list, so it may hold anything. */
export interface SavedChoice {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly pax?: number | undefined;
}

/** The choice in an address: of a list its trip where that is one day, of an experience its date, time and guests. */
export function choiceIn(search: string): SavedChoice {
  const trip = readTrip(search);
  const date = onlyDay(trip);
  const time = /[?&]time=(\d\d(?::|%3A)\d\d)(?:&|$)/i.exec(search)?.[1];
  return { date, time: date && time && decodeURIComponent(time), pax: trip.pax ?? undefined };
}

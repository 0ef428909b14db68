// Date, time and party that a heart saves, from the page's address (docs/domain/accounts.md#wish-list).
import { onlyDay, readTrip } from '#src/contract/listing/trip.ts';

/** Any part may be missing. Also read from the browser's storage, so it may hold anything. */
export interface SavedChoice {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly pax?: number | undefined;
}

/** A list's trip when it is one day; an experience's date, time and party. */
export function choiceIn(search: string): SavedChoice {
  const trip = readTrip(search);
  const date = onlyDay(trip);
  const time = /[?&]time=(\d\d(?::|%3A)\d\d)(?:&|$)/i.exec(search)?.[1];
  return { date, time: date && time && decodeURIComponent(time), pax: trip.pax ?? undefined };
}

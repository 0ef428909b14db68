// How old what was read of a calendar elsewhere may be (docs/domain/calendar.md#unread-feeds).

const HOUR_MS = 3_600_000;

/** After so many hours without a reading its host is told. */
export const toldAfterHours = 24;

/** `fresh`; `late`, and its host has been told; `stopped`: no new bookings of its listings until it is read. */
export type FeedState = 'fresh' | 'late' | 'stopped';

/** The state of a feed by when it was last read, or added where it never was; instants in ms since 1970. */
export function feedState(readAt: number, now: number, stopHours: number): FeedState {
  const hours = (now - readAt) / HOUR_MS;
  if (hours >= stopHours) return 'stopped';
  return hours >= toldAfterHours ? 'late' : 'fresh';
}

const MINUTE_MS = 60_000;
const longestPauseMinutes = 6 * 60;

/** When a feed is read next: at the usual pause, and after failures in a row ever later, at most every six hours. */
export function nextReading(now: number, everyMinutes: number, failures: number): number {
  const minutes = Math.min(everyMinutes * 2 ** Math.min(failures, 8), Math.max(longestPauseMinutes, everyMinutes));
  return now + minutes * MINUTE_MS;
}

/**
 * Whether a feed that was full answers without any event for the first time: that is as often a fault of the other side as it is
 * true, so it is asked once more before what it kept closed opens.
 */
export function isSuddenlyEmpty(
  events: number,
  { ahead, is_doubted }: { readonly ahead: number; readonly is_doubted: boolean },
): boolean {
  return events === 0 && ahead > 0 && !is_doubted;
}

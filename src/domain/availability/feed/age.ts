// The age limits of imported calendars (docs/domain/calendar.md#unread-feeds).

const HOUR_MS = 3_600_000;

/** Hours without a reading until the host is told. */
export const toldAfterHours = 24;

/** `late`: its host has been told; `stopped`: its listings take no bookings until it is read. */
export type FeedState = 'fresh' | 'late' | 'stopped';

/** By its last reading, or its creation; instants in ms since 1970. */
export function feedState(readAt: number, now: number, stopHours: number): FeedState {
  const hours = (now - readAt) / HOUR_MS;
  if (hours >= stopHours) return 'stopped';
  return hours >= toldAfterHours ? 'late' : 'fresh';
}

const MINUTE_MS = 60_000;
const longestPauseMinutes = 6 * 60;

/** The usual interval; after repeated failures longer, up to six hours. */
export function nextReading(now: number, everyMinutes: number, failures: number): number {
  const minutes = Math.min(everyMinutes * 2 ** Math.min(failures, 8), Math.max(longestPauseMinutes, everyMinutes));
  return now + minutes * MINUTE_MS;
}

/**
 * Whether a feed with events answers empty for the first time: often a fault of the source, so it is read once more before days
 * reopen.
 */
export function isSuddenlyEmpty(
  events: number,
  { ahead, is_doubted }: { readonly ahead: number; readonly is_doubted: boolean },
): boolean {
  return events === 0 && ahead > 0 && !is_doubted;
}

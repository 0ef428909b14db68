// Time limits of a booking; instants in ms since 1970 (docs/domain/calendar.md#rules-and-exceptions,
// docs/domain/bookings.md#states).
const MINUTE_MS = 60_000;
const REQUEST_HOURS = 48;
const REMINDER_MINUTES = 3;

/** The end of a hold made at `now` (docs/domain/calendar.md#holds). */
export function holdUntil(now: number, holdMinutes: number): number {
  return now + holdMinutes * MINUTE_MS;
}

/** When an email reminds the guest of a hold made at `now`: late enough that most have paid. */
export function reminderAt(now: number): number {
  return now + REMINDER_MINUTES * MINUTE_MS;
}

/**
 * The hold once a redirect payment begins: extended once, to the full time from now (docs/domain/calendar.md#holds). A
 * hold that was extended before, or would end earlier, is unchanged.
 */
export function extendedHold(
  hold: { readonly until: number; readonly is_extended: boolean },
  now: number,
  holdMinutes: number,
): { readonly until: number; readonly is_extended: boolean } {
  if (hold.is_extended) return hold;
  return { until: Math.max(hold.until, holdUntil(now, holdMinutes)), is_extended: true };
}

/** The hold during a capture: it outlives the request by a minute. */
export function capturedHold(until: number | null, now: number, leaseMs: number): number {
  return Math.max(until ?? 0, now + leaseMs + MINUTE_MS);
}

/** A hold keeps its seats strictly before its end, as in the queries. */
export function isHoldLive(until: number | null, now: number): boolean {
  return until !== null && now < until;
}

/**
 * When an unanswered request expires: after 48 hours or at the departure's cut-off (docs/domain/bookings.md#requests).
 */
export function requestDeadline(requestedAt: number, cutoffAt: number): number {
  return Math.min(requestedAt + REQUEST_HOURS * 60 * MINUTE_MS, cutoffAt);
}

/** The deadline of a moved request: unchanged, or the new departure's cut-off if that is earlier. */
export function movedDeadline(until: number, cutoffAt: number): number {
  return Math.min(until, cutoffAt);
}

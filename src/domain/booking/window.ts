// Times that end by the clock. All instants in ms since 1970 (docs/domain/calendar.md#what-a-departure-offers,
// docs/domain/bookings.md#states).
const MINUTE_MS = 60_000;
const REQUEST_HOURS = 48;
const REMINDER_MINUTES = 3;

/** When a hold made at `now` ends (docs/domain/calendar.md#holds). */
export function holdUntil(now: number, holdMinutes: number): number {
  return now + holdMinutes * MINUTE_MS;
}

/** When a mail reminds the guest of a hold made at `now`: long enough after it that most have paid. */
export function reminderAt(now: number): number {
  return now + REMINDER_MINUTES * MINUTE_MS;
}

/**
 * The hold after a redirect payment has begun: once, and to the full time from now (docs/domain/calendar.md#holds). A hold
 * that was extended before, or would end earlier, stays as it is.
 */
export function extendedHold(
  hold: { readonly until: number; readonly is_extended: boolean },
  now: number,
  holdMinutes: number,
): { readonly until: number; readonly is_extended: boolean } {
  if (hold.is_extended) return hold;
  return { until: Math.max(hold.until, holdUntil(now, holdMinutes)), is_extended: true };
}

/** The hold while its money is being taken: it outlives the request by a minute. */
export function capturedHold(until: number | null, now: number, leaseMs: number): number {
  return Math.max(until ?? 0, now + leaseMs + MINUTE_MS);
}

/** True while a hold keeps its seats: strictly before its end, as the queries read it. */
export function isHoldLive(until: number | null, now: number): boolean {
  return until !== null && now < until;
}

/**
 * When a request that the host has not answered ends: after 48 hours or at the departure's cut-off
 * (docs/domain/bookings.md#requests).
 */
export function requestDeadline(requestedAt: number, cutoffAt: number): number {
  return Math.min(requestedAt + REQUEST_HOURS * 60 * MINUTE_MS, cutoffAt);
}

/** The deadline of a request that has moved: as it was, or when the new departure closes, whichever comes first. */
export function movedDeadline(until: number, cutoffAt: number): number {
  return Math.min(until, cutoffAt);
}

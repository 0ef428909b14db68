// Times that end by the clock. All instants in ms since 1970 (docs/domain/scarcity.md#what-a-departure-offers,
// docs/domain/lifecycle.md#states).
const MINUTE_MS = 60_000;
const REQUEST_HOURS = 48;

/** When a hold made at `now` ends; 15 minutes unless the operator set another figure (docs/domain/scarcity.md#holds). */
export function holdUntil(now: number, holdMinutes = 15): number {
  return now + holdMinutes * MINUTE_MS;
}

/**
 * The hold after a redirect payment has begun: once, and to the full time from now (docs/domain/scarcity.md#holds). A hold
 * that was extended before, or would end earlier, stays as it is.
 */
export function extendedHold(
  hold: { readonly until: number; readonly is_extended: boolean },
  now: number,
  holdMinutes = 15,
): { readonly until: number; readonly is_extended: boolean } {
  if (hold.is_extended) return hold;
  return { until: Math.max(hold.until, holdUntil(now, holdMinutes)), is_extended: true };
}

/** True while a hold keeps its seats: strictly before its end, as the queries read it. */
export function isHoldLive(until: number | null, now: number): boolean {
  return until !== null && now < until;
}

/**
 * When a request that the host has not answered ends: after 48 hours or at the departure's cut-off
 * (docs/domain/lifecycle.md#requests).
 */
export function requestDeadline(requestedAt: number, cutoffAt: number): number {
  return Math.min(requestedAt + REQUEST_HOURS * 60 * MINUTE_MS, cutoffAt);
}

// The plan of a trip: bookings in order, with what lies between two of them (docs/domain/bookings.md#plan-of-a-trip).
import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';

/** One booking; times in ms since 1970, the date in the city's time zone. */
export interface PlanStop extends GeoPoint {
  readonly date: string;
  readonly startsMs: number;
  readonly endsMs: number;
}

/** Between two bookings: the straight distance, and the time left, negative where they overlap. */
export interface PlanGap {
  readonly km: number;
  readonly minutes: number;
  readonly state: 'free' | 'tight' | 'overlap';
}

/**
 * A rule of thumb, not a route: ten minutes to leave, 20 km/h in a town, and 60 km/h beyond 20 km of straight line.
 */
export const planPace = { leaveMinutes: 10, townKm: 20, townKmh: 20, roadKmh: 60 } as const;

function minutesFor(km: number): number {
  const { leaveMinutes, townKm, townKmh, roadKmh } = planPace;
  const town = Math.min(km, townKm);
  return leaveMinutes + (town / townKmh + (km - town) / roadKmh) * 60;
}

/** The gap after the booking before; null for the first, and on another day without an overlap. Sorted by start. */
export function planGaps(stops: readonly PlanStop[]): readonly (PlanGap | null)[] {
  return stops.map((stop, nth) => {
    const before = stops[nth - 1];
    if (before === undefined) return null;
    const minutes = Math.floor((stop.startsMs - before.endsMs) / 60_000);
    if (minutes >= 0 && before.date !== stop.date) return null;
    const km = distanceKm(before, stop);
    return { km, minutes, state: minutes < 0 ? 'overlap' : minutes < minutesFor(km) ? 'tight' : 'free' };
  });
}

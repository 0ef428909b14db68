// The clocks of a zone on days to come, as this process knows them: what the database is compared with (docs/operations.md#time-zones).
import { nextClockChange } from './zoned.ts';

const dayMs = 86_400_000;

/**
 * How far a zone's clocks stand before UTC, in minutes, at each of `days` instants 24 hours apart, the first at `from` (ms since
 * 1970). Throws a RangeError for a zone that this process does not know.
 */
export function offsetsOf(zone: string, from: number, days: number): number[] {
  const offsets: number[] = [];
  let [change, offset] = [nextClockChange(from, zone), offsetAt(from, zone)];
  for (let day = 0; day < days; day += 1) {
    const at = from + day * dayMs;
    while (change !== null && change <= at) {
      offset = offsetAt(change, zone);
      change = nextClockChange(change, zone);
    }
    offsets.push(offset);
  }
  return offsets;
}

function offsetAt(instant: number, zone: string): number {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return Math.round(offsetNanoseconds / 60_000_000_000);
}

/**
 * What is wrong with a zone whose clocks the database gives as `offsets` (see `offsetsOf`; null where it does not know the zone):
 * the zone with the first day that differs or with the side that does not know it. Null where both sides agree.
 */
export function zoneFault(zone: string, offsets: readonly number[] | null, from: number): string | null {
  if (offsets === null) return `${zone} (unknown to PostgreSQL)`;
  if (!isKnown(zone)) return `${zone} (unknown to Node.js)`;
  const day = offsetsOf(zone, from, offsets.length).findIndex((offset, index) => offset !== offsets[index]);
  return day < 0 ? null : `${zone} (from ${new Date(from + day * dayMs).toISOString().slice(0, 10)})`;
}

function isKnown(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

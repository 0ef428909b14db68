// The clock of a zone as a row for the database (docs/operations/providers.md#time-zones).
import { clockChanges, dateAt } from './zoned.ts';

/** Offsets in seconds ahead of UTC, one more than changes: the first applies before all of them. */
export interface ZoneClock {
  readonly zone: string;
  /** Instants, ISO 8601. */
  readonly changes: readonly string[];
  /** The first wall time read by the clock after each change: after a repeated hour, its end. */
  readonly walls: readonly string[];
  readonly offsets: readonly number[];
}

/** Clock changes of a zone between two instants, in ms since 1970; null for a zone unknown to this process. */
export function zoneClock(zone: string, from: number, until: number): ZoneClock | null {
  if (!isKnownZone(zone)) return null;
  const [first, ...changes] = clockChanges(zone, from, until);
  return {
    zone,
    changes: changes.map(({ at }) => new Date(at).toISOString()),
    walls: changes.map(({ at, before, after }) =>
      new Date(at + Math.max(before, after) * 1000).toISOString().slice(0, 19),
    ),
    offsets: [first?.after ?? 0, ...changes.map(({ after }) => after)],
  };
}

function isKnownZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

// The time zones of cities, apart from their other rules, because browsers need no calendar for those.

/** Whether Intl knows a zone by exactly this name; an offset such as `+05:45` is none. */
export function isZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)+$/.test(name) && name !== 'UTC') return false;
  try {
    return dateAt(0, name) !== '';
  } catch {
    return false;
  }
}

/** Zones to choose from, by name. */
export function knownZones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}

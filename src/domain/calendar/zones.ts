// Which time zones a city may have. Apart from other rules of places, because browsers need no calendar for them.
import { dateAt } from './zoned.ts';

/** Whether the program knows a zone by exactly this name; an offset such as `+05:45` is none. */
export function isZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)+$/.test(name) && name !== 'UTC') return false;
  try {
    return dateAt(0, name) !== '';
  } catch {
    return false;
  }
}

/** Zones that may be chosen, by name. */
export function knownZones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}

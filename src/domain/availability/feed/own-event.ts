// Marks our events in a host's other calendar, so that they are recognised on import (docs/domain/calendar.md#busy-times).

/** The UID (RFC 5545) of a booking; `hostname` is the marketplace's. */
export function ownEventName(ref: string, hostname: string): string {
  return `host-${ref}@${hostname}`;
}

export function isOwnEvent(name: unknown, hostname: string): boolean {
  if (typeof name !== 'string') return false;
  const ref = /^host-([A-Z]{8})@/i.exec(name)?.[1];
  return ref !== undefined && name.toLowerCase() === ownEventName(ref, hostname).toLowerCase();
}

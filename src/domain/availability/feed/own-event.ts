// The events that we write into a host's calendar elsewhere, so that they are known when they come back
// (docs/domain/calendar.md#busy-times).

/** The name (UID, RFC 5545) of a booking in a host's calendar; `hostname` is the marketplace's. */
export function ownEventName(ref: string, hostname: string): string {
  return `host-${ref}@${hostname}`;
}

/** Whether an event of a calendar elsewhere is one of ours: what it says, the departure itself knows better. */
export function isOwnEvent(name: unknown, hostname: string): boolean {
  if (typeof name !== 'string') return false;
  const ref = /^host-([A-Z]{8})@/i.exec(name)?.[1];
  return ref !== undefined && name.toLowerCase() === ownEventName(ref, hostname).toLowerCase();
}

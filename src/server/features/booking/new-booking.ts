// What every new row of a booking is made with, no matter who makes it: its names, its departure.
import type { Departure } from '#src/domain/availability/departures.ts';
import { refFromBytes } from '#src/domain/ref.ts';
import type { Services } from '#src/server/services.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';

/** The ref that names a booking, and the hashes of the secrets that open it and pay it. */
export function identityOf(id: string, { gateways, keys }: Services) {
  return {
    ref: refFromBytes(gateways.dice.bytes(8)),
    accessHash: hashSecret(deriveSecret(keys, 'booking-access', id)),
    tokenHash: hashSecret(deriveSecret(keys, 'payment', id)),
  };
}

/** What the departure's row is made with, and the capacity that today's rules give it. Instants in ms since 1970. */
export interface SlotTimes {
  startsAtMs: number;
  endsAtMs: number;
  capacity: number;
}

/** A departure's row as a claim makes it on first use. */
export function timesOf(row: { duration_minutes: number }, departure: Departure): SlotTimes {
  const { starts_at: startsAtMs, capacity } = departure;
  return { startsAtMs, endsAtMs: startsAtMs + row.duration_minutes * 60_000, capacity };
}

// Departures with all that belongs to them, in two statements (docs/check-in.md#today).
import type { Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { type DepartureRow, findParties } from '#src/server/features/host-day/checkin/departure-queries.ts';
import { findActs } from '#src/server/features/host-day/checkin/sync-queries.ts';
import { toDeparture } from './to-departure.ts';

/** Fills rows of departures for the account that looks. */
export async function fillDepartures(
  db: Kysely<Database>,
  rows: readonly DepartureRow[],
  userId: string,
): Promise<CallOutput<'departure/today'>['departures']> {
  if (rows.length === 0) return [];
  const parties = await findParties(
    db,
    rows.map(({ id }) => id),
    false,
  );
  const acts = await findActs(
    db,
    parties.map(({ id }) => id),
  );
  const partiesOf = Map.groupBy(parties, (party) => party.departure_id);
  const actsOf = Map.groupBy(acts, (act) => act.booking_id);
  return rows.map((row) => toDeparture(row, { parties: partiesOf.get(row.id) ?? [], actsOf }, userId));
}

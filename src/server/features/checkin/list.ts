// Today's list as a phone holds it: no number, no address, no words of a guest (docs/check-in.md#what-a-phone-holds).
import type { Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';
import { cashDue } from '#src/server/features/booking/index.ts';
import { type DepartureRow, findDepartures, findParties, type PartyRow } from './departure-queries.ts';
import { arrivalOf, shortName } from './party.ts';
import { type ActRow, findActs } from './sync-queries.ts';

type List = CallOutput<'check/sync'>['departures'];
type Listed = List[number]['parties'][number];

const confirmed: readonly string[] = ['confirmed', 'checked_in', 'completed', 'no_show', 'cancelled'];

/** What can be checked in today by this account. */
export async function listOfToday(db: Kysely<Database>, userId: string, deviceId: string): Promise<List> {
  const departures = await findDepartures(db, { userId, withEnded: true });
  const parties = await findParties(
    db,
    departures.map(({ id }) => id),
    true,
  );
  const acts = await findActs(
    db,
    parties.map(({ id }) => id),
  );
  const actsOf = Map.groupBy(acts, (act) => act.booking_id);
  const partiesOf = Map.groupBy(parties, (party) => party.departure_id);
  return departures.map((departure) => ({
    ...factsOf(departure, userId),
    parties: (partiesOf.get(departure.id) ?? [])
      .filter(({ status }) => confirmed.includes(status))
      .map((party) => listed(party, departure, actsOf.get(party.id) ?? [], deviceId)),
  }));
}

function factsOf(row: DepartureRow, userId: string): Omit<List[number], 'parties'> {
  const { id, course_id, title, host_name, date, time, time_zone, starts_at, ends_at, guides } = row;
  return {
    id,
    course_id,
    title,
    host_name,
    date,
    time,
    time_zone,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    is_led: guides.some((guide) => guide.id === userId),
    guides: guides.map((guide) => guide.name),
  };
}

function listed(party: PartyRow, departure: DepartureRow, acts: readonly ActRow[], deviceId: string): Listed {
  const { heads, since, remarks } = arrivalOf(party, departure, acts);
  const nameOf = new Map(acts.map((act) => [act.device, act.device_name]));
  const instant = (at: number | null | undefined) =>
    at === null || at === undefined ? null : new Date(at).toISOString();
  const { amount, usd, currency, symbol } = cashDue(party);
  return {
    ref: party.ref,
    name: shortName(party),
    pax: party.pax,
    addons: party.addons.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, count })),
    cash: { amount, usd, currency, symbol },
    cash_state: party.cash,
    status: party.status,
    heads,
    since: instant(since),
    version: party.version,
    remarks: remarks.map(({ kind, act, device, at, other }) => ({
      kind,
      act,
      device: nameOf.get(device) ?? '',
      is_own: device === deviceId,
      at: new Date(at).toISOString(),
      other_device: other && (nameOf.get(other.device) ?? ''),
      other_at: instant(other?.at),
    })),
  };
}

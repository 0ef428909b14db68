// Whether Node.js and the database tell the same time: both bring zone data of their own, of different ages
// (docs/operations.md#time-zones).
import { versions } from 'node:process';
import { sql, type Kysely } from 'kysely';
import { zoneFault } from '#src/domain/calendar/zone-offsets.ts';
import { closeStaffTask, openStaffTask } from '../features/task/index.ts';
import type { Services } from '../services.ts';
import type { Database } from '../db/schema.ts';

/** As far as dates can be booked, and the days on which a change of clocks near the end is still to be seen. */
const days = 760;
const task = { kind: 'zones_differ', subject: 'zone-data' } as const;

interface ZoneOffsets {
  zone: string;
  /** Minutes before UTC, at noon UTC of each day; null for a zone that the database does not know. */
  offsets: number[] | null;
}

/** The zones of the cities, with the clocks that the database gives them. */
async function findZones(db: Kysely<Database>, from: number): Promise<ZoneOffsets[]> {
  const found = await sql<ZoneOffsets>`
    with used as (select distinct time_zone as zone from city),
      known as materialized (select zone from used where exists (select from pg_timezone_names n where n.name = zone)),
      noon as (select to_timestamp(${from}::float8 / 1000) + make_interval(hours => 24 * n) as at, n
        from generate_series(0, ${days - 1}::int) as n),
      clock as (select zone, array_agg((extract(epoch from at at time zone zone - at at time zone 'UTC') / 60)::int order by n) as offsets
        from known cross join noon group by zone)
    select used.zone, clock.offsets from used left join clock using (zone) order by used.zone`.execute(db);
  return found.rows;
}

/**
 * One line that names the zones in use whose clocks differ between Node.js and the database within the time that can be booked, or
 * that one of them does not know; null where both agree. A task for the staff stays open for as long.
 */
export async function zonesNotice({ db, log }: Pick<Services, 'db' | 'log'>): Promise<string | null> {
  const from = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 43_200_000;
  const wrong = (await findZones(db, from)).flatMap(({ zone, offsets }) => zoneFault(zone, offsets, from) ?? []);
  if (wrong.length === 0) {
    await closeStaffTask(db, task.kind, task.subject);
    return null;
  }
  const line =
    `Time zones: Node.js (zone data ${versions.tz ?? 'of its own'}) and PostgreSQL do not agree on ${wrong.join(', ')}. ` +
    'Departures there may be shown or closed at a wrong hour: bring both to a newer release (docs/operations.md#time-zones).';
  log.warn({ zones: wrong }, 'the zone data of Node.js and PostgreSQL differ');
  await openStaffTask(db, { ...task, bookingId: null, detail: line });
  return line;
}

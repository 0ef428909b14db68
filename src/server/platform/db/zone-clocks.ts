// Stores the offsets of time zones, and recalculates the times that depend on them
// (docs/operations/providers.md#time-zones).
import { versions } from 'node:process';
import type { ClientBase } from 'pg';
import { zoneClock } from '#src/domain/calendar/zone-clock.ts';

const yearsBack = 8;
/** Later than any booking, even when a process runs for years. */
const yearsAhead = 6;

/** Release of the zone data, and the first year. */
export function zoneVersion(now: Date): string {
  return `${versions.tz ?? ''} ${now.getUTCFullYear()}`;
}

/** Runs in the schema's transaction. Does nothing for equal or older data. */
export async function keepClocks(client: ClientBase, now = new Date(), version = zoneVersion(now)): Promise<void> {
  const there = await client.query<{ is_there: boolean }>(`select to_regclass('zone_data') is not null as is_there`);
  if (there.rows[0]?.is_there !== true) return;
  const stored = await client.query<{ version: string }>('select version from zone_data');
  const before = stored.rows[0]?.version;
  if (before !== undefined && before >= version) return;
  await writeClocks(client, now);
  const moved = await moveDepartures(client);
  await client.query(
    `insert into zone_data (version, moved) values ($1, $2) on conflict (only_row) do update set version = excluded.version,
       moved = excluded.moved`,
    [version, JSON.stringify(moved)],
  );
}

async function writeClocks(client: ClientBase, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  const [from, until] = [Date.UTC(year - yearsBack, 0, 1), Date.UTC(year + yearsAhead, 0, 1)];
  // Node.js resolves old names of zones.
  const named = await client.query<{ zone: string }>(
    `select name as zone from pg_timezone_names where name !~ '^(posix|right)/' union select time_zone from city`,
  );
  const names = new Set([...Intl.supportedValuesOf('timeZone'), ...named.rows.map(({ zone }) => zone)]);
  const clocks = [...names].flatMap((zone) => zoneClock(zone, from, until) ?? []);
  await client.query(
    `insert into zone_clock (zone, changes, walls, offsets)
     select c.zone, c.changes, c.walls, array(select make_interval(secs => s) from unnest(c.offsets) with ordinality u (s, n) order by n)
     from jsonb_to_recordset($1) as c (zone text, changes timestamptz[], walls timestamp[], offsets integer[])
     on conflict (zone) do update set changes = excluded.changes, walls = excluded.walls, offsets = excluded.offsets`,
    [JSON.stringify(clocks)],
  );
}

/** Shown to the staff. */
export interface MovedDeparture {
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly minutes: number;
  readonly taken: number;
}

/**
 * Local date and time are agreed, so instants follow: of departures, deadlines and calendar blocks. Pages show the same
 * times as before.
 */
async function moveDepartures(client: ClientBase): Promise<MovedDeparture[]> {
  const moved = await client.query<MovedDeparture>(`
    with wanted as materialized (
      select d.id, c.title, d.local_date, d.start_time, t.time_zone, d.taken, c.cutoff_later_minutes, d.starts_at as was,
        instant_of(d.local_date + d.start_time, k) as starts_at
      from departure d join course c on c.id = d.course_id join city t on t.id = c.city_id
        join zone_clock k on k.zone = t.time_zone
      where d.starts_at > banyan_now() - interval '1 day'
    ), moved as (
      update departure d set starts_at = w.starts_at, ends_at = w.starts_at + (d.ends_at - d.starts_at)
      from wanted w where w.id = d.id and w.starts_at <> w.was
      returning d.id
    ), requests as (
      update booking b set request_until = least(b.request_until, w.starts_at - make_interval(mins => w.cutoff_later_minutes))
      from moved m join wanted w on w.id = m.id where b.departure_id = m.id and b.status = 'requested'
    ), feeds as (
      update feed set expanded_at = null, next_at = banyan_now()
    ), days as (
      update course_days set due_at = banyan_now()
    )
    select w.title, w.local_date::text as date, left(w.start_time::text, 5) as time, w.time_zone as zone, w.taken,
      (extract(epoch from w.starts_at - w.was) / 60)::integer as minutes
    from moved m join wanted w on w.id = m.id order by w.starts_at, w.id`);
  return moved.rows;
}

// Compares the clocks of machine and database, on which holds and deadlines depend
// (docs/operations/providers.md#time-zones).
import { hostname } from 'node:os';
import { Gauge } from 'prom-client';
import type { Pool } from 'pg';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import type { Services } from '#src/server/services.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { MovedDeparture } from '#src/server/platform/db/zone-clocks.ts';

// Reports moved departures and unknown zones.

const unknownTask = { kind: 'zones_differ', subject: 'zone-data' } as const;

/** Cities whose zone is unknown; nothing can be booked there. */
async function findUnknown(db: Kysely<Database>): Promise<string[]> {
  const result = await sql<{ zone: string }>`
    select distinct time_zone as zone from city where time_zone not in (select zone from zone_clock) order by 1`.execute(
    db,
  );
  return result.rows.map(({ zone }) => zone);
}

/** Reports each once. */
async function takeMoved(db: Kysely<Database>): Promise<{ version: string; moved: MovedDeparture[] } | null> {
  const result = await sql<{ version: string; moved: MovedDeparture[] }>`
    update zone_data z set moved = '[]' from zone_data was where was.moved <> '[]' returning z.version, was.moved`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

/** Null for none. Also opens staff tasks. */
export async function zonesNotice({ db, log }: Pick<Services, 'db' | 'log'>): Promise<string | null> {
  const [unknown, taken] = [await findUnknown(db), await takeMoved(db)];
  const lines: string[] = [];
  if (unknown.length === 0) await closeStaffTask(db, unknownTask.kind, unknownTask.subject);
  else {
    const line = `Time zones: Node.js does not know ${unknown.join(', ')}. Guests can’t book there. Give the city a zone from the IANA list.`;
    await openStaffTask(db, { ...unknownTask, bookingId: null, detail: line });
    lines.push(line);
  }
  if (taken !== null) {
    const { moved, version } = taken;
    log.warn({ moved, version }, 'departures moved with new zone data');
    const named = moved.filter(({ taken: seats }) => seats > 0).map(nameOf);
    const line = `Time zones: with the zone data ${version} ${moved.length} departures start at another instant; their local date and time stay. With guests: ${named.length === 0 ? 'none' : named.join('; ')}.`;
    if (named.length > 0)
      await openStaffTask(db, { kind: 'zones_differ', subject: `zone-data:${version}`, bookingId: null, detail: line });
    lines.push(line);
  }
  return lines.length === 0 ? null : lines.join('\n');
}

function nameOf({ title, date, time, zone, minutes }: MovedDeparture): string {
  return `${title}, ${date} ${time} in ${zone} (${minutes > 0 ? '+' : ''}${minutes} min)`;
}

/** Smaller differences affect no one. */
const mostSeconds = 10;
const everyMs = 3_600_000;

/** Without the round trip; negative when the database is behind. */
async function secondsAhead(pool: Pick<Pool, 'query'>): Promise<number> {
  const before = Date.now();
  const result = await pool.query<{ at: number }>('select (extract(epoch from banyan_now()) * 1000)::float8 as at');
  const after = Date.now();
  const at = result.rows[0]?.at ?? before;
  // Within the round trip they agree.
  if (at >= before && at <= after) return 0;
  return (at < before ? before - at : after - at) / 1000;
}

/** Logs it and opens a task; null when they agree, which closes the task. */
export async function clockNotice({ pool, db, log }: Pick<Services, 'pool' | 'db' | 'log'>): Promise<string | null> {
  const seconds = Math.round(await secondsAhead(pool));
  const subject = `clock:${hostname()}`;
  if (Math.abs(seconds) < mostSeconds) {
    await closeStaffTask(db, 'clocks_differ', subject);
    return null;
  }
  log.warn({ seconds }, 'the clocks of this machine and of the database differ');
  const direction = seconds > 0 ? 'ahead of' : 'behind';
  const detail = `This machine is ${Math.abs(seconds)} seconds ${direction} the database. Deadlines and links depend on both. Synchronize the clocks, for example with NTP.`;
  await openStaffTask(db, { kind: 'clocks_differ', subject, bookingId: null, detail });
  return `Clocks: ${detail} (docs/operations/providers.md#time-zones)`;
}

/** Hourly, with a metric. Returns the stop function. */
export function watchClock(services: Pick<Services, 'pool' | 'db' | 'log' | 'metrics'>): () => void {
  const { pool, metrics } = services;
  new Gauge({
    name: 'banyan_clock_ahead_seconds',
    help: "Seconds by which this machine's clock is ahead of the database's; negative if behind",
    registers: [metrics.registry],
    async collect() {
      const seconds = await secondsAhead(pool).catch(() => null);
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
  const timer = setInterval(() => void clockNotice(services).catch(() => null), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

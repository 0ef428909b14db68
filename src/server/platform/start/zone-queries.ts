// What a start says of time zones: departures that moved with new zone data, and zones that nobody knows
// (docs/operations.md#time-zones).
import { sql, type Kysely } from 'kysely';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import type { Services } from '#src/server/services.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { MovedDeparture } from '#src/server/platform/db/zone-clocks.ts';

const unknownTask = { kind: 'zones_differ', subject: 'zone-data' } as const;

/** Zones of cities that have no clock: nothing can be booked there. */
async function findUnknown(db: Kysely<Database>): Promise<string[]> {
  const result = await sql<{ zone: string }>`
    select distinct time_zone as zone from city where time_zone not in (select zone from zone_clock) order by 1`.execute(
    db,
  );
  return result.rows.map(({ zone }) => zone);
}

/** Departures that moved when the clocks were last written, each told once. */
async function takeMoved(db: Kysely<Database>): Promise<{ version: string; moved: MovedDeparture[] } | null> {
  const result = await sql<{ version: string; moved: MovedDeparture[] }>`
    update zone_data z set moved = '[]' from zone_data was where was.moved <> '[]' returning z.version, was.moved`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

/** One line for the terminal, or null; a task for the staff for each of the two. */
export async function zonesNotice({ db, log }: Pick<Services, 'db' | 'log'>): Promise<string | null> {
  const [unknown, taken] = [await findUnknown(db), await takeMoved(db)];
  const lines: string[] = [];
  if (unknown.length === 0) await closeStaffTask(db, unknownTask.kind, unknownTask.subject);
  else {
    const line = `Time zones: Node.js does not know ${unknown.join(', ')}. Nothing can be booked there: give the city a zone of the IANA list.`;
    await openStaffTask(db, { ...unknownTask, bookingId: null, detail: line });
    lines.push(line);
  }
  if (taken !== null) {
    const { moved, version } = taken;
    log.warn({ moved, version }, 'departures moved with new zone data');
    const named = moved.filter(({ taken: seats }) => seats > 0).map(nameOf);
    const line = `Time zones: with the zone data ${version} ${moved.length} departures begin at another instant; date and hour at the place stay. With guests: ${named.length === 0 ? 'none' : named.join('; ')}.`;
    if (named.length > 0)
      await openStaffTask(db, { kind: 'zones_differ', subject: `zone-data:${version}`, bookingId: null, detail: line });
    lines.push(line);
  }
  return lines.length === 0 ? null : lines.join('\n');
}

function nameOf({ title, date, time, zone, minutes }: MovedDeparture): string {
  return `${title}, ${date} ${time} in ${zone} (${minutes > 0 ? '+' : ''}${minutes} min)`;
}

// Node.js and database share one zone table; what happens when it changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf, nextClockChange, wallTimeAt } from '#src/domain/calendar/zoned.ts';
import { keepClocks, zoneVersion } from '#src/server/platform/db/zone-clocks.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { dstZones } from '#tests/support/calendar/dst-zones.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { zonesNotice } from './clock-queries.ts';

let base: TestDatabase;
let program: Program;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  course = await insertBookableCourse(base.pool, { confirmation: 'on_request' });
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program.close();
  await base.drop();
});

const rows = async (text: string, values: unknown[] = []) => (await base.pool.query(text, values)).rows;
const tasks = () => rows(`select detail from staff_task where kind = 'zones_differ' and closed_at is null`);
const keep = async (version?: string) => {
  const client = await base.pool.connect();
  await keepClocks(client, new Date(), version).finally(() => client.release());
};

describe('what SQL says of a zone', () => {
  // Older PostgreSQL servers have other data for the last two.
  const zones = [...dstZones.map(({ zone }) => zone), 'Asia/Calcutta', 'Africa/Casablanca', 'America/Edmonton'];
  it.each(zones)('is what Node.js says: %s', async (zone) => {
    const instants: number[] = [Date.UTC(2026, 10, 29)];
    for (let change = instants[0] ?? null; change !== null && instants.length < 60;) {
      change = nextClockChange(change, zone);
      if (change === null || change > Date.UTC(2029, 0, 1)) break;
      for (let half = -6; half <= 6; half += 1) instants.push(change + half * 1_800_000);
    }
    const walls = instants.map((at) => wallTimeAt(at, zone));
    const found = await rows(
      `select to_char(local_time(at, $2), 'YYYY-MM-DD"T"HH24:MI') as wall, to_char(local_time(at, k), 'YYYY-MM-DD"T"HH24:MI') as joined,
         extract(epoch from instant_of(wall, $2))::float8 * 1000 as instant, extract(epoch from instant_of(wall, k))::float8 * 1000 as of
       from unnest($1::timestamptz[], $3::timestamp[]) with ordinality u (at, wall, n) join zone_clock k on k.zone = $2 order by n`,
      [instants.map((at) => new Date(at).toISOString()), zone, walls],
    );
    expect(found).toEqual(
      walls.map((wall) => {
        const instant = instantOf(wall.slice(0, 10), wall.slice(11), zone);
        return { wall, joined: wall, instant, of: instant };
      }),
    );
  });

  it('is never a guess', async () => {
    await expect(rows(`select local_time(banyan_now(), 'Asia/Atlantis')`)).rejects.toThrow(/no clock is known/);
    await expect(rows(`update city set time_zone = 'Asia/Atlantis'`)).rejects.toThrow(/no clock is known/);
  });
});

describe('a start', () => {
  it('says nothing where nothing changed', async () => {
    await keep();
    expect([await zonesNotice(program.services), await tasks()]).toEqual([null, []]);
  });

  it('moves departures and requests to the clocks that it knows, once, and names those with guests', async () => {
    const visitor = await program.visitor();
    const { ref } = (await visitor.call('booking/checkout', choiceOf(course, { email: 'guest@example.test' })))
      .body as unknown as { ref: string };
    const right = await rows('select id, starts_at, ends_at from departure');
    // As a start with older zone data would leave it.
    await rows(`update departure set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`);
    await rows(
      `update booking set status = 'requested', hold_until = null, request_until = (select starts_at from departure) where ref = $1`,
      [ref],
    );
    await keep('0000a 2000');
    expect(await rows('select starts_at from departure')).not.toEqual(right.map(({ starts_at }) => ({ starts_at })));
    await rows(`update zone_data set version = '2020a 2020'`);
    await keep();
    expect(await rows('select id, starts_at, ends_at from departure')).toEqual(right);
    expect(await rows('select version from zone_data')).toEqual([{ version: zoneVersion(new Date()) }]);
    expect(
      await rows(
        'select b.request_until <= d.starts_at as is_before from booking b join departure d on d.id = b.departure_id',
      ),
    ).toEqual([{ is_before: true }]);
    const line = await zonesNotice(program.services);
    expect(line).toContain(`1 departures start at another instant`);
    expect(line).toContain(`Cook with Mai in her kitchen, ${course.date} 09:00 in Asia/Ho_Chi_Minh (-60 min)`);
    expect(await tasks()).toEqual([{ detail: line }]);
    expect(await zonesNotice(program.services)).toBeNull();
  });

  it('names a zone without a clock for as long as a city has it', async () => {
    await rows(`update staff_task set closed_at = banyan_now()`);
    const [clock] = await rows(
      `delete from zone_clock where zone = 'Asia/Ho_Chi_Minh' returning *, offsets::text as seconds`,
    );
    expect(await zonesNotice(program.services)).toContain('does not know Asia/Ho_Chi_Minh');
    expect(await tasks()).toHaveLength(1);
    await rows('insert into zone_clock values ($1, $2, $3, $4)', [clock.zone, [], [], clock.seconds]);
    expect([await zonesNotice(program.services), await tasks()]).toEqual([null, []]);
  });
});

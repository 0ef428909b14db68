import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { createPool } from '#src/server/platform/db/pool.ts';
import { dueWork } from '#src/server/platform/jobs/due-work.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import {
  insertCoupon,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { bookingPaths } from '#tests/support/booking/booking-paths.ts';
import { createPayingWorld, type PayingWorld } from '#tests/support/payment/paying.ts';
import { makeWork } from '#tests/support/booking/due-for-all.ts';
import { countDeadlocks, meetAt } from '#tests/support/database/waiting.ts';
import { thirdOf } from '#tests/support/third.ts';

// Long enough for a busy machine: the test finds deadlocks, not long waits.
const patient = { lock: 15_000, statement: 16_000, query: 17_000, idleInTransaction: 30_000 };

let base: TestDatabase;
let programPool: Pool;
let world: PayingWorld;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await giveTokens(base.pool, { host: hostId });
  await base.pool.query(`insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.34, banyan_now())`);
  await insertCoupon(base.pool, 'SHARED', { per_user: 1000, cents: 100 });
  programPool = createPool({ url: base.url, isPgbouncer: false, size: 24, timeouts: patient });
  world = await createPayingWorld(programPool, 5000);
  await world.sandbox.control('/webhooks', { hold: true });
});

afterAll(async () => {
  await world.close();
  await programPool.end();
  const deadlocks = await countDeadlocks(base.pool);
  await base.drop();
  expect(deadlocks).toBe(0);
});

beforeEach(async () => {
  world.program.services.metrics.lockTroubles.reset();
  await base.pool.query('delete from rate_limit');
});

/** Where each pair meets: its row is locked until both wait for it. */
const gates: Record<string, string> = {
  booking: 'select from booking where ref = $1 for update',
  departure: 'select from departure where id = (select departure_id from booking where ref = $1) for update',
  payments: 'select from payment where booking_id = (select id from booking where ref = $1) order by id for update',
  code: 'select from coupon where id = (select coupon_id from booking where ref = $1) for update',
};

/** The HTTP status of a call; other ends have none. */
function statusOf(end: PromiseSettledResult<unknown>): number {
  const answer = end.status === 'fulfilled' ? (end.value as { status?: unknown } | null) : null;
  return typeof answer?.status === 'number' ? answer.status : 0;
}

const jobs = () =>
  Object.values(dueWork).map(
    ({ work }) =>
      () =>
        work(world.program.services),
  );

const meetings = Object.entries(bookingPaths).flatMap(([path, prepare]) =>
  Object.entries(gates).map(([gate, text]) => ({ path, prepare, gate, text })),
);
const due = thirdOf(meetings, ({ path, gate }) => `${path} at the ${gate}`);

describe('every job', () => {
  it.each(due)(
    'alongside $path ends without a deadlock where both meet at the $gate, in both orders',
    async ({ prepare, text }) => {
      for (const isJobFirst of [true, false]) {
        course = await insertBookableCourse(base.pool, { capacity: 30 });
        const { booking, act } = await prepare({ base, world, course });
        await makeWork(base.pool, booking.ref);
        const groups = isJobFirst ? [jobs(), [act]] : [[act], jobs()];
        const ends = await meetAt(base.pool, { text, values: [booking.ref] }, groups);
        expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
        expect(ends.map(statusOf).filter((status) => status >= 500)).toEqual([]);
        const { values } = await world.program.services.metrics.lockTroubles.get();
        expect(values).toEqual([]);
      }
    },
  );
});

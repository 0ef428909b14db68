// Forty guests, two seats, two processes: two are sold. Control: without the lock the CHECK stops it, without both it
// is oversold.
import { withoutSecondLook } from '#tests/support/database/second-look.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRequest } from '#src/server/features/checkout/checkout-request.ts';
import { claim } from '#src/server/features/checkout/checkout.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { startProcess, visit, type ServerProcess } from '#tests/support/process/server-process.ts';
import { createProgram } from '#tests/support/app/program.ts';

const guests = 40;
const seats = 2;
let base: TestDatabase;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await base?.drop();
});

const guest = (index: number) => ({ email: `guest-${index}@example.test` });
const seatsOf = async (course: TestCourse) => {
  const result = await base.pool.query(
    `select a.taken, a.capacity, (select coalesce(sum(pax), 0)::int from booking b where b.departure_id = d.id and b.status = 'held') as held
     from departure d join audit_slot a on a.slot_id = d.id where d.course_id = $1`,
    [course.id],
  );
  return result.rows[0] as { taken: number; capacity: number; held: number };
};

describe('the last seats', () => {
  it('are sold exactly once through two processes', async () => {
    servers = await Promise.all([1, 2].map(() => startProcess({ databaseUrl: base.url })));
    const course = await insertBookableCourse(base.pool, { capacity: seats });
    const visitors = await Promise.all(Array.from({ length: guests }, (_, index) => visit(servers[index % 2]!.origin)));
    const answers = await Promise.all(
      visitors.map((visitor, index) => visitor.call('booking/checkout', choiceOf(course, guest(index)))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(seats);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['date-unavailable']));
    expect(await seatsOf(course)).toEqual({ taken: seats, capacity: seats, held: seats });
    expect((await verifyInvariants(base.pool)).flatMap(({ violations }) => violations)).toEqual([]);
  });

  it('are protected by the CHECK alone when the lock is taken away', async () => {
    const course = await insertBookableCourse(base.pool, { capacity: seats });
    const looksAgain = await withoutSecondLook(base.pool);
    const outcomes = await claimAtOnce(course);
    await looksAgain();
    const broken = outcomes.filter(
      (one) => one.status === 'rejected' && constraintOf(one.reason) === 'departure_never_oversold',
    );
    expect(broken.length).toBeGreaterThan(0);
    expect((await seatsOf(course)).held).toBeLessThanOrEqual(seats);
  });

  it('are oversold when both are taken away', async () => {
    await base.pool.query('alter table departure drop constraint departure_never_oversold');
    const course = await insertBookableCourse(base.pool, { capacity: seats });
    const looksAgain = await withoutSecondLook(base.pool);
    await claimAtOnce(course);
    const { held } = await seatsOf(course);
    expect(held).toBeGreaterThan(seats);
    await looksAgain();
    const locked = await insertBookableCourse(base.pool, { capacity: seats });
    await claimAtOnce(locked);
    expect((await seatsOf(locked)).held).toBe(seats);
  });
});

/** Forty claims directly on the transaction, over separate connections; the departure's row exists already. */
async function claimAtOnce(course: TestCourse) {
  const pool = createPool({ url: base.url, isPgbouncer: false, size: 20 });
  const program = await createProgram(pool);
  try {
    const requests = Array.from({ length: guests }, async (_, index) => {
      const context = {
        services: program.services,
        actor: { userId: null, roles: [], via: 'none' },
        visitor: { id: `visitor-${course.id}-${index}`, address: '127.0.0.1' },
        idempotencyKey: null,
      };
      const request = await readRequest(choiceOf(course, guest(index)) as never, null, context as never);
      if ('ok' in request) throw new Error(request.code);
      return request;
    });
    const ready = await Promise.all(requests);
    await base.pool.query(
      `insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
       values ($1, $2, $3, banyan_now() + interval '30 days', banyan_now() + interval '31 days', $4)`,
      [course.id, course.date, course.time, seats],
    );
    return await Promise.allSettled(ready.map((request) => claim(program.services, request)));
  } finally {
    await program.close();
    await pool.end();
  }
}

function constraintOf(error: unknown): unknown {
  return (error as { constraint?: unknown }).constraint;
}

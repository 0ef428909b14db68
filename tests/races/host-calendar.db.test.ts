// A host lowers the seats, blocks the day or changes the week while forty guests book: nothing is oversold, and the
// host's result counts earlier guests exactly (docs/domain/calendar.md#changes-and-claims).
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const guests = 40;
const rounds = 4;
let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool);
  await giveTokens(base.pool, { host: hostId });
});
afterEach(async () => {
  // The wrapper retries deadlocks, which would hide them: its counter does not.
  expect((await program.services.metrics.lockTroubles.get()).values).toEqual([]);
  expect((await verifyInvariants(base.pool)).flatMap(({ violations }) => violations)).toEqual([]);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

type Change = Record<string, unknown>;

interface Outcome {
  /** The change's result for its quote. */
  changed: { changed?: boolean; code?: string; holds?: number; bookings?: number };
  sold: number;
  refused: Set<string>;
  row: { taken: number; capacity: number };
}

/** Forty guests book; in the middle the host makes a change. */
async function race(course: TestCourse, change: Change): Promise<Outcome> {
  const host = await program.visitor();
  const send = async (quote_id?: string) =>
    (await host.call('calendar/change', { course_id: course.id, change, ...(quote_id && { quote_id }) }, as('host')))
      .body as unknown as Outcome['changed'] & { quote_id: string };
  const { quote_id } = await send();
  const visitors = await Promise.all(Array.from({ length: guests }, async () => program.visitor()));
  const answers: Awaited<ReturnType<(typeof visitors)[number]['call']>>[] = [];
  const changed = Promise.withResolvers<Outcome['changed']>();
  // Eight at a time; the host changes after ten responses.
  const queue = visitors.entries();
  const line = async () => {
    for (const [index, visitor] of queue) {
      answers.push(
        await visitor.call('booking/checkout', choiceOf(course, { email: `g-${course.id}-${index}@example.test` })),
      );
      if (answers.length === 10) changed.resolve(send(quote_id));
    }
  };
  await Promise.all([...Array.from({ length: 8 }, line), changed.promise]);
  const result = await base.pool.query('select taken, capacity from departure where course_id = $1', [course.id]);
  return {
    changed: await changed.promise,
    sold: answers.filter(({ status }) => status === 200).length,
    refused: new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => String(body.code))),
    row: (result.rows[0] as Outcome['row'] | undefined) ?? { taken: 0, capacity: 0 },
  };
}

/** With and without a row of the departure, which decides what the two wait for. */
async function courseOf(round: number, capacity: number): Promise<TestCourse> {
  const course = await insertBookableCourse(base.pool, { capacity });
  if (round % 2 === 0) return course;
  await base.pool.query(
    `insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
     values ($1, $2, '09:00', ($2::date + time '09:00') at time zone 'Asia/Ho_Chi_Minh', ($2::date + time '12:00') at time zone 'Asia/Ho_Chi_Minh', $3)`,
    [course.id, course.date, capacity],
  );
  return course;
}

const slotOf = (course: TestCourse) => ({ date: course.date, time: course.time });
const roundNumbers = Array.from({ length: rounds }, (_, round) => round);

describe('forty guests book while a host', () => {
  it.each(roundNumbers)('lowers the seats (%i)', async (round) => {
    const course = await courseOf(round, 30);
    const { changed, sold, row } = await race(course, { kind: 'capacity', ...slotOf(course), capacity: 20 });
    expect(row.taken).toBe(sold);
    if (changed.changed) expect(sold).toBe(20);
    else expect([changed.code, sold]).toEqual(['seats-taken', 30]);
    expect(row.taken).toBeLessThanOrEqual(row.capacity);
  });

  it.each(roundNumbers)('blocks the day (%i)', async (round) => {
    const course = await courseOf(round, 30);
    const { changed, sold, refused } = await race(course, {
      kind: 'block',
      from: course.date,
      to: course.date,
      reason: '',
    });
    expect(changed).toMatchObject({ changed: true, holds: sold });
    if (sold < 30) expect([...refused]).toEqual(['date-unavailable']);
  });

  it.each(roundNumbers)('takes the departure out of the week (%i)', async (round) => {
    const course = await courseOf(round, 30);
    const times = { cutoff_first_minutes: 120, cutoff_later_minutes: 120, horizon_days: 90 };
    const { changed, sold } = await race(course, { kind: 'week', rules: [], ...times });
    expect(changed).toMatchObject({ changed: true, holds: sold });
  });
});

it('can fail: without the lock of the listing, guests of a departure without a row come in unseen', async () => {
  const { pool } = base;
  const course = await insertBookableCourse(pool, { capacity: 30 });
  const [host, guest] = [await pool.connect(), await program.visitor()];
  try {
    await host.query('begin');
    await host.query(`insert into availability_exception (course_id, local_date, kind) values ($1, $2, 'closed')`, [
      course.id,
      course.date,
    ]);
    const { status } = await guest.call('booking/checkout', choiceOf(course, { email: 'slips@example.test' }));
    await host.query('commit');
    expect(status).toBe(200);
  } finally {
    host.release();
  }
});

// Two listings of one person at one time: when guests book both at once, only those of one get seats
// (docs/domain/calendar.md#two-listings-at-one-time).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool);
  await giveTokens(base.pool, { host: hostId });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const host = async (name: string, body: object) =>
  (await (await program.visitor()).call(name, body, as('host'))).body as never as Record<string, never>;
const set = async (isOn: boolean) => {
  expect(await host('calendar/one-at-a-time', { is_on: isOn })).toMatchObject({ is_on: isOn });
};

async function hold(course: TestCourse, more: object = {}): Promise<string> {
  const visitor = await program.visitor();
  const email = `${crypto.randomUUID()}@example.test`;
  const { body } = await visitor.call('booking/checkout', choiceOf(course, { email, pax: 1, ...more }));
  const { ref, code } = body as never as { ref?: string; code?: string };
  return ref === undefined ? String(code) : 'held';
}

/** Two listings at 09:00 of the same day, and one at 13:00, which begins when they have ended. */
async function listings(): Promise<[TestCourse, TestCourse, TestCourse]> {
  await base.pool.query(`update departure set taken = 0`);
  await base.pool.query(`update course set status = 'archived'`);
  const [one, two, later] = [
    await insertBookableCourse(base.pool),
    await insertBookableCourse(base.pool),
    await insertBookableCourse(base.pool),
  ];
  await base.pool.query(`update availability_rule set start_time = '13:00' where course_id = $1`, [later.id]);
  return [one, two, { ...later, time: '13:00' }];
}
const taken = async (course: TestCourse) =>
  (await base.pool.query('select coalesce(sum(taken), 0)::int as n from departure where course_id = $1', [course.id]))
    .rows[0].n as number;
const stateOf = async ({ id, date }: TestCourse) => {
  const { departures } = await host('calendar/range', { course_id: id, from: date, to: date });
  return (departures as never as { state: string }[])[0]?.state;
};

describe('listings that close each other', () => {
  it('sells one of two listings that are claimed at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, two, later] = await listings();
      await set(true);
      const said = await Promise.all(Array.from({ length: 8 }, (_, index) => hold(index % 2 === 0 ? one : two)));
      const [sold, other] = [await taken(one), await taken(two)];
      expect([Math.min(sold, other), Math.max(sold, other)]).toEqual([0, 4]);
      expect(said.filter((what) => what === 'held')).toHaveLength(4);
      expect(new Set(said.filter((what) => what !== 'held')).has('undefined')).toBe(false);
      expect(await stateOf(sold > 0 ? two : one)).toBe('busy');
      expect(await hold(later)).toBe('held');
    }
  });

  it('opens the other when the last guest has gone, and closes times that are added later', async () => {
    const [one, two] = await listings();
    await set(true);
    expect(await hold(one)).toBe('held');
    expect(await stateOf(two)).toBe('busy');
    const change = { kind: 'extra', date: two.date, time: '10:30', capacity: 4, min_pax: null };
    const asked = await host('calendar/change', { course_id: two.id, change });
    expect(asked['overlaps']).toEqual([]);
    await host('calendar/change', { course_id: two.id, change, quote_id: asked['quote_id'] });
    expect(await hold(two, { time: '10:30' })).not.toBe('held');
    await base.pool.query('update departure set taken = 0 where course_id = $1', [one.id]);
    expect(await stateOf(two)).toBe('open');
  });

  it('are both sold where the host has not asked for it, and the new time is named before it is saved', async () => {
    const [one, two] = await listings();
    await set(false);
    expect([await hold(one), await hold(two)]).toEqual(['held', 'held']);
    const change = { kind: 'extra', date: two.date, time: '10:30', capacity: 4, min_pax: null };
    expect(await host('calendar/change', { course_id: two.id, change })).toMatchObject({
      changed: false,
      overlaps: [{ time: '10:30', other: { course_id: one.id, time: '09:00' } }, { other: { time: '13:00' } }],
    });
    await set(true);
    expect([await stateOf(one), await stateOf(two)]).toEqual(['busy', 'busy']);
    await set(false);
    expect([await stateOf(one), await stateOf(two)]).toEqual(['open', 'open']);
  });
});

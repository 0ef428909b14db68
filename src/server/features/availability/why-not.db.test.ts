// The reason why a day cannot be booked, and the next day that fits.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';

let base: TestDatabase;
let program: Program;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool);
  course = await insertBookableCourse(base.pool, { capacity: 2 });
  const holder = await program.visitor();
  await holder.call('booking/checkout', choiceOf(course, { pax: 2 }));
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const other = () => program.visitor('198.51.100.9');
const next = () => addDays(course.date, 1);

it('is sold out, with the next day that takes the party', async () => {
  const { body } = await (await other()).call('booking/available-time', { course_id: course.id, date: course.date });
  expect(body).toMatchObject({
    data: [],
    closed: { reason: 'sold-out', next: { date: next(), time: course.time } },
  });
  expect(body).toMatchObject({
    closed: { message: expect.stringMatching(/^Sold out on .+\. Next: .+ at \d\d:\d\d\.$/) },
  });
});

it('is too few seats for the party, with the next day that has them', async () => {
  const small = await insertBookableCourse(base.pool, { capacity: 3, max_pax: 3 });
  await (await program.visitor('198.51.100.7')).call('booking/checkout', choiceOf(small, { pax: 2 }));
  const ask = async (pax: number) =>
    (await (await other()).call('booking/available-time', { course_id: small.id, date: small.date, pax })).body;
  expect(await ask(1)).toMatchObject({ data: [small.time], closed: null });
  expect(await ask(2)).toMatchObject({
    data: [small.time],
    closed: {
      reason: 'few-seats',
      next: { date: next(), time: small.time },
      message: expect.stringMatching(/^There aren’t enough seats on .+\. Next: .+ at \d\d:\d\d\.$/),
    },
  });
});

it('is marked in its month, and days that do not run are not', async () => {
  const month = course.date.slice(0, 7);
  const { body } = await (await other()).call('booking/available-date', { course_id: course.id, month });
  expect(body).toMatchObject({
    closed: expect.arrayContaining([{ date: course.date, reason: 'sold-out', label: 'sold out' }]),
  });
});

it('is said by a price and a checkout too, after their own sentence', async () => {
  const visitor = await other();
  const { course_id, date, time, pax } = choiceOf(course);
  const price = await visitor.call('booking/calculate', { course_id, date, time, pax });
  const checkout = await visitor.call('booking/checkout', choiceOf(course));
  for (const { body } of [price, checkout]) {
    expect([body.code, body.message]).toEqual([
      'date-unavailable',
      expect.stringMatching(/^This date is no longer available\. Choose another date\. Sold out on .+ Next: /),
    ]);
  }
});

it('has too few seats for a party', async () => {
  const two = choiceOf(course, { date: next(), pax: 3 });
  const { body } = await (await other()).call('booking/checkout', two);
  expect([body.code, body.message]).toEqual([
    'pax-unavailable',
    expect.stringContaining('There aren’t enough seats on '),
  ]);
});

it('is not looked for after the last day that has four digits of a year', async () => {
  const visitor = await other();
  for (const date of ['9999-12-31', '9999-11-20']) {
    const times = await visitor.call('booking/available-time', { course_id: course.id, date });
    expect(times.status).toBe(200);
    expect(times.body).toMatchObject({ data: [], closed: null });
    const pax = { course_id: course.id, date, time: course.time };
    expect((await visitor.call('booking/available-pax', pax)).status).toBeLessThan(500);
  }
});

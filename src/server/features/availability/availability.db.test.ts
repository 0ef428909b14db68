import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOutput } from '#src/contract/types.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertAddon,
  insertBookableCourse,
  insertBookableCity,
} from '#tests/support/catalogue/bookable-courses.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';

type Month = CallOutput<'booking/available-date'>;

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

describe('the way to a price', () => {
  it('answers dates, times and guests of a course', async () => {
    const course = await insertBookableCourse(base.pool, { capacity: 4 });
    const translator = await insertAddon(base.pool, course.id, 'translator', 3);
    const visitor = await program.visitor();
    const month = course.date.slice(0, 7);

    const dates = await visitor.call('booking/available-date', { course_id: course.id, month });
    expect(dates.body).toMatchObject({ status: 'success', month, time_zone: 'Asia/Ho_Chi_Minh' });
    expect(dates.body.dates).toContain(course.date);
    const times = await visitor.call('booking/available-time', { course_id: course.id, date: course.date });
    expect(times.body).toMatchObject({ status: 'success', data: ['09:00'] });
    const pax = await visitor.call('booking/available-pax', { course_id: course.id, date: course.date, time: '09:00' });
    expect(pax.body).toMatchObject({
      data: [1, 2, 3, 4],
      addon_options: [
        { [translator]: [0, 1] },
        { [translator]: [0, 1] },
        { [translator]: [0, 1] },
        { [translator]: [0, 1, 2] },
      ],
      seats_left: 4,
    });
    expect(pax.body).not.toHaveProperty('addon_needed');
  });

  it.each(['booking/calculate', 'booking/checkout'])(
    '%s names the first empty step: date, time, guests',
    async (name) => {
      const course = await insertBookableCourse(base.pool);
      const visitor = await program.visitor();
      const { date, time } = course;
      const answerTo = async (more: object) => (await visitor.call(name, { course_id: course.id, ...more })).body;
      const missing = (code: string, field: string, message: string) => ({
        code,
        message,
        fields: { [field]: message },
      });
      for (const empty of [{}, { date: '' }, { date: null, time }, { time, pax: 2 }])
        expect(await answerTo(empty)).toMatchObject(missing('date-missing', 'date', 'Select a date'));
      for (const empty of [{}, { time: '' }, { time: null, pax: 2 }])
        expect(await answerTo({ date, ...empty })).toMatchObject(
          missing('time-missing', 'time', 'Select a time first'),
        );
      for (const empty of [{}, { pax: null }])
        expect(await answerTo({ date, time, ...empty })).toMatchObject(
          missing('pax-missing', 'pax', 'Select guests first'),
        );
      expect((await answerTo({ date: '2020-04-30' })).code).toBe('corona-time');
    },
  );

  it('names a missing step of the calls before the price too', async () => {
    const course = await insertBookableCourse(base.pool);
    const visitor = await program.visitor();
    const codeOf = async (name: string, input: object) => (await visitor.call(name, input)).body.code;
    expect(await codeOf('booking/available-time', { course_id: course.id })).toBe('date-missing');
    expect(await codeOf('booking/available-pax', { course_id: course.id, date: course.date })).toBe('time-missing');
    expect(await codeOf('booking/inquiry', { course_id: course.id, date: course.date })).toBe('pax-missing');
  });

  it('says what is wrong with a field in plain English', async () => {
    const course = await insertBookableCourse(base.pool);
    const visitor = await program.visitor();
    const { body } = await visitor.call('booking/calculate', {
      course_id: 'seven',
      date: '24.12.2026',
      time: 9,
      pax: 1.5,
      addons: 'none',
      coupon_code: 'x'.repeat(65),
      colour: 'red',
    });
    expect(body).toMatchObject({ code: 'bad-input' });
    expect(body.fields).toEqual({
      course_id: 'Enter a number',
      date: 'Write the date as YYYY-MM-DD',
      time: 'This must be text',
      pax: 'Enter a whole number',
      addons: 'This must be a list',
      coupon_code: 'Enter at most 64 characters',
      colour: 'Unknown field',
    });
    const none = await visitor.call('booking/calculate', { date: course.date, time: course.time, pax: 0 });
    expect(none.body.fields).toEqual({ course_id: 'This field is required', pax: 'This must be at least 1' });
  });

  it('says past-month and corona-time to the letter', async () => {
    const course = await insertBookableCourse(base.pool);
    const visitor = await program.visitor();
    const past = await visitor.call('booking/available-date', { course_id: course.id, month: '2024-01' });
    expect(past).toMatchObject({ status: 400, body: { code: 'past-month', message: 'past-month' } });
    const early = await visitor.call('booking/calculate', {
      course_id: course.id,
      date: '2020-04-30',
      time: '09:00',
      pax: 1,
    });
    expect(early.body).toMatchObject({ status: 'error', code: 'corona-time' });
  });

  it('answers a price and the seats of each date, for a party where one is named', async () => {
    const course = await insertBookableCourse(base.pool, { price_cents: 2000, min_pax: 2, capacity: 4, max_pax: 4 });
    const visitor = await program.visitor();
    const dayFor = async (pax?: number) => {
      const asked = { course_id: course.id, month: course.date.slice(0, 7), ...(pax !== undefined && { pax }) };
      const { dates, days } = (await visitor.call('booking/available-date', asked)).body as unknown as Month;
      expect(dates).toContain(course.date);
      return days.find(({ date }) => date === course.date);
    };
    expect(await dayFor()).toMatchObject({ seats_left: 4, from_price: 21.2 });
    // One guest in a course with a minimum of two pays the surcharge.
    expect(await dayFor(1)).toMatchObject({ seats_left: 4, from_price: 42.4 });
    expect(await dayFor(4)).toMatchObject({ seats_left: 4, from_price: 21.2 });
    expect(await dayFor(5)).toMatchObject({ seats_left: 4, from_price: null });
  });

  it('calculates the price of the worked example and the cash in local notes', async () => {
    const course = await insertBookableCourse(base.pool, { price_cents: 2000, min_pax: 2 });
    const visitor = await program.visitor();
    const { body } = await visitor.call('booking/calculate', {
      course_id: course.id,
      date: course.date,
      time: course.time,
      pax: 1,
    });
    expect(body).toMatchObject({
      status: 'success',
      surcharge: 20,
      total_price: 42.4,
      service_fee: 2.4,
      total_booking_fee: 10.4,
      booking_deposit_due: 10.4,
      balance_due_to_host: 32,
      balance_due_local: 844_000,
      currency_symbol: '₫',
    });
  });

  it('calculates in one statement', async () => {
    const course = await insertBookableCourse(base.pool);
    const visitor = await program.visitor();
    const seen = await statementsOf(() =>
      visitor.call('booking/calculate', { course_id: course.id, date: course.date, time: course.time, pax: 2 }),
    );
    expect(seen).toHaveLength(1);
  });

  it('reads a month in one statement', async () => {
    const course = await insertBookableCourse(base.pool);
    const visitor = await program.visitor();
    const month = { course_id: course.id, month: course.date.slice(0, 7) };
    expect(await statementsOf(() => visitor.call('booking/available-date', month))).toHaveLength(1);
  });

  it('counts the own hold as free: the checkout page is reloaded, and a new checkout replaces it', async () => {
    const course = await insertBookableCourse(base.pool, { capacity: 2 });
    const [visitor, outsider] = [await program.visitor(), await program.visitor()];
    expect((await visitor.call('booking/checkout', choiceOf(course, { pax: 2 }))).status).toBe(200);
    const choice = { course_id: course.id, date: course.date, time: course.time, pax: 2 };
    expect((await visitor.call('booking/calculate', choice)).status).toBe(200);
    expect((await outsider.call('booking/calculate', choice)).body.code).toBe('date-unavailable');
  });

  it('refuses what the course does not have', async () => {
    const course = await insertBookableCourse(base.pool, { capacity: 3 });
    const addon = await insertAddon(base.pool, course.id, 'vehicle', 4);
    const visitor = await program.visitor();
    const choice = { course_id: course.id, date: course.date, time: course.time, pax: 2 };
    const codeOf = async (more: object) => (await visitor.call('booking/calculate', { ...choice, ...more })).body.code;
    expect(await codeOf({ time: '10:00' })).toBe('time-unavailable');
    expect(await codeOf({ date: '2099-01-01' })).toBe('date-unavailable');
    expect(await codeOf({ pax: 4 })).toBe('pax-unavailable');
    expect(await codeOf({ course_id: 999_999 })).toBe('course-not-found');
    expect(await codeOf({ addons: [{ id: addon, pax: 2 }] })).toBe('addon-unavailable');
    expect(
      await codeOf({
        addons: [
          { id: addon, pax: 1 },
          { id: addon, pax: 1 },
        ],
      }),
    ).toBe('addon-unavailable');
    expect(await codeOf({ addons: [{ id: addon + 1, pax: 1 }] })).toBe('addon-unavailable');
    for (const pax of [-1, 0, 1.5, '1', 1e9]) expect(await codeOf({ pax })).toBe('bad-input');
  });

  it('does not count a hold that has run out', async () => {
    const course = await insertBookableCourse(base.pool, { capacity: 1 });
    const [first, second] = [await program.visitor(), await program.visitor()];
    const held = await first.call('booking/checkout', choiceOf(course));
    expect(held.status).toBe(200);
    const ask = { course_id: course.id, date: course.date, time: course.time };
    expect((await second.call('booking/available-pax', ask)).body.code).toBe('date-unavailable');
    await base.pool.query(`update booking set hold_until = banyan_now() - interval '1 second' where ref = $1`, [
      held.body.ref,
    ]);
    expect((await second.call('booking/available-pax', ask)).body.data).toEqual([1]);
    expect((await second.call('booking/checkout', choiceOf(course))).status).toBe(200);
  });
});

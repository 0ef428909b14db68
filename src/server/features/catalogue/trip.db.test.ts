// Lists for requested days and guests (docs/domain/search.md#dates-and-party).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '#proofs/bench/recorded.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let visitor: Visitor;
let day = '';

// 1 runs three times a day, 2 needs two guests and takes three, only 3's extra departure needs three.
beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1, rank: 3, times: ['08:00', '14:00', '20:00'] });
      await insertCourse(pool, { id: 2, rank: 2, min_pax: 2, max_pax: 3, title: 'Clay for two' });
      await insertCourse(pool, { id: 3, rank: 1, price_cents: 1000 });
      const { rows } = await pool.query<{ day: string }>(
        `select ((banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date + 5)::text as day`,
      );
      day = rows[0]?.day ?? '';
      await pool.query(
        `insert into availability_exception (course_id, local_date, start_time, kind, capacity, min_pax)
         values (3, $1, null, 'closed', null, null), (3, $1, '19:00', 'extra', 6, 3)`,
        [day],
      );
      await pool.query(
        `insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity, taken)
         select 2, $1::date, start_time, at, at + interval '2 hours', capacity, capacity - 1 from availability_rule,
           lateral (select ($1::date + start_time) at time zone 'Asia/Ho_Chi_Minh' as at) starts
         where course_id = 2 limit 1`,
        [day],
      );
    },
  });
  visitor = createVisitor(program.app);
});

afterAll(() => program.close());

const trip = async (input: object) => (await visitor.must('course/city', { city_id: 1, ...input })).trip;
const runsOf = async (input: object) =>
  (await trip(input))?.map(({ runs }) => runs.map(({ date, times }) => [date, ...times.map(({ time }) => time)]));

describe('the trip of a list', () => {
  it('is not answered where nobody asked for days or guests', async () => {
    expect(await trip({})).toBeUndefined();
    expect(await trip({ amount_max: 100 })).toBeUndefined();
  });

  it('names the same departures and seats as the booking calls', async () => {
    const found = (await trip({ date_start: day, date_end: day })) ?? [];
    expect(found.map(({ course_id }) => course_id)).toEqual([1, 2, 3]);
    for (const { course_id, runs, more_days } of found) {
      const { slots } = await visitor.must('booking/available-time', { course_id, date: day });
      const times = slots.map(({ time, seats_left }) => ({ time, seats_left }));
      expect([runs, more_days]).toEqual([[{ date: day, times }], 0]);
    }
  });

  it('keeps to the band of start times that was chosen, as the list does', async () => {
    expect(await runsOf({ date_start: day, date_end: day, time_type: ['evening'] })).toEqual([
      [[day, '20:00']],
      [[day, '19:00']],
    ]);
  });

  it('names three days, and how many more there are', async () => {
    const [first] = (await trip({ date_start: day, date_end: addDays(day, 6) })) ?? [];
    expect([first?.runs.map(({ date }) => date), first?.more_days]).toEqual([
      [day, addDays(day, 1), addDays(day, 2)],
      4,
    ]);
  });

  it('passes over days with too few seats for the party, and says how many there are where no day has enough', async () => {
    const next = addDays(day, 1);
    expect((await runsOf({ date_start: day, date_end: next, pax: 2 }))?.[1]).toEqual([[next, '09:00']]);
    const two = (await trip({ date_start: day, date_end: day, pax: 2 }))?.find(({ course_id }) => course_id === 2);
    expect(two?.runs).toEqual([{ date: day, times: [{ time: '09:00', seats_left: 1 }] }]);
  });

  it.each([
    [1, { total: 21.2, per_person: 21.2, surcharge: 0 }, { total: 42.4, per_person: 42.4, surcharge: 20 }],
    [3, { total: 63.6, per_person: 21.2, surcharge: 0 }, { total: 63.6, per_person: 21.2, surcharge: 0 }],
    [4, { total: 84.8, per_person: 21.2, surcharge: 0 }, null],
  ])('says what %i pay, surcharge and fee included', async (pax, one, two) => {
    const found = ((await trip({ pax })) ?? []).toSorted((a, b) => a.course_id - b.course_id);
    expect(found.map(({ party }) => party).slice(0, 2)).toEqual([one && { pax, ...one }, two && { pax, ...two }]);
    expect(found[0]).toMatchObject({ runs: [], more_days: 0 });
  });

  it("prices a party by the departure's own minimum, as checkout does", async () => {
    const found = (await trip({ date_start: day, date_end: day, pax: 2 })) ?? [];
    const choice = { course_id: 3, date: day, time: '19:00', pax: 2 };
    const { total_price, surcharge } = await visitor.must('booking/calculate', choice);
    const third = found.find(({ course_id }) => course_id === 3);
    expect(third?.party).toMatchObject({ total: total_price, surcharge });
    expect(surcharge).toBe(10);
  });

  it('costs no statement more', async () => {
    const statements = async (more: object) =>
      (await recordStatements(async () => void (await visitor.must('course/search', { keyword: 'clay', ...more }))))
        .length;
    // The first search reads the lexicon; one per second checks it.
    await statements({});
    await expect.poll(() => statements({})).toBe(1);
    await expect.poll(() => statements({ date_start: day })).toBe(1);
  });

  it('puts what cannot take the party last, with its number, and leaves it out of the total', async () => {
    const list = async (more: object) => {
      const { data, total, further } = await visitor.must('course/city', { city_id: 1, ...more });
      return [data.map(({ id }) => id), total, further.total, further.shown];
    };
    expect(await list({ pax: 3 })).toEqual([[1, 2, 3], 3, 0, 0]);
    expect(await list({ pax: 4 })).toEqual([[1, 3, 2], 2, 1, 1]);
    expect(await list({ pax: 4, sort: 'price' })).toEqual([[3, 1, 2], 2, 1, 1]);
    // On its day, 2 has one seat left.
    expect(await list({ pax: 2, date_start: day, date_end: day })).toEqual([[1, 3, 2], 2, 1, 1]);
    expect(await list({ pax: 1, date_start: day, date_end: day })).toEqual([[1, 2, 3], 3, 0, 0]);
    expect(await list({ pax: 4, limit: 1 })).toEqual([[1], 2, 0, 0]);
    expect(await list({ pax: 4, limit: 1, offset: 1 })).toEqual([[3], 2, 1, 0]);
    expect(await list({ pax: 4, limit: 1, offset: 2 })).toEqual([[2], 2, 1, 1]);
    const { data: counted } = await visitor.must('listing/choices', { city_id: 1, pax: 4 });
    expect(counted.total).toBe(2);
    expect(await visitor.must('course/search', { keyword: 'clay for 4' })).toMatchObject({
      total: 0,
      further: { total: 1 },
    });
  });
});

describe('listing/days', () => {
  it('counts the courses that run on each span of days', async () => {
    const spans = [
      { start: day, end: day },
      { start: '2020-06-01', end: '2020-06-02' },
    ];
    const count = async (more: object) => (await visitor.must('listing/days', { spans, ...more })).data;
    expect(await count({ city_id: 1 })).toEqual([3, 0]);
    expect(await count({ city_id: 1, time_type: ['evening'] })).toEqual([2, 0]);
    expect(await count({ keyword: 'clay' })).toEqual([1, 0]);
    expect((await visitor.call('listing/days', { spans })).status).toBe(400);
  });

  it('asks the database once for guests who ask the same', async () => {
    const spans = [{ start: day, end: day }];
    const statements = async (more: object) =>
      (await recordStatements(async () => void (await visitor.must('listing/days', { spans, city_id: 1, ...more }))))
        .length;
    expect(await statements({ amount_max: 70 })).toBe(1);
    expect(await statements({ amount_max: 70, sort: 'price', pax: 3 })).toBe(0);
    expect(await statements({ amount_max: 80 })).toBe(1);
  });
});

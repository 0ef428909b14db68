import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '#proofs/bench/recorded.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import type { ChoiceCounts, SearchPort } from '#src/server/search/index.ts';

let program: TestApp;
let visitor: Visitor;
let days: { soon: string; gone: string };
let isLong = false;

// The engine as it is, or as if the list were too long to count.
const orLong = (search: SearchPort): SearchPort => ({
  ...search,
  async choices(...asked): Promise<ChoiceCounts> {
    const counts = await search.choices(...asked);
    if (!isLong) return counts;
    const many = counts.choices.map((one) => (one.value === 'morning' ? { ...one, total: 4000 } : one));
    return { ...counts, choices: many, isWhole: false };
  },
});

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 1, price_cents: 2000, attributes: ['family'] });
      await insertCourse(pool, { id: 2, price_cents: 2450, category_id: 2, duration_minutes: 90, transport: 'free' });
      await insertCourse(pool, { id: 3, price_cents: 90_000, times: ['20:00'], duration_minutes: 45, ba_host: true });
      await insertCourse(pool, { id: 4, city_id: 2, title: 'Clay on the wheel' });
      const { rows } = await pool.query(`select (today + 3)::text as soon, (today - 2)::text as gone
        from (select (banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date as today) clock`);
      days = rows[0];
    },
    change: (services) => ({ ...services, search: orLong(services.search) }),
  });
  visitor = createVisitor(program.app);
});
afterAll(() => program.close());

const ask = async (more: object) => (await visitor.must('listing/choices', { city_id: 1, ...more })).data;
const named = (data: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(
    data.choices.filter(({ total }) => total !== 0).map((one) => [`${one.filter}=${one.value}`, one.total]),
  );

describe('listing/choices', () => {
  it('counts every choice of a list, and how prices and lengths spread', async () => {
    const data = await ask({});
    expect(named(data)).toEqual({
      'categories=1': 2,
      'categories=2': 1,
      'times=morning': 2,
      'times=evening': 1,
      'free_pickup=1': 1,
      'attributes=family': 1,
      'languages=en': 3,
      'instant=1': 3,
      'free_cancellation=1': 3,
      'ba_host=1': 1,
    });
    expect(data).toMatchObject({ total: 3, total_is_capped: false, is_whole: true, spans: [] });
    expect(data.spreads).toEqual({
      price: [
        { at: 21.5, total: 1 },
        { at: 25.5, total: 1 },
        { at: 500.5, total: 1 },
      ],
      duration: [
        { at: 0.5, total: 1 },
        { at: 1.5, total: 1 },
        { at: 2, total: 1 },
      ],
    });
  });

  it('leaves the own filter of a choice out, and the others not', async () => {
    expect(named(await ask({ category_ids: [2] }))).toEqual({
      'categories=1': 2,
      'categories=2': 1,
      'times=morning': 1,
      'free_pickup=1': 1,
      'languages=en': 1,
      'instant=1': 1,
      'free_cancellation=1': 1,
    });
    expect((await ask({ amount_max: 23 })).spreads.price).toHaveLength(3);
    expect((await ask({ attributes: ['family'], amount_max: 23 })).spreads.price).toEqual([{ at: 21.5, total: 1 }]);
  });

  it('counts spans of days, with the start times that are asked for', async () => {
    const spans = [
      { start: days.soon, end: days.soon },
      { start: days.gone, end: days.gone },
    ];
    const totals = async (more: object) => (await ask({ spans, ...more })).spans.map(({ total }) => total);
    expect(await totals({})).toEqual([3, 0]);
    expect(await totals({ time_type: ['evening'], date_start: days.gone, date_end: days.gone })).toEqual([1, 0]);
    const when = await ask({ date_start: days.soon, time_type: ['evening'] });
    expect([when.total, named(when)['times=morning'], named(when)['categories=1']]).toEqual([1, 2, 1]);
  });

  it('counts what a search shows, and nothing for words that say nothing', async () => {
    const data = await ask({ city_id: undefined, keyword: 'clay' });
    expect([data.total, named(data)]).toMatchObject([1, { 'categories=1': 1, 'times=morning': 1 }]);
    const nothing = await ask({ city_id: undefined, keyword: 'xqzzyk' });
    expect([nothing.total, nothing.is_whole, named(nothing)]).toEqual([0, true, {}]);
  });

  it('says nothing below the cap of a list that is too long', async () => {
    isLong = true;
    const data = await ask({ spans: [{ start: days.soon, end: days.soon }] });
    isLong = false;
    expect(data).toMatchObject({ is_whole: false, total: 3, spans: [{ total: null, total_is_capped: false }] });
    expect(data.choices.filter(({ total }) => total !== null)).toEqual([
      { filter: 'times', value: 'morning', total: 1000, total_is_capped: true },
    ]);
  });

  it('is one statement, and wants a city or a keyword', async () => {
    const spans = [{ start: days.soon, end: days.soon }];
    const sent = await recordStatements(async () => void (await ask({ spans, amount_max: 30, ba_host: 1 })));
    expect(sent).toHaveLength(1);
    expect((await visitor.call('listing/choices', { spans })).status).toBe(400);
    expect((await visitor.call('listing/choices', { city_id: 1, spans: [] })).status).toBe(400);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import {
  guestEmail,
  guestId,
  guestPassword,
  hostId,
  insertCourse,
  insertPlaces,
} from '#tests/support/catalogue/catalogue.ts';

let program: TestApp;
let guest: Visitor;
const signedIn = async (): Promise<Visitor> => {
  const visitor = createVisitor(program.app);
  await visitor.must('user/login', { email: guestEmail, password: guestPassword });
  return visitor;
};

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      for (const id of [1, 2, 3, 4]) await insertCourse(pool, { id });
      await insertCourse(pool, { id: 5, min_pax: 3, max_pax: 4, surcharge_cents: 1000 });
      await insertCourse(pool, { id: 6, city_id: 3 });
      await insertCourse(pool, { id: 7, status: 'draft' });
      await insertCourse(pool, { id: 8, status: 'paused' });
      await insertCourse(pool, { id: 9, status: 'archived' });
      for (let id = 100; id < 615; id += 1) await insertCourse(pool, { id, status: 'archived', times: [] });
    },
  });
  guest = await signedIn();
});
beforeEach(() => program.database.pool.query('delete from wish'));
afterAll(() => program?.close());

const save = (...course_ids: number[]) => guest.must('wishlist/save', { course_ids });
const list = async () => guest.must('wishlist/list', {});
const dateIn = async (days: number): Promise<string> =>
  (
    await program.database.pool.query(
      `select ((banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date + $1::int)::text as d`,
      [days],
    )
  ).rows[0].d;

describe('a wish list', () => {
  it('is kept for the account, the newest first, each course once, and comes with user/auth', async () => {
    expect((await save(1)).course_ids).toEqual([1]);
    expect((await save(2, 3, 2)).course_ids).toEqual([2, 3, 1]);
    expect((await save(1)).course_ids).toEqual([2, 3, 1]);
    expect((await guest.must('wishlist/check', {})).course_ids).toEqual([2, 3, 1]);
    expect((await guest.must('wishlist/check', { course_ids: [1, 4] })).course_ids).toEqual([1]);
    expect((await guest.must('user/auth', {})).wishlist).toEqual([2, 3, 1]);
    expect((await createVisitor(program.app).must('user/auth', {})).wishlist).toEqual([]);
    const { data, total } = await list();
    expect([data.map(({ id }) => id), total]).toEqual([[2, 3, 1], 3]);
  });

  it('lets go of a course once and again, and of nobody else’s', async () => {
    await save(1, 2);
    await program.database.pool.query('insert into wish (user_id, course_id) values ($1, 1)', [hostId]);
    expect((await guest.must('wishlist/remove', { course_id: 1 })).course_ids).toEqual([2]);
    expect((await guest.must('wishlist/remove', { course_id: 1 })).course_ids).toEqual([2]);
    const { rows } = await program.database.pool.query('select user_id from wish where course_id = 1');
    expect(rows).toEqual([{ user_id: hostId }]);
  });

  it.each(['wishlist/check', 'wishlist/list', 'wishlist/save', 'wishlist/remove'] as const)(
    '%s is for who is signed in',
    async (name) => {
      const input = { 'wishlist/save': { course_ids: [1] }, 'wishlist/remove': { course_id: 1 } }[name as string] ?? {};
      const { status, body } = await createVisitor(program.app).call(name, input as never);
      expect([status, body]).toMatchObject([401, { code: 'unauthorized' }]);
    },
  );

  it('takes no course that was never offered, and none that does not exist; the others are saved', async () => {
    expect((await save(7, 99_999, 1)).course_ids).toEqual([1]);
  });

  it('merges what two tabs and a retry send at once without doubles', async () => {
    await save(3);
    const other = await signedIn();
    await Promise.all([
      guest.must('wishlist/save', { course_ids: [1, 2, 3] }),
      other.must('wishlist/save', { course_ids: [3, 2, 1] }),
      guest.must('wishlist/save', { course_ids: [2, 1] }),
    ]);
    const { rows } = await program.database.pool.query('select course_id from wish where user_id = $1 order by 1', [
      guestId,
    ]);
    expect(rows.map((row) => row.course_id)).toEqual([1, 2, 3]);
  });

  it('is bounded: what does not fit is refused whole, what is there already is not', async () => {
    const ids = Array.from({ length: 500 }, (_, nth) => 100 + nth);
    for (let from = 0; from < 500; from += 100) await save(...ids.slice(from, from + 100));
    const refused = await guest.call('wishlist/save', { course_ids: [1, 100] });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'wishlist-full' }]);
    expect((await save(100, 101)).course_ids).toHaveLength(500);
    expect((await list()).total).toBe(500);
  });

  it('comes in parts, and says how many there are also behind its end', async () => {
    await save(...Array.from({ length: 14 }, (_, nth) => 100 + nth));
    const first = await list();
    const second = await guest.must('wishlist/list', { offset: 12 });
    expect([first.data.length, second.data.map(({ id }) => id), second.total]).toEqual([12, [112, 113], 14]);
    expect(await guest.must('wishlist/list', { offset: 24 })).toMatchObject({ data: [], total: 14 });
  });
});

describe('a saved choice', () => {
  it('is kept, told whether it can be booked, and priced for its party', async () => {
    const date = await dateIn(10);
    await guest.must('wishlist/save', { course_ids: [1], choices: [{ course_id: 1, date, time: '09:00', pax: 2 }] });
    const { entries } = await list();
    expect(entries).toMatchObject([
      { course_id: 1, listing: 'open', date, time: '09:00', pax: 2, standing: 'open', seats_left: 10 },
    ]);
    expect(entries[0]?.party).toEqual({ pax: 2, total: 42.4, per_person: 21.2, surcharge: 0 });
  });

  it('stays when the heart is pressed again without one, and is replaced by another', async () => {
    const [date, later] = [await dateIn(10), await dateIn(11)];
    await guest.must('wishlist/save', { course_ids: [1], choices: [{ course_id: 1, date, pax: 2 }] });
    await save(1);
    expect((await list()).entries).toMatchObject([{ date, time: null, pax: 2 }]);
    await guest.must('wishlist/save', { course_ids: [1], choices: [{ course_id: 1, date: later }] });
    expect((await list()).entries).toMatchObject([{ date: later, time: null, pax: null, party: null }]);
  });

  it('without a date has no start; the price is that of the listing, with its surcharge', async () => {
    await guest.must('wishlist/save', { course_ids: [5], choices: [{ course_id: 5, time: '09:00', pax: 2 }] });
    expect((await list()).entries).toMatchObject([
      { date: null, time: null, standing: null, seats_left: null, party: { pax: 2, total: 53, surcharge: 10 } },
    ]);
  });

  it.each([
    ['a day gone by', -1, 2, 'past', 42.4],
    ['a party above the largest', 10, 11, 'too_many', null],
    ['a day beyond the horizon', 400, 2, 'unavailable', 42.4],
  ] as const)('%s is said to be so', async (...[, days, pax, standing, total]) => {
    const choices = [{ course_id: 1, date: await dateIn(days), pax }];
    await guest.must('wishlist/save', { course_ids: [1], choices });
    const { entries } = await list();
    expect([entries[0]?.standing, entries[0]?.party?.total ?? null]).toEqual([standing, total]);
  });
});

describe('a listing that goes', () => {
  it('stays on the list, not available, without price and without a word on its day', async () => {
    const date = await dateIn(10);
    const course_ids = [8, 9, 6, 1];
    await guest.must('wishlist/save', {
      course_ids,
      choices: course_ids.map((id) => ({ course_id: id, date, pax: 2 })),
    });
    const { data, entries } = await list();
    expect(data.map(({ is_available }) => is_available)).toEqual([false, false, false, true]);
    expect(entries.map(({ listing, standing, party }) => [listing, standing, party === null])).toEqual([
      ['paused', null, true],
      ['gone', null, true],
      ['gone', null, true],
      ['open', 'open', false],
    ]);
  });
});

// A viewer's own hold takes no seats in every read, by browser and account; for others it does.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';

const account = '00000000-0000-4000-8000-0000000000b1';
const bearer = { authorization: 'Bearer own-hold' };
const host = { authorization: 'Bearer own-host' };
let base: TestDatabase;
let program: Program;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into user_account (id, email, first_name, last_name) values ($1, 'own@example.test', 'Ada', 'Guest')`,
    [account],
  );
  for (const [token, user] of [
    ['own-hold', account],
    ['own-host', hostId],
  ] as const)
    await base.pool.query(`insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`, [
      hashSecret(token),
      user,
    ]);
  program = await createProgram(base.pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(async () => {
  await base.pool.query(`update booking set hold_until = banyan_now() where status = 'held'; delete from rate_limit`);
  course = await insertBookableCourse(base.pool, { capacity: 4, max_pax: 4 });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

type Who = Pick<Caller, 'call'>;
const takeAll = (who: Who, headers = {}) =>
  who.call('booking/checkout', choiceOf(course, { pax: 4, email: 'someone@example.test' }), headers);

interface Said {
  status: string;
  trip?: { course_id: number; runs: { date: string }[] }[];
  entries?: { course_id: number; standing: string }[];
  inquiry?: { id: string; status: string };
  dates?: string[];
  data?: unknown[];
  is_free?: boolean;
  quote_id?: string;
}

/** What each read shows this viewer of the departure. */
async function seenBy(who: Who, headers = {}) {
  const { date, time } = course;
  const slot = { course_id: course.id, date, time };
  const ask = async (name: string, input: object) => (await who.call(name, input, headers)).body as unknown as Said;
  const days = await ask('booking/available-date', { course_id: course.id, month: date.slice(0, 7) });
  const times = await ask('booking/available-time', { course_id: course.id, date });
  const pax = await ask('booking/available-pax', slot);
  const price = await ask('booking/calculate', { ...slot, pax: 4 });
  const inquiry = await ask('booking/inquiry-check', { ...slot, pax: 4 });
  const list = await ask('course/city', { city_name: 'hanoi', date_start: date, date_end: date, pax: 4 });
  return {
    day: days.dates?.includes(date),
    times: times.data?.includes(time),
    pax: pax.data?.length ?? 0,
    price: price.status === 'success',
    inquiry: inquiry.is_free,
    card: list.trip?.find(({ course_id }) => course_id === course.id)?.runs.map((run) => run.date) ?? null,
  };
}
const free = () => ({ day: true, times: true, pax: 4, price: true, inquiry: true, card: [course.date] });
const full = { day: false, times: false, pax: 0, price: false, inquiry: false, card: [] };

describe('a hold of all seats', () => {
  it('leaves them free for the browser that holds them, and full for others', async () => {
    const [mine, other] = [await program.visitor(), await program.visitor('198.51.100.9')];
    await takeAll(mine);
    expect(await seenBy(mine)).toEqual(free());
    expect(await seenBy(other)).toEqual(full);
  });

  it('is free on another device of the same account, which takes it over', async () => {
    const [phone, laptop] = [await program.visitor(), await program.visitor('198.51.100.9')];
    const first = await takeAll(phone, bearer);
    expect(await seenBy(laptop, bearer)).toEqual(free());
    const second = await takeAll(laptop, bearer);
    expect([first.status, second.status]).toEqual([200, 200]);
    const live = await base.pool.query(
      `select ref from booking where course_id = $1 and status = 'held' and hold_until > banyan_now()`,
      [course.id],
    );
    expect(live.rows).toEqual([{ ref: second.body.ref }]);
  });
});

describe('the seats that a guest holds', () => {
  const kept = async () => {
    const text = `select status, is_replaced, pax from booking where course_id = $1 order by created_at`;
    return (await base.pool.query(text, [course.id])).rows;
  };

  it('are open on the wish list', async () => {
    const mine = await program.visitor();
    await takeAll(mine, bearer);
    const wish = { course_id: course.id, date: course.date, time: course.time, pax: 4 };
    expect((await mine.call('wishlist/save', { course_ids: [course.id], choices: [wish] }, bearer)).status).toBe(200);
    const { entries } = (await mine.call('wishlist/list', {}, bearer)).body as unknown as Said;
    expect(entries?.find(({ course_id }) => course_id === course.id)).toMatchObject({ standing: 'open' });
  });

  it('can be offered to them by the host, and the offer takes the place of the hold', async () => {
    const mine = await program.visitor();
    await takeAll(mine, bearer);
    const { id: course_id, date, time } = course;
    const asked = { course_id, date, time, pax: 4, message: 'Could we have the kitchen to ourselves?' };
    const sent = (await mine.call('booking/inquiry', asked, bearer)).body as unknown as Said;
    const answer = { inquiry_id: sent.inquiry?.id, decision: 'offer', price_per_guest: 15, message: 'With pleasure.' };
    const offered = (await (await program.visitor()).call('inquiry/answer', answer, host)).body as unknown as Said;
    expect(offered.inquiry?.status).toBe('offered');
    expect(await kept()).toMatchObject([
      { status: 'expired', is_replaced: true },
      { status: 'held', pax: 4 },
    ]);
  });

  it('are free for their own booking to be moved to, and for no other booking', async () => {
    const mine = await program.visitor();
    const other = await program.visitor('198.51.100.9');
    const next = { date: addDays(course.date, 1), time: course.time };
    const booked = async (who: Who) => {
      const { ref } = (await who.call('booking/checkout', choiceOf(course, { pax: 1 }))).body;
      const text = `update booking set status = 'confirmed', hold_until = null, held_from = null where ref = $1`;
      await base.pool.query(text, [ref]);
      return ref;
    };
    const [ref, others] = [await booked(mine), await booked(other)];
    expect((await mine.call('booking/checkout', choiceOf(course, { ...next, pax: 4 }))).status).toBe(200);
    expect((await other.call('reschedule/move', { ref: others, ...next })).body.message).toMatch(
      /Sold out on .+\. Next: .+ at 09:00\./,
    );
    const { quote_id } = (await mine.call('reschedule/move', { ref, ...next })).body as unknown as Said;
    expect((await mine.call('reschedule/move', { ref, ...next, quote_id })).body).toMatchObject({ moved: true });
    expect((await kept()).at(-1)).toMatchObject({ status: 'expired', is_replaced: true });
  });
});

describe('hold/list', () => {
  it('names the own hold with the way to pay it, and nobody else sees it', async () => {
    const [mine, other] = [await program.visitor(), await program.visitor('198.51.100.9')];
    const { body } = await takeAll(mine);
    const { data } = (await mine.call('hold/list', {})).body;
    expect(data).toMatchObject([{ ref: body.ref, course_id: course.id, pax: 4, hold_until: body.hold_until }]);
    expect(data).toMatchObject([{ checkout_url: expect.stringContaining('/booking/checkout?cid=') }]);
    expect((await other.call('hold/list', { course_id: course.id })).body.data).toEqual([]);
  });

  it('forgets one that is released, and names what is booked of the course', async () => {
    const mine = await program.visitor();
    const { body } = await takeAll(mine);
    const { quote_id } = (await mine.call('booking/cancel', { ref: body.ref })).body as unknown as Said;
    await mine.call('booking/cancel', { ref: body.ref, quote_id });
    expect((await mine.call('hold/list', {})).body.data).toEqual([]);
    const again = await takeAll(mine);
    await base.pool.query(`update booking set status = 'confirmed', hold_until = null where ref = $1`, [
      again.body.ref,
    ]);
    const { data } = (await mine.call('hold/list', { course_id: course.id })).body;
    expect(data).toMatchObject([{ ref: again.body.ref, hold_until: null, checkout_url: null }]);
    expect((await mine.call('hold/list', {})).body.data).toMatchObject([{ ref: again.body.ref }]);
    const other = { course_id: course.id, date: course.date, time: '23:00' };
    expect((await mine.call('hold/list', other)).body.data).toEqual([]);
  });

  it('names every hold where there may be no more, so that one can be paid or released', async () => {
    const mine = await program.visitor();
    const courses = await Promise.all([1, 2, 3].map(() => insertBookableCourse(base.pool)));
    const last = courses[2];
    for (const one of courses.slice(0, 2))
      expect((await mine.call('booking/checkout', choiceOf(one))).body).toMatchObject({ status: 'success' });
    const at = { course_id: last?.id, date: last?.date, time: last?.time };
    expect((await mine.call('hold/list', at)).body.data).toEqual([]);
    await mine.call('booking/checkout', choiceOf(course));
    const { data } = (await mine.call('hold/list', at)).body;
    expect(data).toHaveLength(3);
    expect(data).toMatchObject(data.map(() => ({ message: expect.stringContaining('unpaid seat: ') })));
  });
});

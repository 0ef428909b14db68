// Changes between the unlocked read and the claim are noticed, and the claim decides again.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { withoutSecondLook } from '#tests/support/database/second-look.ts';
import { readRequest } from './checkout-request.ts';
import { claim } from './checkout.ts';

const guestId = '00000000-0000-4000-8000-0000000000aa';
let base: TestDatabase;
let program: Program;
let course: TestCourse;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into user_account (id, email, first_name, last_name) values ($1, 'guest@example.test', 'Ada', 'Guest')`,
    [guestId],
  );
  await base.pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
     values ($1, 'Ada', 'Walks', 'Walks.', '{English}', '2024-01-01', '+1')`,
    [guestId],
  );
  program = await createProgram(base.pool);
});
beforeEach(async () => {
  course = await insertBookableCourse(base.pool, { capacity: 4 });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const context = (userId: string | null, services = program.services) => ({
  services,
  actor: { userId, roles: [], via: 'none' },
  visitor: { id: `visitor-${Math.random()}`, address: '127.0.0.1' },
  idempotencyKey: null,
});

/** A claim in which `change` commits right after the first read. */
async function claimWhile(change: () => Promise<unknown>, more: Record<string, unknown> = {}) {
  let isChanged = false;
  const query = async (asked: { name?: string }) => {
    const found = await (base.pool.query as unknown as (one: unknown) => Promise<unknown>)(asked);
    if (!isChanged && asked.name?.startsWith('booking-claim-')) {
      isChanged = true;
      await change();
    }
    return found;
  };
  const services = { ...program.services, pool: { query } as unknown as Pool };
  const request = await readRequest(choiceOf(course, more) as never, null, context(guestId, services) as never);
  if ('ok' in request) throw new Error(request.code);
  return claim(services, request);
}

const exception = (kind: string, capacity: number | null) => () =>
  base.pool.query(
    `insert into availability_exception (course_id, local_date, start_time, kind, capacity) values ($1, $2, $3, $4, $5)`,
    [course.id, course.date, kind === 'closed' ? null : course.time, kind, capacity],
  );
const set = (what: string) => () => base.pool.query(`update course set ${what} where id = $1`, [course.id]);
const others = (pax: number) => async () => {
  const rival = await program.visitor();
  const answer = await rival.call('booking/checkout', choiceOf(course, { pax, email: 'rival@example.test' }));
  expect(answer.status).toBe(200);
};
const taken = async () =>
  (await base.pool.query('select coalesce(sum(taken), 0)::int as n from departure where course_id = $1', [course.id]))
    .rows[0].n as number;

describe('between the read and the lock', () => {
  it.each([
    ['the day is closed', 'date-unavailable', () => exception('closed', null)],
    ['the capacity is lowered', 'pax-unavailable', () => exception('capacity', 1)],
    [
      'the weekly rule goes',
      'date-unavailable',
      () => () => base.pool.query('delete from availability_rule where course_id = $1', [course.id]),
    ],
    ['others take the last seats', 'date-unavailable', () => others(4)],
    ['others take some', 'pax-unavailable', () => others(3)],
    ['the course is paused', 'course-not-found', () => set(`status = 'paused'`)],
    ['the guest becomes the host', 'own-listing', () => set(`host_id = '${guestId}'`)],
    ['the first cut-off moves', 'date-unavailable', () => set('cutoff_first_minutes = 1440 * 60, horizon_days = 730')],
  ] as const)('%s: refused with %s', async (_what, code, change) => {
    const before = await taken();
    expect(await claimWhile(() => change()(), { pax: 2 })).toMatchObject({ ok: false, code });
    expect((await taken()) - before).toBeLessThanOrEqual(4);
    expect(await seatsOfGuest()).toBe(0);
  });

  it('the price changes: booked at the new one', async () => {
    const claimed = await claimWhile(set('price_cents = 5000'), { pax: 1 });
    expect(claimed).toMatchObject({ due_cents: 1300, quote: { total_price_cents: 5300 } });
  });

  it('nothing of it would be seen without the second look', async () => {
    const looksAgain = await withoutSecondLook(base.pool);
    expect(await claimWhile(exception('closed', null), { pax: 2 })).toMatchObject({ due_cents: 1040 });
    await looksAgain();
    expect(await seatsOfGuest()).toBe(2);
  });
});

const seatsOfGuest = async () =>
  (
    await base.pool.query('select coalesce(sum(pax), 0)::int as n from booking where course_id = $1 and user_id = $2', [
      course.id,
      guestId,
    ])
  ).rows[0].n as number;

describe('a claim', () => {
  it('sends two statements: a read and the taking', async () => {
    const request = await readRequest(choiceOf(course) as never, null, context(guestId) as never);
    if ('ok' in request) throw new Error(request.code);
    const seen = await statementsOf(() => claim(program.services, request));
    expect(seen.map((text) => /claim_seats|offer_stamp/.exec(text)?.[0])).toEqual(['offer_stamp', 'claim_seats']);
  });

  it('refuses an unknown address that has just become the host’s', async () => {
    const request = await readRequest(
      choiceOf(course, { email: 'new-host@example.test' }) as never,
      null,
      context(null) as never,
    );
    if ('ok' in request) throw new Error(request.code);
    let isMade = false;
    const query = async (asked: { name?: string }) => {
      const found = await (base.pool.query as unknown as (one: unknown) => Promise<unknown>)(asked);
      if (!isMade) {
        isMade = true;
        await base.pool.query(`update user_account set email = 'new-host@example.test' where id = $1`, [hostId]);
      }
      return found;
    };
    const services = { ...program.services, pool: { query } as unknown as Pool };
    expect(await claim(services, request)).toMatchObject({ ok: false, code: 'own-listing' });
    await base.pool.query(`update user_account set email = 'host@example.test' where id = $1`, [hostId]);
    expect(await taken()).toBe(0);
  });
});

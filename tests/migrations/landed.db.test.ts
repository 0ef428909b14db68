import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { toWireQuote } from '#src/server/features/price/index.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { restoreLanded, type Landed } from './landed.ts';

let test: TestApp;
let landed: Landed;
let applied: string[];

// Bundle and template may have to be made first.
const patience = 180_000;

beforeAll(async () => {
  test = await createTestApp({
    async fill(database) {
      landed = await restoreLanded(database, 4);
      // As a checkout of those days made an account, whoever typed the address; and somebody signed in to it.
      await database.pool.query(
        `with made as (insert into user_account (email, first_name, password_hash)
           values ('typed@example.test', 'Typed', 'argon2id$of$somebody') returning id)
         insert into session (token_hash, user_id, expires_at) select '\\x01', id, now() + interval '1 day' from made`,
      );
      applied = await migrate(database.url);
    },
  });
}, patience);
afterAll(() => test.close());

const call = async (name: string, payload: object, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await test.app.inject({ method: 'POST', url: `/api/${name}`, payload, headers });
  return { code: answer.statusCode, body: answer.json() };
};

const rowsOf = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows;

// Said otherwise since then: a quote is the next test, a reason is in src/server/features/booking/change-reason.db.test.ts.
const rewrittenColumns: Readonly<Record<string, readonly string[]>> = {
  booking: ['quote'],
  booking_history: ['reason'],
};

describe('an installation of the first part, brought to this version', () => {
  it('gets every migration since then', async () => {
    expect(applied[0]).toBe('0005-pictures.sql');
    expect(await migrate(test.database.url)).toEqual([]);
  });

  it('keeps every row with every value', async () => {
    expect(landed.rows.get('booking')).toHaveLength(4);
    expect(landed.rows.get('course')).toHaveLength(16);
    for (const [table, rows] of landed.rows) {
      if (table === 'content_version') continue;
      const rewritten = rewrittenColumns[table] ?? [];
      const kept = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !rewritten.includes(name))),
      );
      const lost = await rowsOf(
        `select old.value from jsonb_array_elements($1) old
         where not exists (select from ${table} t where to_jsonb(t) @> old.value)`,
        [JSON.stringify(kept)],
      );
      expect(lost, table).toEqual([]);
    }
  });

  it('says the same price of every booking', async () => {
    const before = landed.rows.get('booking') ?? [];
    const now = await rowsOf('select ref, quote from booking');
    for (const { ref, quote } of before) {
      const stored = now.find((row) => row.ref === ref)?.quote as BookingQuote;
      expect(toWireQuote(stored), String(ref)).toEqual(quote);
    }
  });

  it('knows the size of every picture', async () => {
    const sizes = await rowsOf(
      `select distinct picture -> 'width' as width, picture -> 'height' as height from (
         select jsonb_array_elements(images) from course union all select image from city
         union all select home_image from installation) pictures(picture)`,
    );
    expect(sizes).toEqual([{ width: 1600, height: 1000 }]);
  });

  it('has the projection of its courses, the same as one made from scratch', async () => {
    const projection = () => rowsOf('select to_jsonb(l) as row from course_listing l order by course_id');
    const migrated = await projection();
    expect(migrated).toHaveLength(16);
    await test.database.pool.query('select rebuild_course_listing(null)');
    expect(await projection()).toEqual(migrated);
  });

  it('answers a list', async () => {
    const { code, body } = await call('course/city', { city_id: 1 });
    expect(code).toBe(200);
    expect(body.total).toBe(landed.rows.get('course')?.filter(({ city_id }) => city_id === 1).length);
    expect(body.data).toHaveLength(body.total);
  });

  it('finds a course by its words', async () => {
    const { body } = await call('course/search', { keyword: 'pottery' });
    expect(body.total).toBeGreaterThan(0);
  });

  it('answers a course', async () => {
    const { code, body } = await call('course/detail', { course_id: 101 });
    expect(code).toBe(200);
    expect(body.data.title).toBe(landed.rows.get('course')?.find(({ id }) => id === 101)?.['title']);
  });

  it('answers a held booking, and one that is paid', async () => {
    const held = await call('booking/detail', { ref: 'PHTZRKBB' }, 'acceptance-guest-one');
    expect(held).toMatchObject({ code: 200, body: { ref: 'PHTZRKBB', booking_status: 'held' } });
    const paid = await call('booking/detail', { ref: 'DJWMDFHC' }, 'acceptance-guest-two');
    expect(paid).toMatchObject({ code: 200, body: { booking_status: 'confirmed', payment: 'paid' } });
  });

  it('keeps no password that was typed at a checkout, and those of its own people', async () => {
    const typed = await rowsOf(
      `select u.password_hash, u.verified_at, (select count(*)::integer from session s where s.user_id = u.id) as sessions
       from user_account u where u.email = 'typed@example.test'`,
    );
    expect(typed).toEqual([{ password_hash: null, verified_at: null, sessions: 0 }]);
    const own = landed.rows.get('user_account')?.filter(({ password_hash }) => password_hash !== null) ?? [];
    expect(own.length).toBeGreaterThan(0);
    const verified = await rowsOf(
      `select count(*)::integer as n from user_account where password_hash is not null and verified_at is not null`,
    );
    expect(verified).toEqual([{ n: own.length }]);
  });

  it('renders a page', async () => {
    const page = await test.app.inject({ url: '/1/kathmandu', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Kathmandu');
  });
});

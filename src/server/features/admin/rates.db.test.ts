// Exchange rates in the back office, with a local source.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRatesGateway } from '#src/server/providers/rates.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let operator: Visitor;
let other: Visitor;
let source: Server;
let answer = { status: 200, body: '' };

beforeAll(async () => {
  program = await createTestApp();
  const { pool } = program.database;
  await insertPlaces(pool);
  await insertCourse(pool, { id: 1, city_id: 1 });
  await insertCourse(pool, { id: 2, city_id: 2 });
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@example.test', 'Op', 'Erator', '{user,operator}', banyan_now()), ('two@example.test', 'Second', '', '{user,operator}', banyan_now())
     returning id`,
  );
  await giveTokens(pool, { op: rows[0]!.id, two: rows[1]!.id });
  operator = createVisitor(program.app, { bearer: 'op' });
  other = createVisitor(program.app, { bearer: 'two' });
  source = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  await new Promise((resolve) => source.close(resolve));
  await program.close();
});
beforeEach(async () => {
  const { pool } = program.database;
  await pool.query('truncate exchange_rate, exchange_rate_change, job_run, staff_task');
  await pool.query(`insert into exchange_rate (code, rate, fetched_at, source) values
    ('VND', 26000, banyan_now() - make_interval(days => 4), 'test'), ('NPR', 133.5, banyan_now() - make_interval(days => 15), 'test'), ('SGD', 1.3412, banyan_now(), 'test')`);
  await pool.query('update api_token set created_at = banyan_now()');
  const address = source.address();
  const port = typeof address === 'object' ? address?.port : '';
  Object.assign(program.services.gateways, { rates: createRatesGateway(`http://127.0.0.1:${port}/`) });
});

const reason = 'The source was wrong by a comma';
const says = (rates: Record<string, number>) => {
  answer = { status: 200, body: JSON.stringify({ base: 'USD', rates }) };
};
const rateOf = (code: string) => operator.must('admin/rate', { code });
const set = async (code: string, rate: number, more: object = {}, who = operator) => {
  const { version } = await rateOf(code);
  return (await who.call('admin/rate-set', {
    code,
    rate,
    hold_days: 3,
    is_sure: false,
    version,
    reason,
    ...more,
  } as never)) as {
    status: number;
    body: { code?: string; fields?: Record<string, string> };
  };
};

describe('exchange rates', () => {
  it('are listed with age and state, those in use first', async () => {
    const { data, source: host } = await operator.must('admin/rate-list', {});
    expect(data.map(({ code, state, is_used }) => [code, state, is_used])).toEqual([
      ['NPR', 'too-old', true],
      ['VND', 'late', true],
      ['SGD', 'fresh', false],
    ]);
    expect(host).toMatch(/^127\.0\.0\.1/);
    await program.database.pool.query(`delete from exchange_rate where code = 'VND'`);
    const { data: less } = await operator.must('admin/rate-list', {});
    expect(less.find(({ code }) => code === 'VND')).toMatchObject({ rate: null, state: 'none', age_hours: null });
  });

  it('are set by hand with the reason, and hold against the source', async () => {
    const { pool } = program.database;
    expect((await set('VND', 26_400)).status).toBe(200);
    const now = await rateOf('VND');
    expect(now).toMatchObject({ rate: 26_400, source: 'hand', state: 'fresh' });
    expect(now.history.map(({ rate, source: from }) => [rate, from])).toEqual([
      [26_400, 'hand'],
      [26_000, 'test'],
    ]);
    says({ VND: 260, NPR: 134, SGD: 1.35 });
    await operator.must('admin/rate-fetch', {});
    expect(await rateOf('VND')).toMatchObject({ rate: 26_400, source: 'hand' });
    expect(await rateOf('NPR')).toMatchObject({ rate: 134 });
    // A manual rate opens no task, however far from the source.
    expect((await pool.query('select from staff_task where closed_at is null')).rowCount).toBe(0);
    await pool.query(
      `update exchange_rate set held_until = banyan_now(), fetched_at = banyan_now() - make_interval(days => 1)`,
    );
    says({ VND: 26_300 });
    await operator.must('admin/rate-fetch', {});
    expect(await rateOf('VND')).toMatchObject({ rate: 26_300, held_until: null });
    const { rows } = await pool.query(`select subject, detail from audit_log where action = 'rate-set'`);
    expect(rows[0]).toMatchObject({
      subject: 'rate:VND',
      detail: { before: { rate: 26_000, source: 'test' }, after: { rate: 26_400 }, reason },
    });
  });

  it('that are far from the one before are asked about once more, and end the task that asked for it', async () => {
    says({ VND: 260, SGD: 1.35 });
    await operator.must('admin/rate-fetch', {});
    const open = async () =>
      (await program.database.pool.query(`select subject from staff_task where closed_at is null order by 1`)).rows.map(
        ({ subject }) => subject,
      );
    expect(await open()).toEqual(['exchange-rates', 'rate-VND']);
    const far = await set('VND', 260);
    expect([far.status, far.body.fields?.['is_sure']]).toEqual([400, expect.stringContaining('99%')]);
    expect((await set('VND', 260, { is_sure: true })).status).toBe(200);
    expect(await open()).toEqual(['exchange-rates']);
    await set('NPR', 134);
    expect(await open()).toEqual([]);
  });

  it('ask for the second factor', async () => {
    await program.database.pool.query('update api_token set created_at = created_at - make_interval(hours => 1)');
    expect((await set('VND', 26_100)).body.code).toBe('factor-stale');
    expect(await rateOf('VND')).toMatchObject({ rate: 26_000 });
  });

  it('tell the second of two who set one at once', async () => {
    for (const code of ['VND', 'EUR']) {
      const { version } = await rateOf(code);
      const both = await Promise.all([set(code, 26_100, { version }), set(code, 26_200, { version }, other)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.map(({ body }) => body.code)).toContain('rate-changed');
    }
  });

  it('are only of currencies that are known', async () => {
    for (const code of ['USD', 'XYZ'])
      expect((await operator.call('admin/rate', { code })).body).toMatchObject({ code: 'rate-not-found' });
    const given = { code: 'XYZ', rate: 1, hold_days: 0, is_sure: true, version: null, reason } as const;
    expect((await operator.call('admin/rate-set', given)).body).toMatchObject({ code: 'rate-not-found' });
  });

  it('are fetched at once, and the log says so', async () => {
    says({ VND: 26_345, NPR: 134 });
    expect((await operator.must('admin/rate-fetch', {})).message).toMatch(/^2 rates from 127/);
    expect(await operator.must('admin/rate-list', {})).toMatchObject({ failed: false });
    const { rows } = await program.database.pool.query(
      `select detail from audit_log where action = 'rates-fetched' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ detail: { count: 2 } });
    answer = { status: 500, body: '' };
    expect((await operator.call('admin/rate-fetch', {})).body).toMatchObject({ code: 'rates-no-answer' });
    expect(await operator.must('admin/rate-list', {})).toMatchObject({ failed: true });
    expect(await rateOf('VND')).toMatchObject({ rate: 26_345 });
  });

  it('without a source are not fetched', async () => {
    Object.assign(program.services.gateways, { rates: null });
    expect((await operator.call('admin/rate-fetch', {})).body).toMatchObject({ code: 'rates-no-source' });
    expect(await operator.must('admin/rate-list', {})).toMatchObject({ source: null, asked_at: null });
  });

  it('leave a booking’s own alone', async () => {
    const quote = { course_id: 1, date: await tomorrow(), time: '09:00', pax: 1, addons: [] };
    const before = (await operator.call('booking/calculate', quote as never)).body as Record<string, unknown>;
    expect(before).toMatchObject({ currency_rate: 26_000 });
    await set('VND', 26_500);
    expect((await operator.call('booking/calculate', quote as never)).body).toMatchObject({ currency_rate: 26_500 });
  });
});

async function tomorrow(): Promise<string> {
  const { rows } = await program.database.pool.query<{ day: string }>(
    `select ((banyan_now() at time zone 'Asia/Ho_Chi_Minh')::date + 2)::text as day`,
  );
  return rows[0]!.day;
}

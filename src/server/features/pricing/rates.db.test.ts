import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createRatesGateway } from '#src/server/providers/rates.ts';
import { ratesNotice } from '#src/server/platform/start/run.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { refreshRates } from './refresh-rates.ts';

let base: TestDatabase;
let source: Server;
let url: string;
let program: Program;
let answer: { status: number; body: string; location?: string };
let asked = 0;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertPlaces(base.pool);
  await insertCourse(base.pool, { id: 1 });
  source = createServer((_request, response) => {
    asked += 1;
    const { status, body, location } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const address = source.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/rates`;
  program = await createProgram(base.pool, { settings: { RATES_URL: url } });
});
afterAll(async () => {
  await program?.close();
  await new Promise((resolve) => source?.close(resolve));
  await base?.drop();
});
beforeEach(async () => {
  await base.pool.query('truncate exchange_rate, job_run, staff_task');
  asked = 0;
});

const today = () => new Date().toISOString().slice(0, 10);
const says = (rates: Record<string, unknown>, date: string | null = today()) => {
  answer = { status: 200, body: JSON.stringify({ base: 'USD', ...(date && { date }), rates }) };
};
const kept = async (code: string) =>
  (
    await base.pool.query(
      `select rate::float8 as rate, source, round(extract(epoch from banyan_now() - fetched_at) / 86400)::int as days
       from exchange_rate where code = $1`,
      [code],
    )
  ).rows[0];
const put = (code: string, rate: number, days: number) =>
  base.pool.query(
    `insert into exchange_rate (code, rate, fetched_at, source) values ($1, $2, banyan_now() - make_interval(days => $3), 'test')`,
    [code, rate, days],
  );
const tasks = async () =>
  (await base.pool.query(`select subject from staff_task where closed_at is null order by subject`)).rows.map(
    (row) => row.subject as string,
  );
const again = () => base.pool.query(`update job_run set started_at = banyan_now() - interval '25 hours'`);

describe('the daily rates', () => {
  it('are asked for once a day, no matter who comes first, and stored with date and source', async () => {
    await put('VND', 26_000, 1);
    says({ VND: 26_345, THB: 32.4, XXX: 5, USD: 1 });
    const counts = await Promise.all(Array.from({ length: 4 }, () => refreshRates(program.services)));
    expect(counts.filter((count) => count > 0)).toEqual([2]);
    await refreshRates(program.services);
    expect(asked).toBe(1);
    expect(await kept('VND')).toEqual({ rate: 26_345, source: new URL(url).host, days: 0 });
    expect(await kept('XXX')).toBeUndefined();
    await again();
    expect(await refreshRates(program.services)).toBe(2);
  });

  it('hold back what moved by more than half, open one task, and close it when the source comes back', async () => {
    await put('VND', 26_000, 1);
    await put('THB', 32, 1);
    says({ VND: 263_450, THB: 33 });
    await refreshRates(program.services);
    expect((await kept('VND')).rate).toBe(26_000);
    expect((await kept('THB')).rate).toBe(33);
    await again();
    await refreshRates(program.services);
    expect((await tasks()).filter((subject) => subject === 'rate-VND')).toHaveLength(1);
    says({ VND: 26_400, THB: 33 });
    await again();
    await refreshRates(program.services);
    expect((await kept('VND')).rate).toBe(26_400);
    expect(await tasks()).not.toContain('rate-VND');
  });

  it('never take an older figure for a newer one, nor a date to come for more than now', async () => {
    await put('VND', 26_000, 1);
    says({ VND: 26_500 }, '2020-01-01');
    await refreshRates(program.services);
    expect((await kept('VND')).rate).toBe(26_000);
    says({ VND: 26_500 }, '2099-01-01');
    await again();
    await refreshRates(program.services);
    expect(await kept('VND')).toMatchObject({ rate: 26_500, days: 0 });
  });

  it.each([
    ['a fault', { status: 500, body: '{}' }],
    ['a page', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: '{"ok":true}' }],
    ['a way elsewhere', { status: 302, body: '', location: 'http://127.0.0.1:9/' }],
    ['too much', { status: 200, body: `"${'x'.repeat(2_100_000)}"` }],
  ])('stay as they are when the source answers with %s, which is asked again in half an hour', async (_what, said) => {
    await put('VND', 26_000, 1);
    answer = said;
    expect(await refreshRates(program.services)).toBe(0);
    expect((await kept('VND')).rate).toBe(26_000);
    await refreshRates(program.services);
    expect(asked).toBe(1);
    says({ VND: 26_100 });
    await base.pool.query(`update job_run set started_at = banyan_now() - interval '31 minutes'`);
    await refreshRates(program.services);
    expect((await kept('VND')).rate).toBe(26_100);
  });

  it('are asked for at once where a source is set later, or another one', async () => {
    await refreshRates({ ...program.services, gateways: { ...program.services.gateways, rates: null } });
    expect(asked).toBe(0);
    says({ VND: 26_345 });
    expect(await refreshRates(program.services)).toBe(1);
    const other = createRatesGateway(`${url}?of=another`);
    await refreshRates({ ...program.services, gateways: { ...program.services.gateways, rates: other } });
    await refreshRates({ ...program.services, gateways: { ...program.services.gateways, rates: other } });
    expect(asked).toBe(2);
  });

  it('raise an alarm after three days and take it back', async () => {
    await put('VND', 26_000, 4);
    says({ THB: 32 });
    await refreshRates(program.services);
    expect(await tasks()).toContain('exchange-rates');
    const codes = (await base.pool.query('select code from exchange_rate')).rows.map((row) => row.code as string);
    await base.pool.query('update exchange_rate set fetched_at = banyan_now()');
    says(Object.fromEntries(codes.map((code) => [code, code === 'VND' ? 26_000 : 32])));
    await again();
    await refreshRates(program.services);
    expect(await tasks()).not.toContain('exchange-rates');
  });
});

describe('the age of the rates', () => {
  const metric = async (services = program.services) =>
    /^banyan_rates_age_seconds (\S+)$/m.exec(
      await services.metrics.registry.getSingleMetricAsString('banyan_rates_age_seconds'),
    )?.[1];

  it('is told of a process that has just started, from the currencies in use alone', async () => {
    await put('VND', 26_000, 4);
    await put('SGD', 1.3, 1);
    await put('MMK', 2100, 400);
    const restarted = await createProgram(base.pool, { settings: { RATES_URL: url } });
    expect(Number(await metric(restarted.services))).toBeCloseTo(4 * 86_400, -2);
    await restarted.close();
    await base.pool.query(`delete from exchange_rate where code = 'VND'`);
    expect(await metric()).toBe('+Inf');
  });

  it('of a currency that nobody uses opens no task', async () => {
    says({ VND: 26_000, NPR: 130, SGD: 1.3 });
    await put('MMK', 2100, 400);
    await refreshRates(program.services);
    expect(await tasks()).toEqual([]);
  });

  it('is said at the start where nobody renews them', async () => {
    const { services } = program;
    expect(await ratesNotice(services)).toBeNull();
    const own = { ...services, gateways: { ...services.gateways, rates: null } };
    expect(await ratesNotice(own)).toBeNull();
    const production = { ...own, config: { ...own.config, mode: 'production' as const } };
    expect(await ratesNotice(production)).toMatch(/VND \d+ days.*RATES_URL.*rates:fetch/);
    await base.pool.query('update exchange_rate set fetched_at = banyan_now()');
    expect(await ratesNotice(production)).toBeNull();
  });
});

describe('without a source', () => {
  it('an installation begins with the dated rates of the program, and does not make them younger', async () => {
    const production = { ...program.services.config, mode: 'production' as const };
    const services = {
      ...program.services,
      config: production,
      gateways: { ...program.services.gateways, rates: null },
    };
    await refreshRates(services);
    const vnd = await kept('VND');
    expect(vnd).toMatchObject({ source: 'shipped' });
    expect(vnd.days).toBeGreaterThan(0);
    await again();
    await refreshRates(services);
    expect((await kept('VND')).days).toBe(vnd.days);
  });

  it('a demonstration renews its own figures and no others', async () => {
    await put('VND', 26_000, 4);
    await base.pool.query(`insert into exchange_rate (code, rate, fetched_at, source)
      values ('THB', 32, banyan_now() - interval '20 days', 'demo')`);
    const gateways = { ...program.services.gateways, rates: null };
    expect(await refreshRates({ ...program.services, gateways })).toBe(1);
    expect((await kept('THB')).days).toBe(0);
    expect((await kept('VND')).days).toBe(4);
  });
});

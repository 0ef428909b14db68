import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testConfig } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { recordLog } from '#tests/support/tampering/recorded-log.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { keepSettingsFresh, openSettings, settingsNotice, writeSetting } from './index.ts';

let base: TestDatabase;
const log = recordLog();
const ends: (() => void)[] = [];
beforeEach(async () => {
  base = await createTestDatabase();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await base.drop();
});

const process = (settings: Record<string, string> = {}) => ({
  config: testConfig({ settings }),
  pool: base.pool,
  log: log.log,
});
const change = (key: 'service_fee_rate' | 'brand_name', value: string) =>
  createDatabase(base.pool)
    .transaction()
    .execute((trx) => writeSetting(trx, { key, value, reason: 'As agreed', actorId: null }));

it('are filled once from file and environment; then the database rules, and the start says what differs', async () => {
  const first = process({ BANYAN_SERVICE_FEE_RATE: '0.08' });
  await openSettings(first);
  expect(first.config).toMatchObject({
    serviceFees: { usual: 0.08 },
    currency: { code: 'USD' },
    brand: { name: 'Banyan' },
  });
  expect(await settingsNotice(first)).toBeNull();
  await change('service_fee_rate', '0.1');
  const second = process({ BANYAN_SERVICE_FEE_RATE: '0.08' });
  await openSettings(second);
  expect(second.config.serviceFees.usual).toBe(0.1);
  expect(await settingsNotice(second)).toMatch(/give other values for: service_fee_rate\.$/);
  // No notice for settings that were never set.
  expect(await settingsNotice(process())).toBeNull();
});

it('have a history that nobody can change', async () => {
  await openSettings(process());
  await change('brand_name', 'Days Out');
  const { rows } = await base.pool.query(
    `select from_value, to_value, reason from setting_change where key = 'brand_name' order by id`,
  );
  expect(rows).toEqual([
    { from_value: null, to_value: 'Banyan', reason: '' },
    { from_value: 'Banyan', to_value: 'Days Out', reason: 'As agreed' },
  ]);
  for (const statement of [
    'delete from setting_change',
    `update setting_change set reason = ''`,
    'truncate setting_change',
  ])
    await expect(base.pool.query(statement)).rejects.toThrow(/append-only/);
});

it('that the database has stay as they are, whatever the file says', async () => {
  await base.pool.query(`insert into setting (key, value) values ('currency', 'USD')`);
  const one = process();
  await openSettings({
    ...one,
    config: { ...one.config, first: { given: [], texts: { ...one.config.first.texts, currency: 'EUR' } } },
  });
  const { rows } = await base.pool.query(`select value from setting where key = 'currency'`);
  expect(rows).toEqual([{ value: 'USD' }]);
});

it('come to a process that runs, which keeps them where the database is away', async () => {
  const one = process();
  await openSettings(one);
  const held = one.config;
  ends.push(keepSettingsFresh(one, 20));
  await change('service_fee_rate', '0.2');
  await vi.waitFor(() => expect(held.serviceFees.usual).toBe(0.2), 10_000);
  const away = createPool({ url: 'postgresql://nobody@127.0.0.1:1/none', isPgbouncer: false, size: 1 });
  ends.push(keepSettingsFresh({ ...one, pool: away }, 20));
  await vi.waitFor(() => expect(log.warnings().length).toBeGreaterThan(0), 10_000);
  await away.end();
  expect(held.serviceFees.usual).toBe(0.2);
});

it('that are none count as their first values, and the log names them', async () => {
  const one = process();
  await openSettings(one);
  await base.pool.query(`update setting set value = 'much' where key = 'service_fee_rate'`);
  await openSettings(one);
  expect(one.config.serviceFees.usual).toBe(0.06);
  expect(JSON.stringify(log.warnings())).toContain('service_fee_rate');
});

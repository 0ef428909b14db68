import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addMaster, addVoucherPair, loadKeys, retireMaster } from '#src/server/platform/keys.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { deriveSecret, isSecret } from '#src/server/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { recordLog } from '#tests/support/tampering/recorded-log.ts';
import { keepKeysFresh, refreshKeys } from './run.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base?.drop());

const log = recordLog();
const config = { masterKeys: [] };
const running = async () => ({ pool: base.pool, config, log: log.log, keys: await loadKeys(base.pool, config) });
const come = (id: string) => base.pool.query('update signing_key set created_at = banyan_now() where id = $1', [id]);

it('two processes that run come to a new key without a link that one of them refuses', async () => {
  const [one, other] = [await running(), await running()];
  const held = one.keys;
  const before = deriveSecret(one.keys, 'host', 'row');
  await addMaster(base.pool, [], 5);
  // The first process knows the new key and still signs with the old one, which the other knows.
  await refreshKeys(one);
  expect(one.keys).toBe(held);
  expect(isSecret(other.keys, 'host', 'row', deriveSecret(one.keys, 'host', 'row'))).toBe(true);
  await refreshKeys(other);
  await come('master-2');
  await refreshKeys(one);
  const after = deriveSecret(one.keys, 'host', 'row');
  expect([before.slice(0, 3), after.slice(0, 3)]).toEqual(['k1-', 'k2-']);
  // The other has not reloaded: it signs with the old key and opens both.
  for (const secret of [before, after]) expect(isSecret(other.keys, 'host', 'row', secret)).toBe(true);
  expect(await retireMaster(base.pool, 1, [])).toBeNull();
  await refreshKeys(one);
  expect(isSecret(one.keys, 'host', 'row', before)).toBe(false);
});

it('a pair for vouchers is shown to phones before it signs', async () => {
  const one = await running();
  const first = one.keys.voucher.public.export({ type: 'spki', format: 'pem' });
  const id = await addVoucherPair(base.pool, 1440);
  await refreshKeys(one);
  expect(one.keys.voucher.publics).toHaveLength(2);
  expect(one.keys.voucher.public.export({ type: 'spki', format: 'pem' })).toBe(first);
  await come(id);
  await refreshKeys(one);
  expect(one.keys.voucher.public.export({ type: 'spki', format: 'pem' })).not.toBe(first);
  expect(one.keys.voucher.publics).toHaveLength(2);
});

it('keys stay where the database does not answer, and the log says so', async () => {
  const one = await running();
  const masters = one.keys.masters;
  const away = createPool({ url: 'postgresql://nobody@127.0.0.1:1/none', isPgbouncer: false, size: 1 });
  await refreshKeys({ ...one, pool: away });
  await away.end();
  expect(one.keys.masters).toBe(masters);
  expect(log.warnings()).toHaveLength(1);
});

it('a process reads them again by itself, until it ends', async () => {
  const one = await running();
  const stop = keepKeysFresh(one, 20);
  const version = await addMaster(base.pool, []);
  await vi.waitFor(() => expect(one.keys.masters[0].version).toBe(version), 10_000);
  stop();
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { addMaster, loadMasters, retireMaster, type MasterKey } from './keys.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base?.drop());
beforeEach(() => base.pool.query('delete from signing_key'));

const load = (given: readonly MasterKey[] = []) => loadMasters(base.pool, given);
const versions = async (given: readonly MasterKey[] = []) => (await load(given)).map(({ version }) => version);
const key = (version: number): MasterKey => ({ version, secret: randomBytes(32) });
const insertFirst = (secret: Buffer) =>
  base.pool.query(`insert into signing_key (id, private_key, public_key) values ('csrf', $1, '')`, [
    secret.toString('base64url'),
  ]);

describe('the ring of master keys', () => {
  it('is made at the first start, once, no matter who is faster, and stays', async () => {
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toEqual(other);
    expect(await load()).toEqual(one);
    expect(one).toMatchObject([{ version: 1 }]);
    expect(one[0].secret).toHaveLength(32);
  });

  it('keeps the only key of an older installation as version 0', async () => {
    const secret = randomBytes(32);
    await insertFirst(secret);
    const [newest, first] = await load();
    expect(newest.version).toBe(1);
    expect(first).toEqual({ version: 0, secret });
  });

  it('takes a new key of the database before the older ones, and loses what is retired', async () => {
    await insertFirst(randomBytes(32));
    await load();
    expect(await addMaster(base.pool, [])).toBe(2);
    expect(await versions()).toEqual([2, 1, 0]);
    expect(await retireMaster(base.pool, 0, [])).toBe(null);
    expect(await retireMaster(base.pool, 0, [])).toBe('not-in-database');
    expect(await retireMaster(base.pool, 2, [])).toBe('newest');
    expect(await versions()).toEqual([2, 1]);
  });

  it('signs with a key when its time has come, and opens with it at once', async () => {
    await load();
    expect(await addMaster(base.pool, [], 5)).toBe(2);
    expect(await versions()).toEqual([1, 2]);
    expect(await addMaster(base.pool, [], 5)).toBe(3);
    await base.pool.query(`update signing_key set created_at = banyan_now() where id = 'master-2'`);
    expect(await versions()).toEqual([2, 1, 3]);
    expect(await retireMaster(base.pool, 2, [])).toBe('newest');
  });

  it('takes keys of the settings besides those of the database, and makes none of its own then', async () => {
    const given = [key(12), key(2)];
    await insertFirst(randomBytes(32));
    expect(await versions(given)).toEqual([12, 2, 0]);
    expect((await load(given))[0]).toEqual(given[0]);
    expect(await addMaster(base.pool, given)).toBe(13);
  });

  it('refuses another key under a version that the database has', async () => {
    const [stored] = await load();
    await expect(load([key(1)])).rejects.toThrow('BANYAN_MASTER_KEYS: version 1 is another key in the database');
    expect(await versions([stored])).toEqual([1]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMaster, loadMasters, retireMaster, type MasterKeys } from '#src/server/platform/keys.ts';
import { nameOfRow, seal, sealedColumns, sealUses, unseal, type SealUse } from '#src/server/platform/sealed.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { resealOld } from './due-work.ts';
import { countSealedBy } from './seal-queries.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
});
afterAll(() => base?.drop());
beforeEach(async () => {
  for (const table of ['signing_key', 'payout_detail', 'host_document', 'feed', 'second_factor'])
    await base.pool.query(`delete from ${table}`);
});

const keysNow = async (): Promise<MasterKeys> => ({ masters: await loadMasters(base.pool, []) });

const inserts: Readonly<Record<SealUse, string>> = {
  'payout-details': `insert into payout_detail (id, host_id, sealed, asked_by) values ($1, $2, $3, $2)`,
  'host-document': `insert into host_document (id, host_id, kind, file_kind, byte_size, sealed, sent_by)
    values ($1, $2, 'id', 'pdf', 5, $3, $2)`,
  'feed-address': `insert into feed (id, host_id, name, address, address_hash, shown) values ($1, $2, 'Phone', $3, '', 'a')`,
  'second-factor': `insert into second_factor (user_id, sealed) select $1::uuid, $3 where $1::uuid = $2`,
};

/** Inserts a row of each kind, sealed with the newest of these keys; returns their ids. */
async function insertAll(keys: MasterKeys): Promise<Map<SealUse, string>> {
  const ids = new Map<SealUse, string>();
  for (const use of sealUses) {
    const id = use === 'second-factor' ? hostId : randomUUID();
    await base.pool.query(inserts[use], [id, hostId, seal(keys, use, `${use} in plain`, nameOfRow(use, id))]);
    ids.set(use, id);
  }
  return ids;
}

/** The row's plain text, opened with these keys. */
async function opened(keys: MasterKeys, use: SealUse, id: string): Promise<string | undefined> {
  const { table, key, column } = sealedColumns[use];
  const { rows } = await base.pool.query(`select ${column} as sealed from ${table} where ${key} = $1`, [id]);
  return unseal(keys, use, rows[0].sealed as Buffer, nameOfRow(use, id))?.toString();
}

describe('what is sealed', () => {
  it('of each kind is sealed again under a new master key, and outlives the old one', async () => {
    const ids = await insertAll(await keysNow());
    await addMaster(base.pool, []);
    const keys = await keysNow();
    expect(await countSealedBy(base.db, 1)).toBe(sealUses.length);
    expect([await resealOld({ db: base.db, keys }), await resealOld({ db: base.db, keys })]).toEqual([
      sealUses.length,
      0,
    ]);
    expect([await countSealedBy(base.db, 1), await countSealedBy(base.db, 2)]).toEqual([0, sealUses.length]);
    expect(await retireMaster(base.pool, 1, [])).toBeNull();
    for (const [use, id] of ids) expect(await opened(await keysNow(), use, id)).toBe(`${use} in plain`);
  });

  it('stays as it is under the newest key, and where it does not open', async () => {
    const keys = await keysNow();
    await insertAll(keys);
    expect(await resealOld({ db: base.db, keys })).toBe(0);
    await base.pool.query(`update feed set address = address || '\\x00'`);
    await addMaster(base.pool, []);
    expect(await resealOld({ db: base.db, keys: await keysNow() })).toBe(sealUses.length - 1);
    expect(await countSealedBy(base.db, 1)).toBe(1);
  });
});

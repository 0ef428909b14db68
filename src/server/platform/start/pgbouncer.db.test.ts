// PGBOUNCER=1 from start to guests' calls, behind a stand-in that refuses what PgBouncer refuses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createStrictPooler, type StrictPooler } from '#tests/support/database/strict-pooler.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { missingRoleLimit } from '#src/server/platform/db/pgbouncer.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { createRateLimits } from '#src/server/platform/limits/rate-limits.ts';
import { codeCache } from '#tests/support/process/server-process.ts';
import { makeDataDir, runProgram } from '#tests/support/process/stand-in.ts';
import { sql } from 'kysely';

let database: TestDatabase;
let pooler: StrictPooler;
let place: ReturnType<typeof makeDataDir>;
let settings: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  pooler = await createStrictPooler(database.url);
  place = makeDataDir();
  settings = { BANYAN_DATA_DIR: place.dataDir, DATABASE_URL: pooler.url, PGBOUNCER: '1' };
});
afterEach(async () => {
  await pooler.close();
  place.remove();
});
afterAll(() => database.drop());

const wait = { connect: 5000, query: 5000, statement: 1234, lock: 567, idleInTransaction: 8900 };
const limits = `select name, setting from pg_settings where name in
  ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by name`;

async function runScript(words: readonly string[]): Promise<{ code: number; out: string; errors: string }> {
  const env = { PATH: '/usr/bin:/bin', ...codeCache, ...settings };
  const child = spawn(execPath, words, { cwd: projectRoot, env, stdio: 'pipe' });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, errors };
}

describe('behind PgBouncer', () => {
  it('a demo starts, serves and ends', async () => {
    const program = runProgram(settings);
    const url = await program.ready();
    expect(await (await fetch(`${url}/mark/a`)).json()).toEqual({ ok: true });
    program.child.kill('SIGTERM');
    expect([await program.ended(), program.errors()]).toEqual([0, '']);
    expect(pooler.faults).toEqual([]);
  });

  it('each script that opens a pool of its own does its work', async () => {
    const empty = await createTestDatabase();
    const before = await createStrictPooler(empty.url);
    settings['DATABASE_URL'] = before.url;
    try {
      const seeded = await runScript(['scripts/database/seed.ts', '--fixture', 'acceptance']);
      expect(seeded.code, seeded.errors).toBe(0);
      expect(JSON.parse(seeded.out)).toHaveProperty('coupons');
      const rotated = await runScript(['scripts/keys/rotate-voucher-key.ts']);
      expect(rotated.code, rotated.errors).toBe(0);
      expect(rotated.out).toMatch(/^voucher-\d+ signs in a day/);
      expect(before.faults).toEqual([]);
    } finally {
      await before.close();
      await empty.drop();
    }
  });

  it('no statement has a name: not of the query builder, not of the limits', async () => {
    const pool = createPool({ url: pooler.url, isPgbouncer: true, size: 2 });
    try {
      const db = createDatabase(pool);
      for (let round = 0; round < 3; round += 1) {
        await sql`select ${round}::int as n`.execute(db);
        await createRateLimits(pool).take('auth', '203.0.113.7');
      }
      const { rows } = await pool.query('select count(*)::int as kept from pg_prepared_statements');
      expect(rows).toEqual([{ kept: 0 }]);
    } finally {
      await pool.end();
    }
    expect(pooler.faults).toEqual([]);
  });

  it('each transaction has its limits and the session none, in UTC', async () => {
    const pool = createPool({ url: pooler.url, isPgbouncer: true, size: 1, timeouts: wait });
    try {
      const db = createDatabase(pool);
      const settingsOf = async (run: (text: string) => Promise<{ rows: { setting: string }[] }>) =>
        (await run(limits)).rows.map(({ setting }) => setting);
      const inside = await inTransaction(db, (trx) =>
        settingsOf((text) => sql.raw<{ setting: string }>(text).execute(trx)),
      );
      expect(inside).toEqual(['UTC', '8900', '567', '1234']);
      expect(await settingsOf((text) => pool.query(text))).toEqual(['UTC', '0', '0', '0']);
    } finally {
      await pool.end();
    }
  });

  it('reports once what the database role lacks', async () => {
    const direct = createPool({ url: database.url, isPgbouncer: false, size: 1 });
    const pool = createPool({ url: pooler.url, isPgbouncer: true, size: 1 });
    try {
      expect(await missingRoleLimit(pool, wait)).toMatch(
        /^PGBOUNCER: .*: alter role \S+ set statement_timeout = 1234;$/,
      );
      expect(await missingRoleLimit(direct, wait)).toBeNull();
    } finally {
      await Promise.all([pool.end(), direct.end()]);
    }
  });
});

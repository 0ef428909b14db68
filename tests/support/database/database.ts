// A database of its own for a test: a copy of one template that is migrated once for each state of the migrations.
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '#src/server/db/kysely.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { hashOfMigrations, readMigrations } from '#src/server/db/migration-files.ts';
import { createPool } from '#src/server/db/pool.ts';
import type { Database } from '#src/server/db/schema.ts';
import { ownPid } from '#src/server/db/embedded/processes.ts';
import { exclusively, joinTestServer } from './test-server.ts';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  db: Kysely<Database>;
  /** Ends the pool and removes the database. */
  drop(): Promise<void>;
}

const templatePrefix = 'banyan_template_';
const databasePrefix = 'banyan_test_';
let joined: ReturnType<typeof joinTestServer> | undefined;

/** An empty, migrated database. Each test file makes one and drops it at its end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { server } = await (joined ??= joinTestServer({ isRun: false }));
  const template = await ensureTemplate(server.url);
  const name = `${databasePrefix}${ownPid}_${randomBytes(4).toString('hex')}`;
  await asAdmin(server.url, (admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  const url = server.url(name);
  const pool = createPool({ url, isPgbouncer: false, size: 10 });
  await pool.query(operatorsAreAdmins);
  return {
    url,
    pool,
    db: createDatabase(pool),
    async drop() {
      await pool.end();
      await asAdmin(server.url, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Makes the template before the first test; answers what gives the server free at the end of the run. */
export async function prepareTestServer(): Promise<() => Promise<void>> {
  const { server, isAlone, release } = await (joined ??= joinTestServer({ isRun: true }));
  if (isAlone) await dropLeftovers(server.url);
  await ensureTemplate(server.url);
  return release;
}

/** An operator whom a test writes into the table without areas is an admin; what is about areas gives others. */
const operatorsAreAdmins = `
  create function test_operator_is_admin() returns trigger language plpgsql as $$ begin
    insert into operator_area (user_id, area) select new.id, 'admin'
      where not exists (select from operator_area where user_id = new.id);
    return null;
  end $$;
  create trigger test_operator_is_admin after insert or update of roles on user_account for each row
    when ('operator' = any (new.roles)) execute function test_operator_is_admin()`;

/** From then on operators have the areas that they are given, as in an installation. */
export async function withoutTestAdmins(pool: pg.Pool): Promise<void> {
  await pool.query('drop function test_operator_is_admin cascade');
}

type UrlOf = (database: string) => string;

async function asAdmin<T>(url: UrlOf, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

async function ensureTemplate(url: UrlOf): Promise<string> {
  const name = templatePrefix + hashOfMigrations(readMigrations());
  const isThere = () =>
    asAdmin(url, async (admin) => {
      const found = await admin.query('select from pg_database where datname = $1', [name]);
      return found.rowCount === 1;
    });
  if (await isThere()) return name;
  return exclusively(async () => {
    if (await isThere()) return name;
    const draft = `${name}_draft`;
    await asAdmin(url, (admin) => admin.query(`drop database if exists ${draft}`));
    await asAdmin(url, (admin) => admin.query(`create database ${draft}`));
    await migrate(url(draft));
    await asAdmin(url, (admin) => admin.query(`alter database ${draft} rename to ${name}`));
    return name;
  });
}

/** Databases of runs that were killed, and templates of migrations that have changed. */
async function dropLeftovers(url: UrlOf): Promise<void> {
  const keep = templatePrefix + hashOfMigrations(readMigrations());
  await asAdmin(url, async (admin) => {
    const found = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      'banyan%',
    ]);
    for (const { datname } of found.rows)
      if (datname !== keep) await admin.query(`drop database if exists ${datname} with (force)`);
  });
}

/**
 * Vacuums and analyses until the pages of every table with rows are known to be visible to all. One vacuum is not
 * enough: beside a transaction that is older than the load (autovacuum's, most of all) it marks no page, and the
 * planner then takes index-only scans for dear. For tests that look at plans.
 */
export async function vacuumUntilVisible(client: pg.Pool | pg.PoolClient): Promise<void> {
  for (let left = ['']; left.length > 0;) {
    await client.query(`vacuum analyze ${left.join(', ')}`);
    const { rows } = await client.query<{ name: string }>(`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > 0 and relallvisible = 0`);
    left = rows.map(({ name }) => name);
  }
}

// A separate database for a test: a copy of one template, migrated once for each state of the migrations.
import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { hashOfMigrations, readMigrations } from '#src/server/platform/db/migration-files.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { ownPid } from '#src/server/platform/db/embedded/processes.ts';
import { exclusively, joinTestServer } from './test-server.ts';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  db: Kysely<Database>;
  drop(): Promise<void>;
}

const templatePrefix = 'banyan_template_';
const filledPrefix = 'banyan_filled_';
const databasePrefix = 'banyan_test_';
let joined: ReturnType<typeof joinTestServer> | undefined;
let ensured: Promise<string> | undefined;

/** A migrated database without rows, or without even the schema. Each test file makes one and drops it at its end. */
export async function createTestDatabase({ isBare = false } = {}): Promise<TestDatabase> {
  const { server } = await (joined ??= joinTestServer({ isRun: false }));
  return copyOf(server.url, isBare ? 'template0' : await (ensured ??= ensureTemplate(server.url)));
}

/** A copy of a database that is filled once in a run. `what` names it. */
export async function createFilledDatabase(
  what: string,
  fill: (database: TestDatabase) => Promise<unknown>,
): Promise<TestDatabase> {
  const { server } = await (joined ??= joinTestServer({ isRun: false }));
  await (ensured ??= ensureTemplate(server.url));
  const name = `${filledPrefix}${what}_${process.env[runVariable] ?? ownPid}`;
  await exclusively(async () => {
    if (await isThere(server.url, name)) return;
    const draft = await createTestDatabase();
    await fill(draft);
    await draft.pool.end();
    const made = new URL(draft.url).pathname.slice(1);
    await asAdmin(server.url, (admin) => admin.query(`alter database ${made} rename to ${name}`));
  });
  return copyOf(server.url, name);
}

async function copyOf(urlOf: UrlOf, template: string): Promise<TestDatabase> {
  const name = `${databasePrefix}${ownPid}_${randomBytes(4).toString('hex')}`;
  await asAdmin(urlOf, (admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  const url = urlOf(name);
  const pool = createPool({ url, isPgbouncer: false, size: 10 });
  return {
    url,
    pool,
    db: createDatabase(pool),
    async drop() {
      await pool.end();
      await asAdmin(urlOf, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

const runVariable = 'BANYAN_TEST_RUN';

/** Makes the template before the first test; returns what releases the server at the end of the run. */
export async function prepareTestServer(): Promise<() => Promise<void>> {
  const { server, isAlone, release } = await (joined ??= joinTestServer({ isRun: true }));
  if (isAlone) await dropLeftovers(server.url);
  await ensureTemplate(server.url);
  const run = String(ownPid);
  // The workers start later and take their environment from here.
  process.env[runVariable] = run;
  return async () => {
    await dropAll(server.url, `${filledPrefix}%\\_${run}`);
    await release();
  };
}

/** An operator inserted without areas becomes an admin; tests of areas set others. */
const operatorsAreAdmins = `
  create function test_operator_is_admin() returns trigger language plpgsql as $$ begin
    insert into operator_area (user_id, area) select new.id, 'admin'
      where not exists (select from operator_area where user_id = new.id);
    return null;
  end $$;
  create trigger test_operator_is_admin after insert or update of roles on user_account for each row
    when ('operator' = any (new.roles)) execute function test_operator_is_admin()`;

/** From then on operators only have their given areas, as in an installation. */
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
  const name = templateName();
  if (await isThere(url, name)) return name;
  return exclusively(async () => {
    if (await isThere(url, name)) return name;
    const draft = `${name}_draft`;
    await asAdmin(url, (admin) => admin.query(`drop database if exists ${draft}`));
    await asAdmin(url, (admin) => admin.query(`create database ${draft}`));
    await migrate(url(draft));
    await settle(url(draft));
    await asAdmin(url, (admin) => admin.query(`alter database ${draft} rename to ${name}`));
    return name;
  });
}

function templateName(): string {
  const parts = [hashOfMigrations(readMigrations()), operatorsAreAdmins];
  return templatePrefix + createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** Done once for all copies: the trigger, frozen system catalogues, and the cache of relations. */
async function settle(url: string): Promise<void> {
  const settler = new pg.Client({ connectionString: url });
  await settler.connect();
  await settler.query(operatorsAreAdmins);
  const { rows } = await settler.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'pg_catalog'::regnamespace`,
  );
  await settler.query(`vacuum (freeze) ${rows.map(({ name }) => name).join(', ')}`);
  await settler.end();
  // The first connection after changes writes the cache that later ones read at their start.
  const last = new pg.Client({ connectionString: url });
  await last.connect();
  await last.end();
}

/** Databases of killed runs, and templates of old migrations. */
const dropLeftovers = (url: UrlOf) => dropAll(url, 'banyan%', templateName());

async function dropAll(url: UrlOf, pattern: string, keep = ''): Promise<void> {
  await asAdmin(url, async (admin) => {
    const result = await admin.query<{ name: string }>(
      'select datname as name from pg_database where datname like $1 and datname <> $2',
      [pattern, keep],
    );
    for (const { name } of result.rows) await admin.query(`drop database if exists ${name} with (force)`);
  });
}

function isThere(url: UrlOf, name: string): Promise<boolean> {
  return asAdmin(url, async (admin) => {
    const result = await admin.query('select from pg_database where datname = $1', [name]);
    return result.rowCount === 1;
  });
}

/**
 * Vacuums and analyzes until all pages of tables with rows are marked all-visible. One vacuum is not enough: an older
 * transaction (mostly autovacuum's) prevents the marks, and the planner then considers index-only scans expensive. For
 * tests of plans.
 */
export async function vacuumUntilVisible(client: pg.Pool | pg.PoolClient): Promise<void> {
  for (let left = ['']; left.length > 0;) {
    await client.query(`vacuum analyze ${left.join(', ')}`);
    const { rows } = await client.query<{ name: string }>(`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > 0 and relallvisible = 0`);
    left = rows.map(({ name }) => name);
  }
}

// Migrates the schema: forward only, one process at a time (ADR 005).
//
// A migration runs in a transaction with its neighbors. One whose first line is exactly
// -- outside a transaction
// runs statement by statement, for long work. Each may run twice, since a crash repeats it:
// create [unique] index concurrently if not exists NAME on …;   drop index concurrently if exists NAME;
// analyze …;   vacuum …;   call procedure(…);   (which commits as it goes)
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { refuseHalfRestored } from './bulk/half-restored.ts';
import { keepClocks } from './zone-clocks.ts';
import { baselineName, readMigrations, type Migration, builtIndex } from './migration-files.ts';

// Long index builds must block no one and survive a crash (ADR 005).

interface OutsideTools {
  /** Has no open transaction. */
  client: pg.ClientBase;
  /** Its open transaction holds the lock. */
  holder: pg.ClientBase;
  print: (line: string) => void;
}

const tellEveryMs = 2000;

/** First drops an index that a crash left invalid. */
async function runOutside({ name, outside }: Migration, tools: OutsideTools): Promise<void> {
  const { client } = tools;
  // The role's timeouts are for guests.
  await client.query('set statement_timeout = 0');
  for (const statement of outside ?? []) {
    const index = builtIndex(statement);
    if (index !== null) await dropHalfBuilt(client, index);
    const stop = tell(`Migration ${name}: ${index ?? statement.slice(0, 60)}`, tools);
    try {
      await client.query(statement);
    } finally {
      await stop();
    }
  }
  await client.query('reset statement_timeout');
}

const halfBuilt = `
  select exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as is_growing
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = $1 and c.relnamespace = current_schema()::regnamespace and not i.indisvalid`;

async function dropHalfBuilt(client: pg.ClientBase, index: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_growing: boolean }>(halfBuilt, [index]);
    if (!rows[0]) return;
    if (!rows[0].is_growing) break;
    // The program is gone, but PostgreSQL may still finish the index.
    await sleep(200);
  }
  await client.query(`drop index concurrently if exists ${index}`);
}

const progress = `
  select phase, coalesce(100 * blocks_done / nullif(blocks_total, 0), 100 * tuples_done / nullif(tuples_total, 0))::int
    as percent
  from pg_stat_progress_create_index limit 1`;

/** Prints the progress of slow statements; call the result to stop. */
function tell(what: string, { holder, print }: OutsideTools): () => Promise<void> {
  let asking: Promise<void> = Promise.resolve();
  const ask = async () => {
    // Within a transaction statistics do not change until cleared.
    await holder.query('select pg_stat_clear_snapshot()');
    const { rows } = await holder.query<{ phase: string; percent: number | null }>(progress);
    const [now] = rows;
    print(now ? `${what}, ${now.phase}${now.percent === null ? '' : ` (${now.percent} %)`} …` : `${what} …`);
  };
  const timer = setInterval(() => {
    asking = asking.then(ask).catch(() => undefined);
  }, tellEveryMs);
  return async () => {
    clearInterval(timer);
    await asking;
  };
}

// Only one process migrates at a time.

const pollMs = 100;

/**
 * Locks within `client`'s transaction; calls `onWait` once. Polls, because a waiting statement keeps a snapshot and a
 * concurrent index build would wait for it forever.
 */
async function takeSchemaLock(client: pg.ClientBase, onWait: () => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const taken = await client.query('select from schema_lock for no key update skip locked');
    if (taken.rowCount === 1) return;
    if (attempt === 0) onWait();
    await sleep(pollMs);
  }
}

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

// One query message is one transaction. The role's timeouts are for guests.
const bookkeeping = `
  set local statement_timeout = 0;
  create table if not exists schema_lock (only_row boolean primary key default true check (only_row));
  create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null
  );
  insert into schema_lock default values on conflict do nothing;
`;

interface MigrateOptions {
  migrations?: readonly Migration[];
  /** The setting that refusals name. */
  setting?: 'DATABASE_URL' | 'BANYAN_DATA_DIR';
  /** Prints progress of long builds and waits. */
  print?: (line: string) => void;
  /** A restore may migrate an unfinished database. */
  isRestoring?: boolean;
}

type Tools = Required<MigrateOptions> & { client: pg.Client; open: () => Promise<pg.Client> };

/**
 * Returns the applied names; a second process waits, and finds none to apply. Throws StartRefused for changed, foreign,
 * newer or failing migrations.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const clients: pg.Client[] = [];
  const open = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'banyan migrations' });
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const { migrations = readMigrations(), setting = 'DATABASE_URL', print = () => undefined } = options;
    const { isRestoring = false } = options;
    const tools: Tools = { migrations, setting, print, isRestoring, open, client: await open() };
    if (!isRestoring) await refuseHalfRestored(tools.client, setting);
    await ensureBookkeeping(tools.client, setting);
    return await applyMissing(tools);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function applyMissing(tools: Tools): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const { client } = tools;
    const missing = await lockAndFindMissing(client, tools);
    const end = missing.findIndex(({ outside }) => outside !== null);
    const together = end === -1 ? missing : missing.slice(0, end);
    for (const migration of together) await apply(client, migration, tools);
    if (end === -1 && !tools.isRestoring) await keepClocks(client);
    await client.query('commit');
    done.push(...together.map(({ name }) => name));
    if (end === -1) return done;
    const name = await applyOutside(missing[end]?.number ?? 0, tools);
    if (name !== null) done.push(name);
  }
}

// Another connection holds the lock: the one that builds indexes has no transaction.
async function applyOutside(number: number, tools: Tools): Promise<string | null> {
  const holder = await tools.open();
  const [next] = await lockAndFindMissing(holder, tools);
  if (next?.number !== number) {
    await holder.query('rollback');
    await holder.end();
    return null;
  }
  try {
    await runOutside(next, { client: tools.client, holder, print: tools.print });
  } catch (error) {
    throw refused(`${tools.setting}: migration ${next.name}`, error);
  }
  await record(holder, next);
  await holder.query('commit');
  await holder.end();
  return next.name;
}

/** Takes the lock; returns the missing migrations. */
async function lockAndFindMissing(client: pg.Client, { migrations, setting, print }: Tools): Promise<Migration[]> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await takeSchemaLock(client, () => print('Another Banyan is migrating this database; waiting for it …'));
  const applied = await client.query<Applied>('select number, name, checksum from schema_migration order by number');
  checkHistory(applied.rows, migrations, setting);
  return migrations.slice(applied.rows.length);
}

// "if not exists" may fail when two processes create it at once.
async function ensureBookkeeping(client: pg.Client, setting: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(bookkeeping);
      return;
    } catch (error) {
      const isRace =
        error instanceof pg.DatabaseError && ['23505', '42P07', '42710', 'XX000'].includes(error.code ?? '');
      if (!isRace || attempt === 5) throw refused(`${setting}: the table of migrations`, error);
    }
  }
}

function checkHistory(applied: Applied[], migrations: readonly Migration[], setting: string): void {
  const [first] = applied;
  if (first && (first.name !== baselineName || first.checksum !== migrations[0]?.checksum)) {
    const fresh = setting === 'DATABASE_URL' ? 'an empty database' : 'an empty folder';
    throw new StartRefused(
      `${setting}: the database was made by a snapshot of Banyan with another schema (${applied.at(-1)?.name}): export the data with that program (npm run export), or start with ${fresh}.`,
    );
  }
  for (const [index, past] of applied.entries()) {
    const migration = migrations[index];
    if (!migration)
      throw new StartRefused(
        `${setting}: the database has migration ${past.name}, which this Banyan does not know: it was made by a newer Banyan; start that one.`,
      );
    if (migration.number !== past.number || migration.checksum !== past.checksum)
      throw new StartRefused(
        `${setting}: migration ${past.name} changed after it was applied to this database: restore the file as it was, or start with an empty database.`,
      );
  }
}

async function apply(client: pg.Client, migration: Migration, { setting }: Tools): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw refused(`${setting}: migration ${migration.name}`, error);
  }
  await record(client, migration);
}

async function record(client: pg.Client, { number, name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migration (number, name, checksum, applied_at) values ($1, $2, $3, $4)', [
    number,
    name,
    checksum,
    new Date(),
  ]);
}

function refused(what: string, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new StartRefused(`${what} failed: ${error.message} (${error.code}).`, error);
}

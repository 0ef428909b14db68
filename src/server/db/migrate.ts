// Brings a database to the schema of this program: forward only, all or nothing, one process at a time (ADR 005).
import pg from 'pg';
import { StartRefused } from '#src/server/config/start-refused.ts';
import { readMigrations, type Migration } from './migration-files.ts';

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

const bookkeeping = `
  create table if not exists schema_lock (only_row boolean primary key default true check (only_row));
  create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null
  );
  insert into schema_lock default values on conflict do nothing;
`;

export interface MigrateOptions {
  migrations?: readonly Migration[];
  /** The setting that says where the database is, for the line of a refusal. */
  setting?: 'DATABASE_URL' | 'BANYAN_DATA_DIR';
}

/**
 * Applies what is missing in one transaction and answers the names applied. Whoever comes second waits for the first
 * and finds nothing to do. Throws StartRefused for a migration that changed after it was applied, for a database that
 * a newer program has made, and for a migration that PostgreSQL refuses.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { migrations = readMigrations(), setting = 'DATABASE_URL' } = options;
  const client = new pg.Client({ connectionString: url, application_name: 'banyan migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await ensureBookkeeping(client, setting);
    await client.query('begin');
    await client.query('select from schema_lock for update');
    const applied = await client.query<Applied>('select number, name, checksum from schema_migration order by number');
    checkHistory(applied.rows, migrations, setting);
    const missing = migrations.slice(applied.rows.length);
    for (const migration of missing) await apply(client, migration, setting);
    await client.query('commit');
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

// Two processes that make the same table at once: PostgreSQL fails one of them although both say "if not exists".
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
  for (const [index, past] of applied.entries()) {
    const known = migrations[index];
    if (!known)
      throw new StartRefused(
        `${setting}: the database has migration ${past.name}, which this Banyan does not know: it was made by a newer Banyan; start that one.`,
      );
    if (known.number !== past.number || known.checksum !== past.checksum)
      throw new StartRefused(
        `${setting}: migration ${past.name} changed after it was applied to this database: restore the file as it was, or start with an empty database.`,
      );
  }
}

async function apply(client: pg.Client, migration: Migration, setting: string): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw refused(`${setting}: migration ${migration.name}`, error);
  }
  await client.query('insert into schema_migration (number, name, checksum, applied_at) values ($1, $2, $3, $4)', [
    migration.number,
    migration.name,
    migration.checksum,
    new Date(),
  ]);
}

function refused(what: string, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new StartRefused(`${what} failed: ${error.message} (${error.code}).`, error);
}

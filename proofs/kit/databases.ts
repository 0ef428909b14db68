// Databases for proofs: on a built-in PostgreSQL in a temporary folder, or on a named server.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#src/server/platform/db/embedded/embedded.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { createPool, type DatabaseAddress } from '#src/server/platform/db/pool.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';

export interface ProofDatabase {
  url: string;
  /** How the processes of the proof reach it; by default as the proof does. */
  program?: DatabaseAddress;
  pool: pg.Pool;
  drop(): Promise<void>;
}

export function programAddress({ url, program }: Pick<ProofDatabase, 'url' | 'program'>): DatabaseAddress {
  return program ?? { url, isPgbouncer: false };
}

export interface Databases {
  url(name: string): string;
  /** One with only the schema, a city and a host. */
  fresh(): Promise<ProofDatabase>;
  end(): Promise<void>;
}

// Processes are killed here, the database is not: nothing needs to reach the disk.
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** `address`: a PostgreSQL where this role may create databases; by default a temporary one. */
export async function openDatabases(address?: string): Promise<Databases> {
  const place = address === undefined ? await startOwn() : { url: urlOn(address), end: async () => undefined };
  const template = `banyan_proof_${randomBytes(5).toString('hex')}`;
  const admin = address ?? place.url('postgres');
  await asAdmin(admin, `create database ${template}`);
  await migrate(place.url(template));
  await inPool(place.url(template), insertBookableCity);
  let count = 0;
  return {
    url: place.url,
    async fresh() {
      const name = `${template}_${(count += 1)}`;
      await asAdmin(admin, `create database ${name} template ${template}`);
      const url = place.url(name);
      const pool = createPool({
        url,
        isPgbouncer: false,
        size: 6,
        timeouts: { query: 60_000, statement: 60_000, lock: 20_000 },
      });
      const drop = async () => {
        await pool.end();
        await asAdmin(admin, `drop database ${name} with (force)`);
      };
      return { url, pool, drop };
    },
    async end() {
      await asAdmin(admin, `drop database ${template} with (force)`);
      await place.end();
    },
  };
}

/** A separate connection: the server may be another one next time. */
async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

async function startOwn() {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-proof-'));
  const words = flags.flatMap((flag) => ['-c', flag]);
  const server = await startEmbedded({ dataDir, log: () => undefined, flags: words });
  return {
    url: server.url,
    async end() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function urlOn(address: string) {
  return (database: string) => {
    const url = new URL(address);
    url.pathname = `/${database}`;
    return url.toString();
  };
}

async function inPool(url: string, work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = createPool({ url, isPgbouncer: false, size: 1 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

// PostgreSQL connections with every timeout set (docs/reference/limits.md#answering-in-time).
import pg from 'pg';
import { suitTransactionPooling } from './pgbouncer.ts';
import { valueParsers } from './value-parsers.ts';

export interface DatabaseAddress {
  /** For a socket postgresql://user@localhost/name?host=/folder. */
  url: string;
  /** Transaction mode: no session settings, no named statements. */
  isPgbouncer: boolean;
}

interface PoolOptions extends DatabaseAddress {
  size: number;
  /** Lost connections; the pool replaces them. */
  onLost?: (error: Error) => void;
  timeouts?: Partial<Timeouts>;
}

/** Milliseconds. */
interface Timeouts {
  connect: number;
  /** In the program: detects a hanging server. */
  query: number;
  /** In the server: ends the work. */
  statement: number;
  lock: number;
  idleInTransaction: number;
}

// connect + query stay under the 5 seconds of every answer (docs/reference/limits.md#answering-in-time).
export const defaultTimeouts: Readonly<Timeouts> = {
  connect: 1900,
  query: 2900,
  statement: 2600,
  lock: 2000,
  idleInTransaction: 10_000,
};

/** Connects on first use. Lost connections never end the process. */
export function createPool(options: PoolOptions): pg.Pool {
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const session: pg.PoolConfig = {
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    options: '-c timezone=UTC',
  };
  const pooled: pg.PoolConfig = { onConnect: (client) => suitTransactionPooling(client, timeouts) };
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    application_name: 'banyan',
    types: valueParsers(),
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(options.isPgbouncer ? pooled : session),
  });
  const report = (error: Error) => options.onLost?.(error);
  pool.on('error', report);
  // The pool listens to idle clients only: one in use would crash the process.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

// For imports: long statements.
const tenMinutes = 600_000;

/** Waits for locks as long as a person might. */
export const patientTimeouts = {
  connect: 5000,
  query: tenMinutes,
  statement: tenMinutes,
  lock: 60_000,
  idleInTransaction: tenMinutes,
} as const;

/** For commands, without guest timeouts. A lost connection fails its query, not the process: a temporary database ends first. */
export function createCommandPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types: valueParsers(), max: size });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** One connection for a full read or write. `name` is for server monitoring. A loss fails the query, not the process. */
export async function openPatientClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, types: valueParsers() });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

// Connections to PostgreSQL with every timeout set: nothing may wait forever (docs/reference/limits.md#answering-in-time).
import pg from 'pg';
import { suitTransactionPooling } from './pgbouncer.ts';
import { valueParsers } from './value-parsers.ts';

/** Where a database is and what stands in front of it. */
export interface DatabaseAddress {
  /** postgresql://… ; for a socket postgresql://user@localhost/name?host=/folder. */
  url: string;
  /** PgBouncer in transaction mode: no session settings at connect, no named statements. */
  isPgbouncer: boolean;
}

interface PoolOptions extends DatabaseAddress {
  size: number;
  /** Told of every lost connection; the pool replaces it by itself. */
  onLost?: (error: Error) => void;
  timeouts?: Partial<Timeouts>;
}

/** All in milliseconds. */
interface Timeouts {
  connect: number;
  /** In the program: also catches a server that hangs. */
  query: number;
  /** In the server: ends the work, not only the waiting. */
  statement: number;
  lock: number;
  idleInTransaction: number;
}

// connect + query stay under the 5 seconds within which every request is answered (docs/reference/limits.md#answering-in-time).
export const defaultTimeouts: Readonly<Timeouts> = {
  connect: 1900,
  query: 2900,
  statement: 2600,
  lock: 2000,
  idleInTransaction: 10_000,
};

/** Opens a pool; connects on first use. A connection that is lost, idle or in use, never ends the process. */
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
  // The pool listens only to idle clients: without this a client in use takes the process down with it.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

// Limits of the connection for an import, in milliseconds: one transaction with long statements.
const tenMinutes = 600_000;

/** For createPool. A lock is waited for as long as a person might. */
export const patientTimeouts = {
  connect: 5000,
  query: tenMinutes,
  statement: tenMinutes,
  lock: 60_000,
  idleInTransaction: tenMinutes,
} as const;

/**
 * A few connections for a command, without the timeouts of a pool for guests. One that is lost fails what it was asked, not the
 * process: a database that was started for the command alone ends before the last of its connections has heard of it.
 */
export function createCommandPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types: valueParsers(), max: size });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * One connection for a command that reads or writes everything, without the timeouts of a pool. `name` is for whoever looks at what the
 * server does. A connection that is lost fails what it was asked, not the process.
 */
export async function openPatientClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, types: valueParsers() });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

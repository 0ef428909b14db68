// Connections to PostgreSQL, with every timeout set (docs/reference/limits.md#deadlines).
import pg from 'pg';
import { suitTransactionPooling } from './pgbouncer.ts';
import { valueParsers } from './value-parsers.ts';

export interface DatabaseAddress {
  /** For a socket: postgresql://user@localhost/name?host=/folder. */
  url: string;
  /** Transaction mode: no settings per session, no named statements. */
  isPgbouncer: boolean;
}

interface PoolOptions extends DatabaseAddress {
  size: number;
  /** Called for a lost connection; the pool replaces it. */
  onLost?: (error: Error) => void;
  timeouts?: Partial<Timeouts>;
}

/** Milliseconds. */
interface Timeouts {
  connect: number;
  /** In the program: notices a hanging server. */
  query: number;
  /** In the server: stops the work. */
  statement: number;
  lock: number;
  idleInTransaction: number;
}

// connect and query together stay below the 5 seconds of every response (docs/reference/limits.md#deadlines).
export const defaultTimeouts: Readonly<Timeouts> = {
  connect: 1900,
  query: 2900,
  statement: 2600,
  lock: 2000,
  idleInTransaction: 10_000,
};

/** Connects on first use. A lost connection never ends the process. */
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
  // The pool only handles errors of idle clients; one of a busy client would crash the process.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

// Imports have long statements.
const tenMinutes = 600_000;

/** Waits for locks as long as a person would. */
export const patientTimeouts = {
  connect: 5000,
  query: tenMinutes,
  statement: tenMinutes,
  lock: 60_000,
  idleInTransaction: tenMinutes,
} as const;

/**
 * For commands: without the timeouts for guests. A lost connection fails its query, not the process, because a
 * temporary database ends first.
 */
export function createCommandPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types: valueParsers(), max: size });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * One connection for a long read or write. `name` appears in the server's monitoring. A lost connection fails its
 * query, not the process.
 */
export async function openPatientClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, types: valueParsers() });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

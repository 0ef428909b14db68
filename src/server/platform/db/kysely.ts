// The query builder over the pool, with the two things the driver lacks: it gives up a connection whose answer did
// not come, and it names "away" errors (docs/reference/limits.md#answering-in-time).
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './schema.ts';
import { lockTroubleOf, type LockTrouble, asUnavailable } from './transaction.ts';

interface DatabaseOptions {
  /** Told of each statement that PostgreSQL ended because of somebody else's lock, also when it is then tried again. */
  onLockTrouble?: (trouble: LockTrouble) => void;
}

/**
 * A Kysely over `pool`. Ending the pool is the caller's. Queries throw Unavailable when the database is away.
 * Statements have names, so that each connection prepares them once, which halves what a hot one costs; a pool behind
 * PgBouncer takes the names off again.
 */
export function createDatabase(
  pool: Pool,
  { onLockTrouble = () => undefined }: DatabaseOptions = {},
): Kysely<Database> {
  const tools = { nameOf: createNames(), onLockTrouble };
  const source = {
    options: pool.options,
    connect: async () => guard(await connect(pool), tools),
    end: async () => undefined,
  };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: source as never }) });
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}

interface Tools {
  nameOf: (text: string) => string | undefined;
  onLockTrouble: (trouble: LockTrouble) => void;
}

// Each prepared statement holds memory in every connection: texts beyond this count (free filter mixes) stay unnamed.
const namesMax = 400;

function createNames(): Tools['nameOf'] {
  const names = new Map<string, string>();
  return (text) => {
    const cached = names.get(text);
    if (cached !== undefined || names.size >= namesMax) return cached;
    const name = `banyan_${names.size}`;
    names.set(text, name);
    return name;
  };
}

const guarded = new WeakMap<PoolClient, ReturnType<typeof makeGuard>>();

// One guard for each client, because Kysely knows a connection by the object it was given.
function guard(client: PoolClient, tools: Tools): ReturnType<typeof makeGuard> {
  const cached = guarded.get(client);
  if (cached) return cached;
  const made = makeGuard(client, tools);
  guarded.set(client, made);
  return made;
}

function makeGuard(client: PoolClient, { nameOf, onLockTrouble }: Tools) {
  let isLost = false;
  return {
    get processID() {
      return (client as PoolClient & { processID?: number }).processID;
    },
    async query(text: string, values: unknown[]) {
      // After a timeout the connection still owes an answer: nothing more may be sent on it, not even a rollback.
      if (isLost) throw asUnavailable(new Error('The database connection was given up'));
      try {
        const name = values.length > 0 ? nameOf(text) : undefined;
        return name === undefined ? await client.query(text, values) : await client.query({ name, text, values });
      } catch (error) {
        const trouble = lockTroubleOf(error);
        if (trouble !== null) onLockTrouble(trouble);
        const unavailable = asUnavailable(error);
        isLost = unavailable !== null && !isAnswered(error);
        throw unavailable ?? error;
      }
    },
    release(destroy?: boolean) {
      client.release(destroy || isLost);
    },
  };
}

/** True when the server itself answered with the error, so that the connection may be used again. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && (error as { severity: string }).severity === 'ERROR';
}

// Statements that run for every touch of the booking widget: planned once for each connection, not each time (ADR 005).

interface Access {
  db: Kysely<Database>;
  pool: Pool;
}

/** Runs a statement outside any transaction as a named one. A name stands for one text forever. */
export async function runNamed<Row extends object>(
  access: Access,
  name: string,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(access.db);
  try {
    const result = await access.pool.query<Row>({ name, text, values: [...parameters] });
    return result.rows;
  } catch (error) {
    throw asUnavailable(error) ?? error;
  }
}

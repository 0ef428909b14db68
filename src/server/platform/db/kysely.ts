// The query builder. It also drops connections that still owe a response, and recognizes an unavailable database
// (docs/reference/limits.md#deadlines).
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './schema.ts';
import { lockTroubleOf, type LockTrouble, asUnavailable } from './transaction.ts';

interface DatabaseOptions {
  /** Called for every statement that fails because of another's lock, even when retried. */
  onLockTrouble?: (trouble: LockTrouble) => void;
}

/**
 * The caller ends the pool. Throws Unavailable when the database is. Each connection prepares named statements once,
 * which halves the time of frequent ones; behind PgBouncer names are removed.
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

// Prepared statements use memory; further ones stay unnamed.
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

// One per client object, by which Kysely tells connections apart.
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
      // The connection still owes a response: send nothing more.
      if (isLost) throw asUnavailable(new Error('The database connection was abandoned'));
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

/** True when the server responded, so the connection is usable. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && (error as { severity: string }).severity === 'ERROR';
}

// Frequent statements of the booking widget, planned once per connection (ADR 005).

interface Access {
  db: Kysely<Database>;
  pool: Pool;
}

/** A name always belongs to the same SQL. */
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

// The query builder over the pool, with the two things the driver lacks: it gives up a connection whose answer did
// not come, and it names "away" errors (reliability 4).
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './schema.ts';
import { asUnavailable } from './unavailable.ts';

/** A Kysely over `pool`. Ending the pool is the caller's. Queries throw Unavailable when the database is away. */
export function createDatabase(pool: Pool): Kysely<Database> {
  const source = {
    options: pool.options,
    connect: async () => guard(await connect(pool)),
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

const guarded = new WeakMap<PoolClient, ReturnType<typeof makeGuard>>();

// One guard for each client, because Kysely knows a connection by the object it was given.
function guard(client: PoolClient): ReturnType<typeof makeGuard> {
  const known = guarded.get(client);
  if (known) return known;
  const made = makeGuard(client);
  guarded.set(client, made);
  return made;
}

function makeGuard(client: PoolClient) {
  let isLost = false;
  return {
    get processID() {
      return (client as PoolClient & { processID?: number }).processID;
    },
    async query(text: string, values: unknown[]) {
      // After a timeout the connection still owes an answer: nothing more may be sent on it, not even a rollback.
      if (isLost) throw asUnavailable(new Error('The database connection was given up'));
      try {
        return await client.query(text, values);
      } catch (error) {
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

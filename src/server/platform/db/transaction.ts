// The one way to open a transaction: tries again when PostgreSQL says that the same work may succeed on another try (ADR 005).
import type { Kysely, Transaction } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable } from './db-errors.ts';
import type { Database } from './schema.ts';

const attempts = 5;
const firstPauseMs = 15;

/**
 * Runs `work` in one transaction and answers what it answers. 40001 (serialization) and 40P01 (deadlock) are tried
 * again, at most five times in all, with a growing random pause so that two rivals do not meet again. `work` must
 * therefore have no effect outside the database. Throws Unavailable when the database is away; a commit whose
 * answer was lost is not repeated, because it may have happened.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isRetryable(error) || attempt === attempts) throw error;
      await sleep(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

// Transactions, run again after a deadlock, and errors of the database that are no bugs: a statement that another lock ended
// (ADR 010), a database that is away or too busy, which answers 503 with Retry-After (docs/reference/limits.md#answering-in-time).
import type { Kysely, Transaction } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './schema.ts';

/** `deadlock` and `serialization` are tried again; `lock_timeout` answers the guest with 503. */
export type LockTrouble = 'deadlock' | 'serialization' | 'lock_timeout';

const troubles: Readonly<Record<string, LockTrouble>> = {
  '40P01': 'deadlock',
  '40001': 'serialization',
  '55P03': 'lock_timeout',
};

/** The kind of an error of the driver; null for every other error. */
export function lockTroubleOf(error: unknown): LockTrouble | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && Object.hasOwn(troubles, code) ? (troubles[code] ?? null) : null;
}

/** True where the same work may succeed when it is tried again: PostgreSQL chose this transaction to give way. */
export function isRetryable(error: unknown): boolean {
  const trouble = lockTroubleOf(error);
  return trouble === 'serialization' || trouble === 'deadlock';
}

/** Thrown instead of a driver's error when trying again later may help. `cause` is the driver's error. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(cause: unknown, retryAfterSeconds = 2) {
    super('the database is not available', { cause });
    this.name = 'Unavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

// 57P0x: shut down, crash, starting up. 53xxx: out of connections, memory or disk. 08xxx: connection lost.
// 55P03 lock_timeout and 57014 statement_timeout: too busy. 25P03: idle in transaction for too long. 25006: a
// standby that is not the primary yet.
const serverCodes = /^(57P0[1-5]|53\d{3}|08\w{3}|55P03|57014|25P03|25P04|25006)$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// The driver gives these errors no code.
const driverTexts =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|The database connection was given up)/;

/** The error as Unavailable when it says that the database is away or overloaded; null for every other error. */
export function asUnavailable(error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error;
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && serverCodes.test(code)) return new Unavailable(error);
  // ENOENT is a missing socket only when it comes from connecting; of a file it is a bug.
  if (code !== undefined && systemCodes.has(code) && (code !== 'ENOENT' || syscall === 'connect'))
    return new Unavailable(error);
  if (error instanceof AggregateError && error.errors.some((one) => asUnavailable(one))) return new Unavailable(error);
  return driverTexts.test(error.message) ? new Unavailable(error) : null;
}

// The one way to open a transaction: tries again when PostgreSQL says that the same work may succeed on another try (ADR 005).

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

// Transactions with retries, and errors that a retry may solve: lock conflicts (ADR 010), and an unavailable or busy
// database (503 with Retry-After).
import type { Kysely, Transaction } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './schema.ts';

/** `lock_timeout` answers 503; the others are retried. */
export type LockTrouble = 'deadlock' | 'serialization' | 'lock_timeout';

const troubles: Readonly<Record<string, LockTrouble>> = {
  '40P01': 'deadlock',
  '40001': 'serialization',
  '55P03': 'lock_timeout',
};

/** Null for other errors. */
export function lockTroubleOf(error: unknown): LockTrouble | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && Object.hasOwn(troubles, code) ? (troubles[code] ?? null) : null;
}

/** PostgreSQL aborted this transaction to resolve a conflict. */
export function isRetryable(error: unknown): boolean {
  const trouble = lockTroubleOf(error);
  return trouble === 'serialization' || trouble === 'deadlock';
}

/** A later retry may succeed. `cause` is the driver's error. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(cause: unknown, retryAfterSeconds = 2) {
    super('the database is not available', { cause });
    this.name = 'Unavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

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
// These errors have no code.
const driverTexts =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|The database connection was abandoned)/;

/** Null for other errors. */
export function asUnavailable(error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error;
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && serverCodes.test(code)) return new Unavailable(error);
  // ENOENT means a missing socket only while connecting.
  if (code !== undefined && systemCodes.has(code) && (code !== 'ENOENT' || syscall === 'connect'))
    return new Unavailable(error);
  if (error instanceof AggregateError && error.errors.some((one) => asUnavailable(one))) return new Unavailable(error);
  return driverTexts.test(error.message) ? new Unavailable(error) : null;
}

// The only way to open a transaction (ADR 005).

const attempts = 5;
const firstPauseMs = 15;

/**
 * Retries 40001 and 40P01 up to five times, with growing random pauses, so `work` must have no outside effect. Throws
 * Unavailable when the database is; never repeats a commit whose result was lost.
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

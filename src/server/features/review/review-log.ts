// Appends to the review log's hash chain (ADR 076).
import { createHash } from 'node:crypto';
import type { Transaction, Kysely } from 'kysely';
import { logLine, noHash, type LogEntry, chainCheck } from '#src/domain/review/review-log.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findHead, insertLogRow, lockLog, findDisagreements, readLog } from './log-queries.ts';

export function sha256Hex(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Returns the new hash. Call it last: other reviews wait. */
export async function appendToLog(
  trx: Transaction<Database>,
  what: Pick<LogEntry, 'kind' | 'review_id'> & Partial<Pick<LogEntry, 'rating' | 'reason' | 'text_hash'>>,
): Promise<string> {
  await lockLog(trx);
  const head = await findHead(trx);
  const entry: LogEntry = {
    seq: (head.seq ?? 0) + 1,
    at: head.now,
    previous: head.hash ?? noHash,
    rating: null,
    reason: '',
    text_hash: null,
    ...what,
  };
  const hash = sha256Hex(logLine(entry));
  await insertLogRow(trx, { ...entry, hash });
  return hash;
}

// Verifies the log, and reviews against it (docs/domain/reviews.md#log).

const atOnce = 1000;

interface LogVerdict {
  rows: number;
  /** Null for an empty log. */
  head: string | null;
  /** Empty when all holds. */
  faults: string[];
}

/** Reads everything. `witnessed` hashes were kept by people: a log without them was rewritten. */
export async function verifyReviews(db: Kysely<Database>, witnessed: readonly string[] = []): Promise<LogVerdict> {
  const check = chainCheck((text) => sha256Hex(text));
  const missing = new Set(witnessed.map((hash) => hash.toLowerCase()));
  const verdict: LogVerdict = { rows: 0, head: null, faults: [] };
  for (let after = -1; ;) {
    const rows = await readLog(db, after, atOnce);
    for (const row of rows) {
      verdict.faults.push(...check(row));
      missing.delete(row.hash);
    }
    const last = rows.at(-1);
    if (!last) break;
    verdict.rows += rows.length;
    verdict.head = last.hash;
    after = last.seq;
  }
  verdict.faults.push(...[...missing].map((hash) => `the hash ${hash} is not in the log`));
  verdict.faults.push(...(await findDisagreements(db)));
  return verdict;
}

// Goes on with the log of reviews: what happened, behind the hash of what happened before (ADR 076).
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { logLine, noHash, type LogEntry } from '#src/domain/review/review-log.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findHead, insertLogRow, lockLog } from './log-queries.ts';

/** SHA-256 in hexadecimal digits. */
export function sha256Hex(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/**
 * Appends a row and answers its hash, which is the newest until the transaction ends. To be called last in it: every other
 * review waits meanwhile.
 */
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

// Whether the log of reviews is whole, and whether the reviews are what it says (docs/reviews.md#log).
import type { Kysely } from 'kysely';
import { chainCheck } from '#src/domain/review/review-log.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { sha256Hex } from './append-log.ts';
import { findDisagreements, readLog } from './log-queries.ts';

const atOnce = 1000;

export interface LogVerdict {
  rows: number;
  /** The newest hash; null for an empty log. */
  head: string | null;
  /** One sentence each; none when everything holds. */
  faults: string[];
}

/**
 * Reads the whole log. `known` are hashes that somebody kept from a mail or from the page: a log without one of them was
 * written anew.
 */
export async function verifyReviews(db: Kysely<Database>, known: readonly string[] = []): Promise<LogVerdict> {
  const check = chainCheck((text) => sha256Hex(text));
  const missing = new Set(known.map((hash) => hash.toLowerCase()));
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

// The log of reviews: a chain in which each row has the hash of the one before (docs/domain/reviews.md#log, ADR 076).

/** Hashes are 64 hexadecimal digits. The row before the first one. */
export const noHash = '0'.repeat(64);

/** What happened to a review. `restored`: a removal was taken back. `erased`: its text and salt are gone, on the wish of who wrote it. */
export type LogKind = 'written' | 'removed' | 'restored' | 'erased';

/** A row without its own hash. */
export interface LogEntry {
  readonly seq: number;
  readonly kind: LogKind;
  readonly review_id: string;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly at: string;
  /** Stars, of a review that was written. */
  readonly rating: number | null;
  /** Why it was removed, as everybody may read it, or restored; else empty. */
  readonly reason: string;
  /** SHA-256 of salt and text, of a review that was written. */
  readonly text_hash: string | null;
  readonly previous: string;
}

/** The text that is hashed: a version, then the fields in their order, as JSON without spaces. */
export function logLine({ seq, kind, review_id, at, rating, reason, text_hash, previous }: LogEntry): string {
  return JSON.stringify(['review-log-1', seq, kind, review_id, at, rating, reason, text_hash, previous]);
}

/** A row as it is stored. */
export interface LoggedEntry extends LogEntry {
  readonly hash: string;
}

/**
 * A check that is given the rows of a chain one after the other and answers what is wrong with each, a sentence a fault.
 * `sha256` answers the hash of a text in hexadecimal digits.
 */
export function chainCheck(sha256: (text: string) => string): (row: LoggedEntry) => string[] {
  let before = { seq: 0, hash: noHash };
  return (row) => {
    const faults = [
      ...(row.seq === before.seq + 1 ? [] : [`row ${row.seq} follows row ${before.seq}`]),
      ...(row.previous === before.hash ? [] : [`row ${row.seq} does not name the hash of the row before it`]),
      ...(sha256(logLine(row)) === row.hash ? [] : [`row ${row.seq} is not what its hash says`]),
    ];
    before = row;
    return faults;
  };
}

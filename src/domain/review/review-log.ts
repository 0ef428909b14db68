// The log of reviews: a chain in which each row has the hash of the previous one (docs/domain/reviews.md#log, ADR 076).

/** The hash before the first row: 64 hexadecimal digits. */
export const noHash = '0'.repeat(64);

/**
 * Events of a review. `restored`: a removal was undone. `erased`: text and salt were deleted at the author's request.
 */
export type LogKind = 'written' | 'removed' | 'restored' | 'erased';

export interface LogEntry {
  readonly seq: number;
  readonly kind: LogKind;
  readonly review_id: string;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly at: string;
  /** Stars of a `written` row. */
  readonly rating: number | null;
  /** The public reason of a removal or restoration; else empty. */
  readonly reason: string;
  /** SHA-256 of salt and text, of a `written` row. */
  readonly text_hash: string | null;
  readonly previous: string;
}

/** The text that is hashed: a version, then the fields in order, as JSON without spaces. */
export function logLine({ seq, kind, review_id, at, rating, reason, text_hash, previous }: LogEntry): string {
  return JSON.stringify(['review-log-1', seq, kind, review_id, at, rating, reason, text_hash, previous]);
}

export interface LoggedEntry extends LogEntry {
  readonly hash: string;
}

/**
 * A check to call with the rows of a chain in order; it returns each row's faults, a sentence each. `sha256` returns
 * the hash of a text in hexadecimal digits.
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

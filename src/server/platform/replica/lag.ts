// How old the replica is, by the positions of the write-ahead log: no clock of another machine is asked.

/** A position in the log, as `pg_current_wal_flush_lsn()` writes it (`16/B374D848`), as one number that grows. */
export function positionOf(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export interface Lag {
  /** What the primary had on disk at this moment; `at` in milliseconds of a clock that never goes back. */
  notePrimary(position: bigint, at: number): void;
  /** What the replica has read in; null when it does not answer or is no replica. */
  noteReplica(position: bigint | null): void;
  /** How old the replica may be at most, in milliseconds; Infinity while nothing is known. */
  ageAt(now: number): number;
}

/** Positions of the primary that are remembered: at two a second far more than any age that is allowed. */
const remembered = 200;

/**
 * Remembers where the primary was and when. The replica is as old as the latest of these moments whose position it has
 * reached: what was committed before is in it.
 */
export function trackLag(): Lag {
  let passed: { position: bigint; at: number }[] = [];
  let asOf = Number.NEGATIVE_INFINITY;
  return {
    notePrimary(position, at) {
      // A primary that stands before its own past is another one: nothing of what was known holds.
      if (passed.some((earlier) => earlier.position > position)) {
        passed = [];
        asOf = Number.NEGATIVE_INFINITY;
      }
      passed = [...passed.slice(1 - remembered), { position, at }];
    },
    noteReplica(position) {
      if (position === null) return void (asOf = Number.NEGATIVE_INFINITY);
      const reached = passed.findLast((moment) => moment.position <= position);
      if (reached !== undefined) asOf = Math.max(asOf, reached.at);
    },
    ageAt: (now) => now - asOf,
  };
}

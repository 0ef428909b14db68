// Measures replica lag by log positions, without comparing clocks.

/** `16/B374D848` as a number that grows. */
export function positionOf(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export interface Lag {
  /** Flushed on the primary; `at` is monotonic, in ms. */
  notePrimary(position: bigint, at: number): void;
  /** Null when the replica did not answer or is none. */
  noteReplica(position: bigint | null): void;
  /** Upper bound in ms; Infinity when unknown. */
  ageAt(now: number): number;
}

/** Positions; at two a second they reach beyond any allowed age. */
const remembered = 200;

/** The replica is as old as the latest remembered position that it has replayed. */
export function trackLag(): Lag {
  let passed: { position: bigint; at: number }[] = [];
  let asOf = Number.NEGATIVE_INFINITY;
  return {
    notePrimary(position, at) {
      // The position fell: another server became primary.
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

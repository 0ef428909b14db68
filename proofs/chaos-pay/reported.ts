// Outcomes reported to guests: the program must honour them.

export interface ReportedOutcome {
  ref: string;
  /** The last reported state; `open` without a final one. */
  word: 'open' | 'paid' | 'cancelled';
}

export interface Tally {
  reported: ReportedOutcome[];
  counts: Map<string, number>;
}

export function count(tally: Tally, what: string): void {
  tally.counts.set(what, (tally.counts.get(what) ?? 0) + 1);
}

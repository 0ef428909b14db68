// What guests were answered about their bookings: the program must keep its word, whatever happened since.

export interface ReportedOutcome {
  ref: string;
  /** The last word on whether it is paid and sold; `open` when nobody said anything final. */
  word: 'open' | 'paid' | 'cancelled';
}

export interface Tally {
  reported: ReportedOutcome[];
  /** How often each thing happened, for the report. */
  counts: Map<string, number>;
}

/** Counts one more of a kind. */
export function count(tally: Tally, what: string): void {
  tally.counts.set(what, (tally.counts.get(what) ?? 0) + 1);
}

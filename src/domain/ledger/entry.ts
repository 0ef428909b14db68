/** One side of a posting: a signed amount in minor units of `currency`, never 0. */
export interface LedgerEntry {
  readonly account: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** What happened, as entries that sum to 0 for each currency. `extRef` is unique, so it can be posted only once. */
export interface Posting {
  readonly kind: string;
  readonly extRef: string;
  readonly entries: readonly LedgerEntry[];
}

/** Makes a posting: entries of 0 are left out. Throws when the rest does not balance, before the database would. */
export function posting(kind: string, extRef: string, entries: readonly LedgerEntry[]): Posting {
  const kept = entries.filter((entry) => entry.amountMinor !== 0);
  for (const [currency, sum] of sumsOf(kept)) {
    if (sum !== 0) throw new RangeError(`${kind} ${extRef} is out of balance by ${sum} ${currency}`);
  }
  return { kind, extRef, entries: kept };
}

/** The sum of entries for each currency; every posting has only zeros. */
export function sumsOf(entries: readonly LedgerEntry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return sums;
}

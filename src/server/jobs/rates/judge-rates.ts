// Which of the rates that a source names are taken: a slip of its comma must not set the price of a day.
import { currencies } from '#src/domain/money/currencies.ts';
import type { KeptRate, NewRate } from './queries.ts';

/** Moves more than this against the kept rate wait for somebody who looks. */
const greatestMove = 0.5;

export interface Judged {
  taken: NewRate[];
  /** Held back, with both figures. */
  odd: { code: string; kept: number; named: number }[];
  /** Currencies of ours that the source does not name. */
  missing: string[];
}

/** Judges what a source names against what is kept. A currency without a kept rate is taken as it comes. */
export function judgeRates(named: ReadonlyMap<string, number>, kept: readonly KeptRate[]): Judged {
  const judged: Judged = { taken: [], odd: [], missing: [] };
  const known = new Map(kept.map((one) => [one.code, one.rate]));
  for (const code of Object.keys(currencies)) {
    if (code === 'USD') continue;
    const rate = named.get(code);
    const before = known.get(code);
    if (rate === undefined) judged.missing.push(code);
    else if (before !== undefined && Math.abs(rate / before - 1) > greatestMove)
      judged.odd.push({ code, kept: before, named: rate });
    else judged.taken.push({ code, rate });
  }
  return judged;
}

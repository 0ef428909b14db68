// The age limits of exchange rates, and bounds of manual ones (docs/domain/pricing.md#exchange-rates).
import { freshRateDays, digitsOf } from '#src/domain/money/currencies.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** An older rate raises an alarm. */
export const alarmRateDays = 3;

/** In use and renewed, in use and late, no longer used, or missing. */
export const rateStates = ['fresh', 'late', 'too-old', 'none'] as const;
export type RateState = (typeof rateStates)[number];

/** The state by age in hours; null: no rate. */
export function rateState(ageHours: number | null): RateState {
  if (ageHours === null) return 'none';
  if (ageHours > freshRateDays * 24) return 'too-old';
  return ageHours > alarmRateDays * 24 ? 'late' : 'fresh';
}

/** Days for which a manual rate overrides the source; 0: until the next update. */
export const holdDays = [0, 1, 3, 7, 14] as const;

/** A larger move of the source's rate waits for an operator; an operator's needs a second confirmation. */
export const greatestMove = 0.5;

/** A rate's distance from the previous one, as a fraction of that: 1 is twice as much. */
export function moveOf(before: number, after: number): number {
  return Math.abs(after / before - 1);
}

/** A currency known to Intl, other than that of prices. Server only. */
export function canHaveRate(code: string): boolean {
  return code !== priceCurrency().code && digitsOf(code) !== null;
}

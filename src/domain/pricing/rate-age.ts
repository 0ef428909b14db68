// How old an exchange rate may be, and what a rate set by hand may be (docs/domain/pricing.md#exchange-rates).
import { freshRateDays, digitsOf } from '#src/domain/money/currencies.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** A rate that is older raises an alarm. */
export const alarmRateDays = 3;

/** What the age of a rate means: it is in use and renewed, in use and late, used for nothing, or there is none. */
export const rateStates = ['fresh', 'late', 'too-old', 'none'] as const;
export type RateState = (typeof rateStates)[number];

/** The state of a rate of this age in hours; null: there is no rate. */
export function rateState(ageHours: number | null): RateState {
  if (ageHours === null) return 'none';
  if (ageHours > freshRateDays * 24) return 'too-old';
  return ageHours > alarmRateDays * 24 ? 'late' : 'fresh';
}

/** For how many days a rate set by hand may hold against the source; 0: until the source is asked next. */
export const holdDays = [0, 1, 3, 7, 14] as const;

/** A source's rate that moves by more waits for a person, and a person says once more that it is meant. */
export const greatestMove = 0.5;

/** How far a rate is from the one before, as a fraction of that: 1 is twice as much. */
export function moveOf(before: number, after: number): number {
  return Math.abs(after / before - 1);
}

/** Whether a code can have a rate: a currency that Intl knows, and not the one of prices. For the server. */
export function canHaveRate(code: string): boolean {
  return code !== priceCurrency().code && digitsOf(code) !== null;
}

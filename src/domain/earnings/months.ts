// Months of a host, from the ledger and the bookings (docs/domain/ledger.md#statements).
import type { CashState } from './cash-states.ts';
import { isCashReceived } from './say-cash.ts';

export interface CashSum {
  readonly currency: string;
  readonly state: CashState;
  readonly minor: number;
}

/** The cash of a month in one currency, in minor units. */
export interface CashOfMonth {
  readonly currency: string;
  readonly received: number;
  readonly due: number;
  readonly disputed: number;
  readonly waived: number;
}

/** Sums by currency, without currencies in which no cash was due. */
export function cashOfMonth(sums: readonly CashSum[]): CashOfMonth[] {
  const currencies = [...new Set(sums.filter(({ minor }) => minor > 0).map(({ currency }) => currency))].toSorted();
  const sumOf = (currency: string, is: (state: CashState) => boolean) =>
    sums.filter((one) => one.currency === currency && is(one.state)).reduce((sum, { minor }) => sum + minor, 0);
  return currencies.map((currency) => ({
    currency,
    received: sumOf(currency, isCashReceived),
    due: sumOf(currency, (state) => state === 'due'),
    disputed: sumOf(currency, (state) => state === 'disputed'),
    waived: sumOf(currency, (state) => state === 'waived'),
  }));
}

import { fxAccount, pspAccount } from './accounts.ts';
import type { LedgerEntry } from './entry.ts';

/** Money that a provider holds for us; `dueCents` is what it stands for in US cents. */
export interface Received {
  readonly provider: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly dueCents: number;
}

/**
 * The entries that bring money in (below 0: send it back), worth `dueCents` US cents in all. What was charged in
 * another currency passes the exchange account, so that each currency sums to 0 by itself (product 2).
 */
export function moneyEntries(money: Received, sign: 1 | -1): LedgerEntry[] {
  const { provider, currency, amountMinor, dueCents } = money;
  const held = { account: pspAccount(provider, currency), amountMinor: sign * amountMinor, currency };
  if (currency === 'USD') {
    if (amountMinor !== dueCents) throw new RangeError(`${amountMinor} US cents received, ${dueCents} expected`);
    return [held];
  }
  const account = fxAccount(currency);
  return [
    held,
    { account, amountMinor: -sign * amountMinor, currency },
    { account, amountMinor: sign * dueCents, currency: 'USD' },
  ];
}

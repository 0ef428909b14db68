// Payouts to hosts (docs/domain/ledger.md#payouts).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import * as accounts from './entry.ts';
import { marketEntry, posting, type Posting } from './entry.ts';

/** An item of a payout run: a host, and an amount above 0 in minor units of the marketplace's currency. */
export interface PaidItem {
  readonly itemId: string;
  readonly hostId: string;
  readonly amountCents: number;
}

/** The bank has paid an item: the money has left our account. */
export function postPaidOut({ itemId, hostId, amountCents }: PaidItem): Posting {
  if (amountCents <= 0) throw new RangeError(`a payout of ${amountCents}`);
  return posting('paid_out', `payout:${itemId}`, [
    marketEntry(accounts.hostAccount(hostId), amountCents),
    marketEntry(accounts.bankAccount(priceCurrency().code), -amountCents),
  ]);
}

/** The bank has returned it: it is owed again. */
export function postPayoutReturned({ itemId, hostId, amountCents }: PaidItem): Posting {
  return posting('payout_returned', `payout:${itemId}:returned`, [
    marketEntry(accounts.hostAccount(hostId), -amountCents),
    marketEntry(accounts.bankAccount(priceCurrency().code), amountCents),
  ]);
}

// What is paid out to hosts (docs/domain/ledger.md#paid-out).
import * as accounts from './entry.ts';
import { posting, type Posting } from './entry.ts';

/** One item of a payout run: a host, and an amount above 0 in minor units of the marketplace's currency. */
export interface PaidItem {
  readonly itemId: string;
  readonly hostId: string;
  readonly amountCents: number;
}

const usd = (account: string, amountMinor: number) => ({ account, amountMinor, currency: 'USD' });

/** The bank has carried out an item: what was owed to the host has left our account. */
export function postPaidOut({ itemId, hostId, amountCents }: PaidItem): Posting {
  if (amountCents <= 0) throw new RangeError(`a payout of ${amountCents}`);
  return posting('paid_out', `payout:${itemId}`, [
    usd(accounts.hostAccount(hostId), amountCents),
    usd(accounts.bankAccount('USD'), -amountCents),
  ]);
}

/** The bank has sent it back: it is owed again. */
export function postPayoutReturned({ itemId, hostId, amountCents }: PaidItem): Posting {
  return posting('payout_returned', `payout:${itemId}:returned`, [
    usd(accounts.hostAccount(hostId), -amountCents),
    usd(accounts.bankAccount('USD'), amountCents),
  ]);
}

// A dispute: the bank takes the money back first, and who is right is decided weeks later (ADR 012).
import * as accounts from './entry.ts';
import { marketEntry, posting, type Posting } from './entry.ts';
import { moneyEntries, type Received } from './postings.ts';

/** The bank has taken `money` of a payment; it stands in the clearing account until the dispute is closed. */
export function postDisputed(paymentId: string, money: Received, extRef: string): Posting {
  return posting('disputed', extRef, [
    ...moneyEntries(money, -1),
    marketEntry(accounts.disputeAccount(paymentId), money.dueCents),
  ]);
}

/** The dispute was won: the money is back. */
export function postDisputeWon(paymentId: string, money: Received, extRef: string): Posting {
  return posting('dispute_won', extRef, [
    ...moneyEntries(money, 1),
    marketEntry(accounts.disputeAccount(paymentId), -money.dueCents),
  ]);
}

/** The dispute was lost: what the bank took is the marketplace's cost. */
export function postDisputeLost(paymentId: string, dueCents: number, extRef: string): Posting {
  return posting('dispute_lost', extRef, [
    marketEntry(accounts.disputeAccount(paymentId), -dueCents),
    marketEntry(accounts.disputeLossAccount, dueCents),
  ]);
}

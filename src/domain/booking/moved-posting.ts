// What a move writes into the ledger: the online part as it is from now on (ADR 012 and 032).
import { depositAccount, discountAccount, feeAccount, surplusAccount } from '../ledger/accounts.ts';
import { posting, type Posting } from '../ledger/entry.ts';
import type { Cents } from '../money/cents.ts';

/** The online part of a price. */
export interface OnlinePart {
  readonly deposit_cents: Cents;
  readonly service_fee_cents: Cents;
  readonly discount_cents: Cents;
}

/**
 * Takes deposit, fee and the code's part from what they were to what they are. What is to go back online stands as
 * surplus of its payment until the refund is settled; `refund` null: nothing goes back.
 */
export function postMoved(
  bookingId: string,
  { before, after }: { readonly before: OnlinePart; readonly after: OnlinePart },
  refund: { readonly paymentId: string; readonly cents: Cents } | null,
  extRef: string,
): Posting {
  const usd = (account: string, amountMinor: number) => ({ account, amountMinor, currency: 'USD' });
  return posting('moved', extRef, [
    usd(depositAccount(bookingId), before.deposit_cents - after.deposit_cents),
    usd(feeAccount(bookingId), before.service_fee_cents - after.service_fee_cents),
    usd(discountAccount, after.discount_cents - before.discount_cents),
    ...(refund === null ? [] : [usd(surplusAccount(refund.paymentId), 0 - refund.cents)]),
  ]);
}

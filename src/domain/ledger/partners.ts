// Partner commissions in the ledger: a cost of the marketplace that it owes until paid.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import * as accounts from './entry.ts';
import { marketEntry, posting, type Posting } from './entry.ts';

/** The commission of one booking, or part of it, above 0 in minor units of the marketplace's currency. */
export interface PartnerShare {
  readonly partnerId: string;
  readonly bookingId: string;
  readonly amountCents: number;
}

/** A released commission is owed from now on. One for each booking. */
export function postCommissionReleased({ partnerId, bookingId, amountCents }: PartnerShare): Posting {
  return posting('partner_released', `partner:${bookingId}`, [
    marketEntry(accounts.partnerCostAccount, above0(amountCents)),
    marketEntry(accounts.partnerAccount(partnerId), -amountCents),
  ]);
}

/**
 * Reclaims part of a commission because of a refund after its release. If it was paid out, the next payout is lower.
 * `leftCents`: the commission afterwards; it only falls, so each part is posted once.
 */
export function postCommissionTakenBack(share: PartnerShare, leftCents: number): Posting {
  const { partnerId, bookingId, amountCents } = share;
  if (leftCents < 0) throw new RangeError(`a commission of ${leftCents}`);
  return posting('partner_taken_back', `partner:${bookingId}:left:${leftCents}`, [
    marketEntry(accounts.partnerCostAccount, -above0(amountCents)),
    marketEntry(accounts.partnerAccount(partnerId), amountCents),
  ]);
}

/** An operator has paid a partner by bank transfer. */
export function postPartnerPaid(paid: {
  readonly paymentId: string;
  readonly partnerId: string;
  readonly amountCents: number;
}): Posting {
  return posting('partner_paid', `partner_paid:${paid.paymentId}`, [
    marketEntry(accounts.partnerAccount(paid.partnerId), above0(paid.amountCents)),
    marketEntry(accounts.bankAccount(priceCurrency().code), -paid.amountCents),
  ]);
}

function above0(amountCents: number): number {
  if (amountCents <= 0) throw new RangeError(`a commission of ${amountCents}`);
  return amountCents;
}

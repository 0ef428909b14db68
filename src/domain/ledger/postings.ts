// What each event of a booking posts to the ledger (docs/domain/ledger.md#payments, ADR 012). Cash never enters it.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import * as accounts from './entry.ts';
import { fxAccount, marketEntry, pspAccount, type LedgerEntry, posting, type Posting } from './entry.ts';

/** Money that a provider holds for us; `dueCents` is its value in minor units of the marketplace's currency. */
export interface Received {
  readonly provider: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly dueCents: number;
}

/**
 * The entries of money received (`sign` -1: refunded), worth `dueCents` in the marketplace's currency. Charges in
 * another currency pass the exchange account, so that each currency sums to 0 (docs/domain/ledger.md#payments).
 */
export function moneyEntries(money: Received, sign: 1 | -1): LedgerEntry[] {
  const { provider, currency, amountMinor, dueCents } = money;
  const held = { account: pspAccount(provider, currency), amountMinor: sign * amountMinor, currency };
  if (currency === priceCurrency().code) {
    if (amountMinor !== dueCents) throw new RangeError(`${amountMinor} received, ${dueCents} expected, in ${currency}`);
    return [held];
  }
  const account = fxAccount(currency);
  return [held, { account, amountMinor: -sign * amountMinor, currency }, marketEntry(account, sign * dueCents)];
}

/** The online part of a price, in minor units of the marketplace's currency: deposit + fee = due + discount. */
export interface OnlineMoney {
  readonly bookingId: string;
  readonly depositCents: number;
  readonly serviceFeeCents: number;
  readonly discountCents: number;
  readonly dueCents: number;
}

/**
 * A booking is paid, or has nothing to pay (`money` null). Deposit and fee are held for it; a code's part is the
 * marketplace's cost. `extRef` is the provider's id of the charge, or the booking's if nothing was due.
 */
export function postConfirmed(online: OnlineMoney, money: Received | null, extRef: string): Posting {
  const received = money === null ? 0 : money.dueCents;
  if (received !== online.dueCents) throw new RangeError(`${received} received, ${online.dueCents} due`);
  return posting('confirmed', extRef, [
    ...(money === null ? [] : moneyEntries(money, 1)),
    marketEntry(accounts.discountAccount, online.discountCents),
    marketEntry(accounts.depositAccount(online.bookingId), -online.depositCents),
    marketEntry(accounts.feeAccount(online.bookingId), -online.serviceFeeCents),
  ]);
}

/** Money for a booking that cannot take it (late, or a second payment): held apart until it is refunded. */
export function postSurplus(paymentId: string, money: Received, extRef: string): Posting {
  return posting('surplus', extRef, [
    ...moneyEntries(money, 1),
    marketEntry(accounts.surplusAccount(paymentId), -money.dueCents),
  ]);
}

/**
 * Late money whose seats are still free: the money held apart becomes the booking's. No provider moves anything, so the
 * payment's id is the reference.
 */
export function postSeatFound(online: OnlineMoney, paymentId: string): Posting {
  return posting('seat_found', paymentId, [
    marketEntry(accounts.surplusAccount(paymentId), online.dueCents),
    marketEntry(accounts.discountAccount, online.discountCents),
    marketEntry(accounts.depositAccount(online.bookingId), -online.depositCents),
    marketEntry(accounts.feeAccount(online.bookingId), -online.serviceFeeCents),
  ]);
}

/** Surplus money is refunded. `extRef` is the provider's id of the refund. */
export function postSurplusRefunded(paymentId: string, money: Received, extRef: string): Posting {
  return posting('surplus_refunded', extRef, [
    ...moneyEntries(money, -1),
    marketEntry(accounts.surplusAccount(paymentId), money.dueCents),
  ]);
}

/** The reverse of a posting, for a refund that the provider could not deliver. */
export function postReversal(original: Posting, extRef: string): Posting {
  const entries = original.entries.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
  return posting(`${original.kind}_failed`, extRef, entries);
}

// A dispute: the bank takes the money first, and decides weeks later (ADR 012).

/** The bank has taken `money` of a payment; the clearing account holds it until the dispute is closed. */
export function postDisputed(paymentId: string, money: Received, extRef: string): Posting {
  return posting('disputed', extRef, [
    ...moneyEntries(money, -1),
    marketEntry(accounts.disputeAccount(paymentId), money.dueCents),
  ]);
}

export function postDisputeWon(paymentId: string, money: Received, extRef: string): Posting {
  return posting('dispute_won', extRef, [
    ...moneyEntries(money, 1),
    marketEntry(accounts.disputeAccount(paymentId), -money.dueCents),
  ]);
}

/** The marketplace bears the amount that the bank took. */
export function postDisputeLost(paymentId: string, dueCents: number, extRef: string): Posting {
  return posting('dispute_lost', extRef, [
    marketEntry(accounts.disputeAccount(paymentId), -dueCents),
    marketEntry(accounts.disputeLossAccount, dueCents),
  ]);
}

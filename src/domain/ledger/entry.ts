// The ledger's accounts. A balance below 0 is money owed or earned, above 0 money held or spent.
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** Money at a payment provider in one currency: `psp:stripe:usd`. */
export const pspAccount = (provider: string, currency: string) => `psp:${provider}:${currency.toLowerCase()}`;

/** Exchange between the marketplace's currency and the currency paid. */
export const fxAccount = (currency: string) => `fx:${priceCurrency().code}${currency}`.toLowerCase();

export const discountAccount = 'discount';

/** A booking's deposit, until the experience is done or refunded. */
export const depositAccount = (bookingId: string) => `customer_deposit:${bookingId}`;

/** A booking's service fee, until it is earned or refunded. */
export const feeAccount = (bookingId: string) => `fee_unearned:${bookingId}`;

/** Money for a booking that could not take it; it is refunded in full. */
export const surplusAccount = (paymentId: string) => `surplus:${paymentId}`;

/** Refunds of money no longer held: it was earned or passed on. */
export const goodwillAccount = 'goodwill';

/** Money that a guest's bank holds back until a dispute is decided. */
export const disputeAccount = (paymentId: string) => `dispute_clearing:${paymentId}`;

export const disputeLossAccount = 'dispute_loss';

/** What the marketplace owes a host. */
export const hostAccount = (hostId: string) => `host_payable:${hostId}`;

/** What the marketplace owes an ambassador or a distributor; above 0 they owe the marketplace. */
export const partnerAccount = (partnerId: string) => `partner_payable:${partnerId}`;

export const partnerCostAccount = 'partner_cost';

/** What has left our bank account, in one currency. Transfers from providers to it are not in these books. */
export const bankAccount = (currency: string) => `bank:${currency.toLowerCase()}`;

/** Cash that operators have paid out of our till, in one currency. */
export const tillAccount = (currency: string) => `till:${currency.toLowerCase()}`;

export const commissionAccount = 'revenue:commission';
export const feeRevenueAccount = 'revenue:fee';

/** One side of a posting: a signed amount in minor units of `currency`, never 0. */
export interface LedgerEntry {
  readonly account: string;
  readonly amountMinor: number;
  readonly currency: string;
}

export function marketEntry(account: string, amountMinor: number): LedgerEntry {
  return { account, amountMinor, currency: priceCurrency().code };
}

/** An event as entries that sum to 0 for each currency. `extRef` is unique, so an event is posted only once. */
export interface Posting {
  readonly kind: string;
  readonly extRef: string;
  readonly entries: readonly LedgerEntry[];
}

/** Makes a posting without entries of 0. Throws if the rest does not balance, before the database would. */
export function posting(kind: string, extRef: string, entries: readonly LedgerEntry[]): Posting {
  const nonZero = entries.filter((entry) => entry.amountMinor !== 0);
  for (const [currency, sum] of sumsOf(nonZero)) {
    if (sum !== 0) throw new RangeError(`${kind} ${extRef} is out of balance by ${sum} ${currency}`);
  }
  return { kind, extRef, entries: nonZero };
}

/** The sum of entries by currency; 0 for each in every posting. */
export function sumsOf(entries: readonly LedgerEntry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return sums;
}

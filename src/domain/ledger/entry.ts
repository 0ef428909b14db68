// The names of the ledger's accounts. A balance below 0 is money owed to somebody or earned, above 0 money held or spent.
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** Money at a payment provider, in one currency: `psp:stripe:usd`. */
export const pspAccount = (provider: string, currency: string) => `psp:${provider}:${currency.toLowerCase()}`;

/** Between the marketplace's currency and another one: what was asked for in the one and paid in the other. */
export const fxAccount = (currency: string) => `fx:${priceCurrency().code}${currency}`.toLowerCase();

/** What discount codes cost the marketplace. */
export const discountAccount = 'discount';

/** A booking's deposit, until the experience is done or refunded. */
export const depositAccount = (bookingId: string) => `customer_deposit:${bookingId}`;

/** A booking's service fee, until it is earned or refunded. */
export const feeAccount = (bookingId: string) => `fee_unearned:${bookingId}`;

/** Money that came for a booking which could not take it; it goes back in full. */
export const surplusAccount = (paymentId: string) => `surplus:${paymentId}`;

/** What went back although nothing was held any more: it had been earned or passed on. */
export const goodwillAccount = 'goodwill';

/** Money that a guest's bank has taken back until a dispute is decided. */
export const disputeAccount = (paymentId: string) => `dispute_clearing:${paymentId}`;

/** What lost disputes cost the marketplace. */
export const disputeLossAccount = 'dispute_loss';

/** What the marketplace owes a host. */
export const hostAccount = (hostId: string) => `host_payable:${hostId}`;

/** What the marketplace owes an ambassador or a distributor; above 0 what they have to give back. */
export const partnerAccount = (partnerId: string) => `partner_payable:${partnerId}`;

/** What the commission of ambassadors and distributors costs the marketplace. */
export const partnerCostAccount = 'partner_cost';

/** What has left our own bank account, in one currency. What providers transfer to it is not in these books. */
export const bankAccount = (currency: string) => `bank:${currency.toLowerCase()}`;

/** What operators have paid out in cash of our own, in one currency. */
export const tillAccount = (currency: string) => `till:${currency.toLowerCase()}`;

/** What the marketplace has earned. */
export const commissionAccount = 'revenue:commission';
export const feeRevenueAccount = 'revenue:fee';

/** One side of a posting: a signed amount in minor units of `currency`, never 0. */
export interface LedgerEntry {
  readonly account: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** An entry in the marketplace's currency. */
export function marketEntry(account: string, amountMinor: number): LedgerEntry {
  return { account, amountMinor, currency: priceCurrency().code };
}

/** What happened, as entries that sum to 0 for each currency. `extRef` is unique, so it can be posted only once. */
export interface Posting {
  readonly kind: string;
  readonly extRef: string;
  readonly entries: readonly LedgerEntry[];
}

/** Makes a posting: entries of 0 are left out. Throws when the rest does not balance, before the database would. */
export function posting(kind: string, extRef: string, entries: readonly LedgerEntry[]): Posting {
  const nonZero = entries.filter((entry) => entry.amountMinor !== 0);
  for (const [currency, sum] of sumsOf(nonZero)) {
    if (sum !== 0) throw new RangeError(`${kind} ${extRef} is out of balance by ${sum} ${currency}`);
  }
  return { kind, extRef, entries: nonZero };
}

/** The sum of entries for each currency; every posting has only zeros. */
export function sumsOf(entries: readonly LedgerEntry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return sums;
}

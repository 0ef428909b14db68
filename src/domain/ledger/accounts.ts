// The names of the ledger's accounts. A balance below 0 is money owed to somebody or earned, above 0 money held or spent.

/** Money at a payment provider, in one currency: `psp:stripe:usd`. */
export const pspAccount = (provider: string, currency: string) => `psp:${provider}:${currency.toLowerCase()}`;

/** Between US dollars and another currency: what was asked for in the one and paid in the other. */
export const fxAccount = (currency: string) => `fx:usd${currency.toLowerCase()}`;

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

/** What the marketplace has earned. */
export const commissionAccount = 'revenue:commission';
export const feeRevenueAccount = 'revenue:fee';

// Entry point of refunds and disputes: money on its way back, settled by what the provider says.
export { amountOf, bookInvariants, type Invariant, withAmounts } from './book-invariants-queries.ts';
export { reconcileDispute } from './disputes.ts';
export { actsOf, lockForAct, otherPosting } from './otherwise.ts';
export { reconcileAllRefunds, reconcileRefund } from './reconcile-refunds.ts';
export { findRefund, type RefundToSend, storeRetry } from './refund-queries.ts';
export { summarize, writeSettled } from './settle-queries.ts';
export { sendRefunds } from './send-refunds.ts';
export { taskWords } from './task-words.ts';

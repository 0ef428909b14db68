// Entry point of refunds: sent by the worker, settled by what the provider says.
export { lockPaymentToRefund, type PaymentToRefund } from './refund-queries.ts';
export { applyAllRefunds, applyRefundTruth } from './refund-truth.ts';
export { sendRefunds } from './send-refunds.ts';
export { summarize } from './settle-queries.ts';

// Entry point of refunds and disputes: money on its way back, settled by what the provider says.
export { applyDisputeTruth } from './disputes.ts';
export { applyAllRefunds, applyRefundTruth } from './refund-truth.ts';
export { sendRefunds } from './send-refunds.ts';

// Entry point of the feature receipt: one for each payment and each refund.
export { findReceipt, type ReceiptFacts } from './queries.ts';
export { issueReceipts, readReceiptName, receiptName } from './receipts.ts';

// Entry point of the documents that are drawn as PDF.
export { receiptPdf } from './receipt-pdf.ts';
export type { Detail } from './voucher-facts.ts';
export { voucherPdf } from './voucher-pdf.ts';

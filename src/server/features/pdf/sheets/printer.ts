// Draws PDFs; loaded with the first.
export { receiptPdf } from './receipt-pdf.ts';
export type { Detail } from './voucher-facts.ts';
export { statementPdf, type StatementSheet } from './statement-pdf.ts';
export { voucherPdf } from './voucher-pdf.ts';

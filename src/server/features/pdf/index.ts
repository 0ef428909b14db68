// Entry point of PDF and calendar files: vouchers, receipts, statements (docs/vouchers.md).
export { registerBookingsFile } from './bookings-file.ts';
export { registerCheckPage } from './check-page.ts';
export { registerBookingFiles } from './files.ts';
export { registerStatementFiles } from './statement-files.ts';

// Entry point of PDF and calendar files (docs/domain/bookings.md#voucher).
export { registerBookingsFile, registerStatementFiles } from './host-files.ts';
export { registerCheckPage } from './check-page.ts';
export { registerBookingFiles } from './files.ts';

// Entry point of the feature document: a booking's files, and the page that checks vouchers.
export { registerCheckPage } from './check-page.ts';
export { registerBookingFiles } from './files.ts';
export { registerBookingsFile } from './bookings-file.ts';
export { registerStatementFiles } from './statement-files.ts';

// Entry point of the back office: what operators look through (docs/back-office.md).
import * as bookingList from './booking-list.ts';

export const officeHandlers = { [bookingList.route]: bookingList.handle } as const;

export { registerBookingFile } from './booking-file.ts';

// Entry point of the feature partner: ambassadors and distributors, and what their bookings earn.
export { decideCommissions } from './decide.ts';

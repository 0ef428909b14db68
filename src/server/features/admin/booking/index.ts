// Entry point of one booking in the back office: its money, and what an operator does with it (docs/back-office.md#one-booking).
import { bookingCalls } from './booking.ts';
import * as seats from './seats.ts';

export const adminBookingHandlers = {
  ...bookingCalls,
  [seats.route]: seats.handle,
} as const;

export { openAsOperator } from './open-as-operator.ts';

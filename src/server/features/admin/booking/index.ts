// Entry point of one booking in the back office: its money, and what an operator does with it (docs/back-office.md#one-booking).
import * as booking from './booking.ts';
import * as bookingAct from './booking-act.ts';
import * as lateMoney from './late-money.ts';
import * as refund from './refund.ts';
import * as seats from './seats.ts';

export const adminBookingHandlers = {
  [booking.route]: booking.handle,
  [bookingAct.route]: bookingAct.handle,
  [lateMoney.route]: lateMoney.handle,
  [refund.route]: refund.handle,
  [seats.route]: seats.handle,
} as const;

export { openAsOperator } from './open-as-operator.ts';

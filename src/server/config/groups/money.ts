// Settings: rules of the marketplace that an operator may change.
import { z } from 'zod';
import { day, fraction, oneOf, wholeNumber } from '../kinds.ts';

export const moneySettings = {
  BANYAN_BOOKINGS_OPEN_FROM: day().default('2020-05-01').describe('the earliest date that can be booked'),
  BANYAN_HOLD_MINUTES: wholeNumber(1, 120)
    .default(15)
    .describe('how long seats are held while a guest pays, in minutes'),
  BANYAN_SERVICE_FEE_RATE: fraction(0, 0.5)
    .default(0.06)
    .describe('the service fee as a fraction of the price of the experience'),
  BANYAN_COMMISSION_RATE: fraction(0, 1)
    .optional()
    .describe('what the marketplace earns of the price of the experience; unset, the whole deposit'),
  BANYAN_KEPT_DEPOSIT_TO: oneOf(['host', 'marketplace'])
    .default('host')
    .describe('who gets the deposit that is kept after a late cancel or a no-show'),
  BANYAN_DISTRIBUTOR_USER_ID: z
    .uuid('the id of a user (a UUID)')
    .optional()
    .describe('the user who books for customers of its own, with their details in the message'),
};

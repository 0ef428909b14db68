// Settings: rules of the marketplace that an operator may change.
import { z } from 'zod';
import { day, fraction, oneOf, wholeNumber } from '../kinds.ts';

export const moneySettings = {
  BANYAN_BOOKINGS_OPEN_FROM: day().default('2020-05-01').describe('the earliest date that can be booked'),
  BANYAN_HOLD_MINUTES: wholeNumber(1, 120)
    .default(15)
    .describe('how long seats are held while a guest pays, in minutes'),
  BANYAN_HOLDS_PER_DEPARTURE: wholeNumber(1, 1000)
    .default(1)
    .describe('unpaid holds of one departure that an account may have at a time; a browser always has one'),
  BANYAN_HOLDS_PER_VISITOR: wholeNumber(1, 1000).default(3).describe('unpaid holds that a visitor may have at a time'),
  BANYAN_HOLDS_PER_NETWORK: wholeNumber(1, 100_000)
    .default(10)
    .describe('unpaid holds that a network may have at a time: an IPv4 /24 or an IPv6 /64'),
  BANYAN_HOLDS_NETWORK_SHARE: fraction(0, 1)
    .default(0.5)
    .describe('the share of a departure that a network with more than one unpaid hold may hold'),
  BANYAN_HOLDS_PER_DISTRIBUTOR: wholeNumber(1, 100_000)
    .default(50)
    .describe('unpaid holds that a distributor may have at a time; no other bound counts for it'),
  BANYAN_WRONG_CODES_PER_HOUR: wholeNumber(1, 1_000_000)
    .default(100)
    .describe('wrong discount codes on the whole site in an hour, after which only known visitors may use one'),
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

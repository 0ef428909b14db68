// Settings: the rules of the marketplace, its shares of a price and its payouts.
import { z } from 'zod';
import { wholeNumber, fraction, oneOf, flag, text, day } from './kinds.ts';

/** Each by its name. */
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
  BANYAN_REWARD_MINIMUM_CENTS: wholeNumber(0, 1_000_000)
    .default(2000)
    .describe('the price from which a code that a review has earned counts, in US cents, without the service fee'),
  BANYAN_SERVICE_FEE_RATE: fraction(0, 0.5)
    .default(0.06)
    .describe('the service fee as a fraction of the price of the experience'),
  BANYAN_COMMISSION_RATE: fraction(0, 1)
    .optional()
    .describe('what the marketplace earns of the price of the experience; unset, the whole deposit'),
  BANYAN_DEPOSIT_RATE_MIN: fraction(0.01, 0.2)
    .default(0.1)
    .describe('the smallest share of a price that is paid online'),
  BANYAN_DEPOSIT_RATE_MAX: fraction(0.2, 1).default(0.5).describe('the largest share of a price that is paid online'),
  BANYAN_KEPT_DEPOSIT_TO: oneOf(['host', 'marketplace'])
    .default('host')
    .describe('who gets the deposit that is kept after a late cancel or a no-show'),
  BANYAN_FEED_MINUTES: wholeNumber(5, 1440)
    .default(30)
    .describe('how often other calendars of hosts are read, in minutes'),
  BANYAN_FEED_STOP_HOURS: wholeNumber(25, 720)
    .default(48)
    .describe('after how many hours in which a calendar could not be read its listings take no new bookings'),
  BANYAN_FEED_LOCAL: flag()
    .default(false)
    .describe('1 lets a demo read calendars of this machine, on any port: for tests'),
  BANYAN_PAYOUT_MINIMUM_CENTS: wholeNumber(1, 1_000_000)
    .default(2000)
    .describe('from how much owed on a host is paid by a payout run, in US cents'),
  BANYAN_PAYOUT_NAME: text()
    .optional()
    .describe('the holder of the account from which hosts are paid; unset, the brand'),
  BANYAN_PAYOUT_IBAN: text().optional().describe('its IBAN; without it and without a number there are no bank files'),
  BANYAN_PAYOUT_ACCOUNT: text().optional().describe('its number, where it has no IBAN'),
  BANYAN_PAYOUT_BIC: text().optional().describe('the BIC of its bank'),
  BANYAN_DISTRIBUTOR_USER_ID: z
    .uuid('the id of a user (a UUID)')
    .optional()
    .describe('the user who books for customers of its own, with their details in the message'),
};

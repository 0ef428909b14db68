// Settings: what seats may be held unpaid, calendars elsewhere, and the account that hosts are paid from.
import { z } from 'zod';
import { wholeNumber, fraction, flag, text } from './kinds.ts';

/** Each by its name. */
export const moneySettings = {
  BANYAN_HOLDS_PER_DEPARTURE: wholeNumber(1, 1000)
    .default(1)
    .describe('unpaid holds of one departure that an account may have at a time; a browser always has one'),
  BANYAN_HOLDS_PER_VISITOR: wholeNumber(1, 1000).default(3).describe('unpaid holds that a visitor may have at a time'),
  BANYAN_HOLDS_PER_NETWORK: wholeNumber(1, 100_000)
    .default(40)
    .describe(
      'unpaid holds that the guests of a network without an account may have at a time, before a card was tried: an IPv4 /24 or an IPv6 /64',
    ),
  BANYAN_HOLDS_NETWORK_SHARE: fraction(0, 1)
    .default(0.5)
    .describe('the share of a departure that a network with more than one unpaid hold may hold'),
  BANYAN_HOLDS_PER_DISTRIBUTOR: wholeNumber(1, 100_000)
    .default(50)
    .describe('unpaid holds that a distributor may have at a time; no other bound counts for it'),
  BANYAN_WRONG_CODES_PER_HOUR: wholeNumber(1, 1_000_000)
    .default(100)
    .describe('wrong discount codes on the whole site in an hour, after which only known visitors may use one'),
  BANYAN_CARD_DECLINES_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(50)
    .describe(
      'declined cards of one IPv4 address or IPv6 /64 in an hour, after which its cards need 3-D Secure, and after twice as many an account',
    ),
  BANYAN_FEED_MINUTES: wholeNumber(5, 1440)
    .default(30)
    .describe('how often other calendars of hosts are read, in minutes'),
  BANYAN_FEED_STOP_HOURS: wholeNumber(25, 720)
    .default(48)
    .describe('after how many hours in which a calendar could not be read its listings take no new bookings'),
  BANYAN_FEED_LOCAL: flag()
    .default(false)
    .describe('1 lets a demo read calendars of this machine, on any port: for tests'),
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

// Settings: where the server listens and who it says it is.
import { flag, listenHost, networks, oneOf, origin, secret, text, wholeNumber } from '../kinds.ts';

export const placeSettings = {
  BANYAN_MODE: oneOf(['demo', 'production'])
    .default('demo')
    .describe('demo for trying it out with demo data and no real money, production for real guests'),
  HOST: listenHost().default('127.0.0.1').describe('the address the server listens on'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('the port the server listens on; 0 takes a free one'),
  BANYAN_ORIGIN: origin()
    .optional()
    .describe('the address guests see, for links in mails and on pages; in demo mode made from HOST and PORT'),
  BANYAN_PUBLIC_DEMO: flag()
    .default(false)
    .describe('1 lets a demo listen on other addresses than this machine, without the /dev pages'),
  BANYAN_ALLOW_DEMO_DATA: flag()
    .default(false)
    .describe('1 lets production start on a database with demo data or the acceptance fixture, for a trial only'),
  BANYAN_ALLOW_HTTP_ORIGIN: flag()
    .default(false)
    .describe('1 lets production have an http origin that is not this machine, for a closed network only'),
  BANYAN_TRUST_PROXY: networks()
    .default([])
    .describe('the proxies whose X-Forwarded-For and X-Forwarded-Proto are believed'),
  BANYAN_SERVER_TOKEN: secret()
    .refine((value) => value.reveal().length >= 16, 'a text of at least 16 characters')
    .optional()
    .describe('what a trusted front-end server shows in the header server-token'),
  BANYAN_SETTINGS_FILE: text()
    .default('config/brand.json')
    .describe('the file with the name, contacts and social links of your brand'),
  WORKER: oneOf(['on', 'off']).default('on').describe('off leaves mails and other background jobs to another process'),
  BANYAN_RATE_LIMIT_FACTOR: wholeNumber(1, 100_000)
    .default(1)
    .describe('widens the limits that count by the minute, for a load test of one’s own machine; demo mode only'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .describe('how much is logged; unset, info in production and warn in demo mode'),
  NODE_ENV: text().default('production').describe('development or test also checks every answer against the contract'),
};

// Every setting there is: one schema. A setting's description is its purpose, shown in .env.example and in refusals.
import {
  keyRing,
  secret,
  wholeNumber,
  oneOf,
  flag,
  text,
  providerKey,
  url,
  listenHost,
  networks,
  sender,
  origin,
  smtpUrl,
  databaseUrl,
} from './kinds.ts';
import { z } from 'zod';
import { fileSettings } from './files.ts';
import { identitySettings } from './identity-settings.ts';
import { marketSettings } from './market/market-settings.ts';
import { modeSettings } from './market/mode-settings.ts';
import { moneySettings } from './money-settings.ts';
import { phoneSettings } from './phone-settings.ts';
import { pageSettings } from './page-settings.ts';

// Settings: how much one process takes on, and who may watch it.

const loadSettings = {
  BANYAN_MAX_IN_FLIGHT: wholeNumber(6, 10_000)
    .default(120)
    .describe('how many requests one process works on at a time; two thirds of the places are kept for paying'),
  BANYAN_MAX_LOOP_DELAY_MS: wholeNumber(50, 60_000)
    .default(1000)
    .describe('how late the event loop may be, in milliseconds, before browsing is asked to come back'),
  BANYAN_METRICS_TOKEN: secret()
    .refine((value) => value.reveal().length >= 16, 'a text of at least 16 characters')
    .optional()
    .describe(
      'what /metrics asks for as Authorization: Bearer; without it and without BANYAN_METRICS_PORT only a demo on this machine shows it',
    ),
  BANYAN_METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .describe('a port of its own for /metrics on HOST, which guests cannot reach; the public port then has none'),
};

// Settings: rules of the marketplace that an operator may change.

// Settings: payment providers. With no keys a demo uses the payment sandbox that comes with Banyan
// (docs/domain/payment.md#test-money-and-real-money).

const paymentSettings = {
  STRIPE_SECRET_KEY: providerKey('sk_test_', 'rk_test_', 'sk_live_', 'rk_live_')
    .optional()
    .describe('the secret key for cards and Alipay, or none to do without'),
  STRIPE_PUBLISHABLE_KEY: providerKey('pk_test_', 'pk_live_')
    .optional()
    .describe('the key that the browser shows to Stripe'),
  STRIPE_WEBHOOK_SECRET: secret().optional().describe('the secret that proves a message from Stripe'),
  STRIPE_API_URL: url('https', 'http')
    .default('https://api.stripe.com')
    .describe('where the Stripe API is; another address for a sandbox'),
  STRIPE_JS_URL: url('https', 'http')
    .default('https://js.stripe.com/endive/stripe.js')
    .describe('the script of the card fields and of Apple Pay, Google Pay and Link'),
  APPLE_PAY_DOMAIN_FILE: text()
    .optional()
    .describe('the file by which Apple knows your address, as Stripe gives it to you; without it no Apple Pay'),
  PAYPAL_CLIENT_ID: text().optional().describe('the client id for PayPal, or none to do without'),
  PAYPAL_CLIENT_SECRET: secret().optional().describe('the secret that belongs to PAYPAL_CLIENT_ID'),
  PAYPAL_WEBHOOK_ID: text().optional().describe('the id of your PayPal webhook, to prove its messages'),
  PAYPAL_API_URL: url('https', 'http')
    .default('https://api-m.paypal.com')
    .describe('where the PayPal API is; another address for a sandbox'),
  BANYAN_SANDBOX_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('the port of the payment sandbox in demo mode; unset, the one after PORT'),
};

// Settings: where the server listens and who it says it is.

const placeSettings = {
  ...modeSettings,
  HOST: listenHost().default('127.0.0.1').describe('the address the server listens on'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('the port the server listens on; 0 takes a free one'),
  BANYAN_ORIGIN: origin()
    .optional()
    .describe('the address guests see, for links in mails and on pages; in demo mode made from HOST and PORT'),
  BANYAN_HSTS_SUBDOMAINS: flag()
    .default(true)
    .describe(
      '0 where other sites below the same domain have no https: visitors are told to demand it of this site alone',
    ),
  BANYAN_TRUST_PROXY: networks()
    .default([])
    .describe('the proxies whose X-Forwarded-For and X-Forwarded-Proto are believed'),
  BANYAN_PASSWORD_MEMORY_KIB: wholeNumber(7168, 4_194_304)
    .default(19_456)
    .describe('the memory that one try of a password takes, in KiB; older hashes are made anew at the next login'),
  BANYAN_PASSWORD_PASSES: wholeNumber(1, 100)
    .default(2)
    .describe('the passes over that memory; more of both makes guessing slower, and logging in as well'),
  BANYAN_SERVER_TOKEN: secret()
    .refine((value) => value.reveal().length >= 16, 'a text of at least 16 characters')
    .optional()
    .describe('what a trusted front-end server shows in the header server-token'),
  BANYAN_MASTER_KEYS: keyRing()
    .optional()
    .describe(
      'the keys that links and cookies are made with, as 2:KEY,1:KEY, the newest first; unset, the database keeps its own',
    ),
  BANYAN_BACKUP_KEY: secret()
    .refine((value) => value.reveal().length >= 16, 'a text of at least 16 characters')
    .optional()
    .describe('what encrypts and opens backups; without it and without --key-file keys and documents are left out'),
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

// Settings: mail and exchange rates.

const serviceSettings = {
  SMTP_URL: smtpUrl().optional().describe('the mail server, or none to keep mails in the database only'),
  MAIL_FROM: sender().optional().describe('the sender of mails; unset, the support address of your brand'),
  RATES_URL: url('https', 'http')
    .optional()
    .describe('the source of exchange rates, asked once a day; docs/operations.md says in which shapes it may answer'),
};

// Settings: the database and the folders that hold data.

const storageSettings = {
  DATABASE_URL: databaseUrl()
    .optional()
    .describe('a PostgreSQL server (15 or later) to use; unset, Banyan runs its own in BANYAN_DATA_DIR'),
  PGBOUNCER: flag().default(false).describe('1 when DATABASE_URL is a PgBouncer in transaction mode'),
  DATABASE_DIRECT_URL: databaseUrl()
    .optional()
    .describe('the same database without a pooler, for one connection that hears of new messages; unset, DATABASE_URL'),
  DATABASE_REPLICA_URL: databaseUrl().optional().describe('a server that follows it, for reads of the catalogue'),
  DB_POOL_SIZE: wholeNumber(2, 200).default(10).describe('how many database connections one process may hold'),
  BANYAN_DATA_DIR: text().default('./data').describe('the folder for the built-in database, uploads and keys'),
  BANYAN_UPLOAD_DIR: text().optional().describe('the folder for uploaded photos; unset, uploads in BANYAN_DATA_DIR'),
};

/** The groups in the order and under the headings of `.env.example`. */
export const settingGroups = {
  'Where it listens and who it is': placeSettings,
  'Load and watching': loadSettings,
  'Database and files': storageSettings,
  'Files in an object store': fileSettings,
  Payments: paymentSettings,
  'Logging in with Google and Facebook': identitySettings,
  'Messages to hosts’ phones': phoneSettings,
  Mail: serviceSettings,
  'What pages show': pageSettings,
  'Holds, calendars and the account hosts are paid from': moneySettings,
  'First values: afterwards the back office rules them': marketSettings,
};

/** One schema for all settings: texts in, typed values out. Nothing is required here; modes.ts says what a mode needs. */
export const settingsSchema = z.object({
  ...placeSettings,
  ...loadSettings,
  ...storageSettings,
  ...fileSettings,
  ...paymentSettings,
  ...identitySettings,
  ...phoneSettings,
  ...serviceSettings,
  ...pageSettings,
  ...moneySettings,
  ...marketSettings,
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** True for a name that a setting has. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingsSchema.shape, name);
}

/** What a setting is for, in a few words. */
export function purposeOf(name: SettingName): string {
  return settingsSchema.shape[name].description ?? '';
}

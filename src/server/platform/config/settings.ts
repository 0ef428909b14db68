// Every setting of environment and .env, with kind, default and purpose. src/domain/setting/settings.ts has the back
// office settings and checks their first values given here.
import { z } from 'zod';
import { begunSettings, settingRule } from '#src/domain/setting/settings.ts';
import { languages } from '#src/texts/languages.ts';
import {
  analyticsIds,
  databaseUrl,
  experimentMap,
  flag,
  formed,
  fraction,
  imageBase,
  keyRing,
  listenHost,
  locales,
  mapStyle,
  networks,
  oneOf,
  origin,
  origins,
  providerKey,
  secret,
  sender,
  smtpUrl,
  text,
  token,
  url,
  wholeNumber,
} from './kinds.ts';

/** Contacted only after a press, unless MAP_STREETS decides otherwise. */
export const defaultMapStyle = 'https://tiles.openfreemap.org/styles/positron';

/** First value of a back office setting. */
function begun(name: keyof typeof begunSettings) {
  const { kind: of, meaning, purpose } = settingRule(begunSettings[name]);
  return z
    .string()
    .refine((text) => of.read(text) !== null, of.must)
    .optional()
    .describe(purpose ?? `${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`);
}

const panelSettings = Object.fromEntries(
  (Object.keys(begunSettings) as (keyof typeof begunSettings)[]).map((name) => [name, begun(name)]),
) as Record<keyof typeof begunSettings, ReturnType<typeof begun>>;

/** Sections of `.env.example`. Nothing is required here; modes.ts says what is. */
export const settingGroups = {
  'Where it listens and who it is': {
    BANYAN_MODE: oneOf(['demo', 'production'])
      .default('demo')
      .describe('demo for trying it out with demo data and no real money, production for real guests'),
    BANYAN_PUBLIC_DEMO: flag()
      .default(false)
      .describe('1 lets a demo listen on other addresses than this machine, without the /dev pages'),
    BANYAN_DEMO_BAR: flag()
      .default(true)
      .describe(
        '0 leaves out the bar above the pages of a demo that switches between guest, host, coordinator and operator',
      ),
    BANYAN_DEMO_DATA: oneOf(['world', 'none'])
      .default('world')
      .describe('none leaves the demo catalogue out, to try your own marketplace with play money'),
    BANYAN_ALLOW_DEMO_DATA: flag()
      .default(false)
      .describe('1 lets production start on a database with demo data or the acceptance fixture, for a trial only'),
    BANYAN_ALLOW_HTTP_ORIGIN: flag()
      .default(false)
      .describe('1 lets production have an http origin that is not this machine, for a closed network only'),
    HOST: listenHost().default('127.0.0.1').describe('the address the server listens on'),
    PORT: wholeNumber(0, 65_535).default(3000).describe('the port the server listens on; 0 takes a free one'),
    BANYAN_ORIGIN: origin()
      .optional()
      .describe('the address guests see, for links in mails and on pages; in demo mode made from HOST and PORT'),
    BANYAN_HSTS_SUBDOMAINS: flag()
      .default(true)
      .describe('0 if other sites below the same domain have no https: browsers then require it only for this site'),
    BANYAN_TRUST_PROXY: networks()
      .default([])
      .describe('the proxies whose X-Forwarded-For and X-Forwarded-Proto are believed'),
    BANYAN_PASSWORD_MEMORY_KIB: wholeNumber(7168, 4_194_304)
      .default(19_456)
      .describe('the memory that one try of a password takes, in KiB; older hashes are renewed at the next login'),
    BANYAN_PASSWORD_PASSES: wholeNumber(1, 100)
      .default(2)
      .describe('the passes over that memory; more of both makes guessing slower, and logging in as well'),
    BANYAN_SERVER_TOKEN: token()
      .optional()
      .describe('what a trusted front-end server shows in the header server-token'),
    BANYAN_MASTER_KEYS: keyRing()
      .optional()
      .describe(
        'the keys that links and cookies are made with, as 2:KEY,1:KEY, the newest first; unset, the database keeps its own',
      ),
    BANYAN_BACKUP_KEY: token()
      .optional()
      .describe('what encrypts and opens backups; without it and without --key-file keys and documents are left out'),
    BANYAN_SETTINGS_FILE: text()
      .default('config/brand.json')
      .describe('the file with the name, contacts and social links of your brand'),
    WORKER: oneOf(['on', 'off'])
      .default('on')
      .describe('off leaves emails and other background jobs to another process'),
    BANYAN_RATE_LIMIT_FACTOR: wholeNumber(1, 100_000)
      .default(1)
      .describe('widens limits per minute, for a load test of this machine; demo mode only'),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .optional()
      .describe('how much is logged; unset, info in production and warn in demo mode'),
    NODE_ENV: text()
      .default('production')
      .describe('development or test also checks every answer against the contract'),
  },
  'Load and watching': {
    BANYAN_MAX_IN_FLIGHT: wholeNumber(6, 10_000)
      .default(120)
      .describe('how many requests one process works on at a time; two thirds of the places are kept for paying'),
    BANYAN_MAX_LOOP_DELAY_MS: wholeNumber(50, 60_000)
      .default(1000)
      .describe('how late the event loop may be, in milliseconds, before browsing is asked to come back'),
    BANYAN_METRICS_TOKEN: token()
      .optional()
      .describe(
        'what /metrics asks for as Authorization: Bearer; without it and without BANYAN_METRICS_PORT only a demo on this machine shows it',
      ),
    BANYAN_METRICS_PORT: wholeNumber(1, 65_535)
      .optional()
      .describe('a separate port for /metrics on HOST, which guests cannot reach; the public port then has none'),
  },
  'Database and files': {
    DATABASE_URL: databaseUrl()
      .optional()
      .describe('a PostgreSQL server (15 or later) to use; unset, Banyan runs its own in BANYAN_DATA_DIR'),
    PGBOUNCER: flag().default(false).describe('1 when DATABASE_URL is a PgBouncer in transaction mode'),
    DATABASE_DIRECT_URL: databaseUrl()
      .optional()
      .describe(
        'the same database without a pooler, for one connection that hears of new messages; unset, DATABASE_URL',
      ),
    DATABASE_REPLICA_URL: databaseUrl().optional().describe('a server that follows it, for reads of the catalogue'),
    DB_POOL_SIZE: wholeNumber(2, 200).default(10).describe('how many database connections one process may hold'),
    BANYAN_DATA_DIR: text().default('./data').describe('the folder for the built-in database, uploads and keys'),
    BANYAN_UPLOAD_DIR: text().optional().describe('the folder for uploaded photos; unset, uploads in BANYAN_DATA_DIR'),
  },
  'Files in an object store': {
    BANYAN_FILES: oneOf(['disk', 's3'])
      .default('disk')
      .describe('where pictures are kept: disk for BANYAN_UPLOAD_DIR, s3 for two buckets of an object store'),
    BANYAN_S3_ENDPOINT: url('https', 'http')
      .optional()
      .describe('the address of the object store; unset, Amazon S3 in BANYAN_S3_REGION'),
    BANYAN_S3_REGION: text().default('us-east-1').describe('the region of the object store, as it calls it'),
    BANYAN_S3_BUCKET: text().optional().describe('the bucket of pictures that guests see'),
    BANYAN_S3_PRIVATE_BUCKET: text()
      .optional()
      .describe('the bucket of photos in messages and problem reports, which only this program may read'),
    BANYAN_S3_ACCESS_KEY_ID: text().optional().describe('the id of the key for both buckets'),
    BANYAN_S3_SECRET_ACCESS_KEY: secret().optional().describe('the secret that belongs to BANYAN_S3_ACCESS_KEY_ID'),
    BANYAN_FILE_CACHE_MB: wholeNumber(50, 10_000_000)
      .default(2000)
      .describe('how many MB of pictures from an object store are kept on this machine, in BANYAN_UPLOAD_DIR'),
  },
  Payments: {
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
  },
  'Logging in with Google and Facebook': {
    GOOGLE_CLIENT_ID: text().optional().describe('the client id for logging in with Google, or none to do without'),
    GOOGLE_CLIENT_SECRET: secret().optional().describe('the secret that belongs to GOOGLE_CLIENT_ID'),
    GOOGLE_ISSUER: url('https', 'http')
      .default('https://accounts.google.com')
      .describe('the OpenID Connect provider; change it for a provider other than Google'),
    SOCIAL_APP_ID: text().optional().describe('the Facebook app for logging in with Facebook, or none to do without'),
    SOCIAL_APP_SECRET: secret()
      .optional()
      .describe('the secret of SOCIAL_APP_ID; without it there is no login with Facebook'),
    FACEBOOK_PAGES_URL: url('https', 'http')
      .default('https://www.facebook.com/v24.0')
      .describe('where Facebook asks people, with the version of its API'),
    FACEBOOK_API_URL: url('https', 'http')
      .default('https://graph.facebook.com/v24.0')
      .describe('where the Facebook API is, with its version'),
  },
  'Messages to hosts’ phones': {
    SMS_ACCOUNT_SID: formed(/^(none|AC[0-9a-fA-F]{32})$/, 'an account id that begins with AC, or none')
      .optional()
      .describe('the account at the SMS service, or none to do without'),
    SMS_AUTH_TOKEN: secret()
      .optional()
      .describe('the token that belongs to SMS_ACCOUNT_SID and proves what comes from there'),
    SMS_FROM: formed(
      /^(\+[1-9]\d{5,14}|MG[0-9a-fA-F]{32})$/,
      'a number such as +15005550006, or the id of a messaging service',
    )
      .optional()
      .describe('the number that hosts get messages from and answer to, or the messaging service that has it'),
    SMS_API_URL: url('https', 'http')
      .default('https://api.twilio.com')
      .describe('where the SMS service is; another address for one of the same shape'),
    WHATSAPP_PHONE_NUMBER_ID: formed(/^(none|\d{5,20})$/, 'the digits of a phone number id, or none')
      .optional()
      .describe('the id of your number at WhatsApp’s Cloud API, or none to do without'),
    WHATSAPP_TOKEN: secret().optional().describe('the access token that belongs to WHATSAPP_PHONE_NUMBER_ID'),
    WHATSAPP_APP_SECRET: secret().optional().describe('the secret of your app, which proves what comes from WhatsApp'),
    WHATSAPP_VERIFY_TOKEN: secret()
      .optional()
      .describe('any text; enter the same at WhatsApp with the webhook address'),
    WHATSAPP_API_URL: url('https', 'http')
      .default('https://graph.facebook.com/v24.0')
      .describe('where the Cloud API is, with its version'),
    WHATSAPP_TEMPLATES: text()
      .default('banyan')
      .describe('what the names of your message templates begin with; docs/domain/hosts.md lists them'),
  },
  Email: {
    SMTP_URL: smtpUrl().optional().describe('the email server, or none to keep emails in the database only'),
    MAIL_FROM: sender().optional().describe('the sender of emails; unset, the support address of your brand'),
    RATES_URL: url('https', 'http')
      .optional()
      .describe('the source of exchange rates, asked once a day; docs/guide/run.md says in which shapes it may answer'),
    TRANSLATION_URL: url('https', 'http')
      .optional()
      .describe(
        'a translation service of LibreTranslate’s form, without /translate; unset, messages have no translation',
      ),
    TRANSLATION_KEY: secret().optional().describe('the key of the translation service, where it needs one'),
  },
  'What pages show': {
    MAP_STYLE_URL: mapStyle()
      .default(defaultMapStyle)
      .describe('the MapLibre style of the street map; none keeps only the drawn map'),
    MAP_STREETS: oneOf(['on-request', 'automatic'])
      .optional()
      .describe(
        'when the street map loads: on-request contacts its provider after a press, automatic once a map is in view, where network and data saving allow; unset, automatic with your own MAP_STYLE_URL',
      ),
    MAPS_KEY: text().optional().describe('the key of the map provider, replaces {key} in MAP_STYLE_URL'),
    MAP_HOSTS: origins().default([]).describe('further origins that the map style loads tiles, fonts and sprites from'),
    BANYAN_LOCALES: locales()
      .default([...languages])
      .describe('the languages that pages are in, separated by commas; unset, all that have a translation'),
    ANALYTICS_IDS: analyticsIds()
      .default([])
      .describe('Google Analytics or Tag Manager ids; with one, visitors are asked, and without consent nothing loads'),
    BANYAN_IMAGE_BASE: imageBase()
      .default('/images')
      .describe('where pictures are fetched from: /images on this server, or a CDN in front of it'),
    BANYAN_EXPERIMENTS: experimentMap()
      .default({})
      .describe('experiments with their variants and weights, as JSON: {"name":{"variant":1,"other":1}}'),
  },
  'Holds, calendars and the account hosts are paid from': {
    BANYAN_HOLDS_PER_DEPARTURE: wholeNumber(1, 1000)
      .default(1)
      .describe('unpaid holds of one departure that an account may have at a time; a browser always has one'),
    BANYAN_HOLDS_PER_VISITOR: wholeNumber(1, 1000)
      .default(3)
      .describe('unpaid holds that a visitor may have at a time'),
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
      .describe('the account that books for its customers, with their details in the message'),
  },
  'First values: afterwards the back office rules them': panelSettings,
} as const;

const rows = Object.assign({}, ...Object.values(settingGroups)) as Flat<
  (typeof settingGroups)[keyof typeof settingGroups]
>;
type Flat<Group> = (Group extends unknown ? (group: Group) => void : never) extends (all: infer All) => void
  ? All
  : never;

export const settingsSchema = z.object(rows);

export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(rows, name);
}

export function purposeOf(name: SettingName): string {
  return rows[name].description ?? '';
}

// What the two modes require (docs/domain/checkout.md#test-and-live-mode, ADR 019).
import { isLoopback, isOpenAddress } from './kinds.ts';
import type { SettingName, Settings } from './settings.ts';

export type Fault = readonly [SettingName, string];

const stripeApi = 'https://api.stripe.com';
const paypalApi = 'https://api-m.paypal.com';

const parts = {
  SMS_ACCOUNT_SID: ['SMS_AUTH_TOKEN', 'SMS_FROM'],
  WHATSAPP_PHONE_NUMBER_ID: ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  PAYPAL_CLIENT_ID: ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  GOOGLE_CLIENT_ID: ['GOOGLE_CLIENT_SECRET'],
} as const satisfies Partial<Record<SettingName, readonly SettingName[]>>;

// These carry passwords, codes or messages, so they must be encrypted outside a demo.
const guarded = {
  phones: ['SMS_API_URL', 'WHATSAPP_API_URL'],
  translation: ['TRANSLATION_URL'],
  logins: ['GOOGLE_ISSUER', 'FACEBOOK_PAGES_URL', 'FACEBOOK_API_URL'],
} as const satisfies Record<string, readonly SettingName[]>;

const bucketSettings = [
  'BANYAN_S3_BUCKET',
  'BANYAN_S3_PRIVATE_BUCKET',
  'BANYAN_S3_ACCESS_KEY_ID',
  'BANYAN_S3_SECRET_ACCESS_KEY',
] as const;

/** Returns every broken rule. */
export function checkMode(settings: Settings): Fault[] {
  const isProduction = settings.BANYAN_MODE === 'production';
  return [
    ...(isProduction ? productionFaults(settings) : demoFaults(settings)),
    ...stripeFaults(settings),
    ...paypalFaults(settings),
    ...phoneFaults(settings, isProduction),
    ...missingParts(settings, 'GOOGLE_CLIENT_ID'),
    ...openAddresses(settings, 'logins'),
    ...openAddresses(settings, 'translation'),
    ...fileFaults(settings),
    ...databaseFaults(settings),
    ...otherFaults(settings),
  ];
}

function* demoFaults(settings: Settings): Generator<Fault> {
  const { PORT, BANYAN_SANDBOX_PORT: sandboxPort } = settings;
  if (!isLoopback(settings.HOST) && !settings.BANYAN_PUBLIC_DEMO)
    yield ['HOST', 'must stay on this machine in demo mode, unless BANYAN_PUBLIC_DEMO=1'];
  if (isLive(settings.STRIPE_SECRET_KEY) || isLive(settings.STRIPE_PUBLISHABLE_KEY))
    yield ['STRIPE_SECRET_KEY', 'must not be a live key in demo mode'];
  if (PORT > 0 && PORT === sandboxPort) yield ['BANYAN_SANDBOX_PORT', 'must differ from PORT'];
  if (PORT === 65_535 && sandboxPort === undefined)
    yield ['BANYAN_SANDBOX_PORT', 'must be set, because no port comes after PORT'];
}

function* productionFaults(settings: Settings): Generator<Fault> {
  const { BANYAN_ORIGIN: origin } = settings;
  if (origin === undefined) yield ['BANYAN_ORIGIN', 'must be set in production mode'];
  else if (isOpenAddress(origin) && !settings.BANYAN_ALLOW_HTTP_ORIGIN)
    yield [
      'BANYAN_ORIGIN',
      'must begin with https:// in production mode, or passwords and cookies travel unprotected; BANYAN_ALLOW_HTTP_ORIGIN=1 takes it as it is',
    ];
  for (const name of ['SMTP_URL', 'STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID'] as const)
    if (settings[name] === undefined) yield [name, 'must be set, or none, in production mode'];
  if (settings.BANYAN_PUBLIC_DEMO) yield ['BANYAN_PUBLIC_DEMO', 'must not be 1 in production mode'];
  if (settings.BANYAN_RATE_LIMIT_FACTOR !== 1) yield ['BANYAN_RATE_LIMIT_FACTOR', 'must not be set in production mode'];
  if (settings.BANYAN_SANDBOX_PORT !== undefined)
    yield ['BANYAN_SANDBOX_PORT', 'must not be set in production mode, which has no sandbox'];
}

function* missingParts(settings: Settings, name: keyof typeof parts): Generator<Fault> {
  const value = settings[name];
  if (value === undefined || value === 'none') return;
  for (const part of parts[name]) if (!settings[part]) yield [part, `must be set, because ${name} is`];
}

function* openAddresses(settings: Settings, group: keyof typeof guarded): Generator<Fault> {
  for (const name of guarded[group]) {
    const address = settings[name];
    if (settings.BANYAN_MODE === 'production' && address !== undefined && isOpenAddress(address))
      yield [name, 'must begin with https:// in production mode'];
  }
}

function* stripeFaults(settings: Settings): Generator<Fault> {
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable } = settings;
  if (key !== undefined && key !== 'none') {
    if (publishable === undefined || publishable === 'none')
      yield ['STRIPE_PUBLISHABLE_KEY', 'must be set, because STRIPE_SECRET_KEY is'];
    else if (isLive(key) !== isLive(publishable))
      yield ['STRIPE_PUBLISHABLE_KEY', 'must be live or test as STRIPE_SECRET_KEY is'];
    if (!settings.STRIPE_WEBHOOK_SECRET) yield ['STRIPE_WEBHOOK_SECRET', 'must be set, because STRIPE_SECRET_KEY is'];
  }
  if (key === undefined && settings.STRIPE_API_URL !== stripeApi) yield ['STRIPE_API_URL', 'needs STRIPE_SECRET_KEY'];
  if (!isLive(key) && !isLive(publishable)) return;
  // A live key must only go to its provider.
  const own = { STRIPE_API_URL: stripeApi, STRIPE_JS_URL: 'https://js.stripe.com', PAYPAL_API_URL: paypalApi } as const;
  for (const name of Object.keys(own) as (keyof typeof own)[])
    if (new URL(settings[name]).origin !== own[name]) yield [name, `must be at ${own[name]} when a live key is set`];
}

/** A PayPal id does not show whether it is live, so the address decides; our sandbox names its ids. */
function* paypalFaults(settings: Settings): Generator<Fault> {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_API_URL: address } = settings;
  if (id === undefined || id === 'none') return;
  yield* missingParts(settings, 'PAYPAL_CLIENT_ID');
  const { origin, hostname } = new URL(address);
  if (settings.BANYAN_MODE === 'demo' && origin === paypalApi)
    yield ['PAYPAL_API_URL', 'must not be the live address in demo mode'];
  if (id.startsWith('sandbox-client-') !== isLoopback(hostname.replace(/^\[|\]$/g, '')))
    yield [
      'PAYPAL_CLIENT_ID',
      'must begin with sandbox-client- where PAYPAL_API_URL is this machine, and nowhere else',
    ];
}

/** Production must configure each phone channel, or turn it off. */
function* phoneFaults(settings: Settings, isProduction: boolean): Generator<Fault> {
  for (const name of ['SMS_ACCOUNT_SID', 'WHATSAPP_PHONE_NUMBER_ID'] as const) {
    if (settings[name] === undefined && isProduction) yield [name, 'must be set, or none, in production mode'];
    yield* missingParts(settings, name);
  }
  yield* openAddresses(settings, 'phones');
}

function* fileFaults(settings: Settings): Generator<Fault> {
  if (settings.BANYAN_FILES === 's3')
    for (const name of bucketSettings)
      if (settings[name] === undefined) yield [name, 'must be set, because BANYAN_FILES is s3'];
  const { BANYAN_S3_BUCKET: shown, BANYAN_S3_PRIVATE_BUCKET: apart } = settings;
  if (shown !== undefined && shown === apart)
    yield ['BANYAN_S3_PRIVATE_BUCKET', 'must be another bucket than BANYAN_S3_BUCKET'];
}

function* databaseFaults(settings: Settings): Generator<Fault> {
  for (const name of ['PGBOUNCER', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (settings[name] && !settings.DATABASE_URL) yield [name, 'needs DATABASE_URL'];
}

function* otherFaults(settings: Settings): Generator<Fault> {
  const { BANYAN_METRICS_PORT: own, FIRST_VISIT_CODE: code, FIRST_VISIT_TEXT: text } = settings;
  if (own !== undefined && (own === settings.PORT || own === settings.BANYAN_SANDBOX_PORT))
    yield ['BANYAN_METRICS_PORT', 'must differ from the other ports'];
  if (code !== 'none' && (code === undefined) !== (text === undefined))
    yield [
      code === undefined ? 'FIRST_VISIT_CODE' : 'FIRST_VISIT_TEXT',
      'must be set, because the other half of the offer is',
    ];
}

function isLive(key: string | undefined): boolean {
  return /^[a-z]+_live_/.test(key ?? '');
}

// What each mode needs and refuses (docs/domain/payment.md#test-money-and-real-money, ADR 019). Two modes, named, never guessed.
import { fileFaults } from './files.ts';
import { identityFaults } from './identity.ts';
import { isLoopback, isOpenAddress } from './kinds.ts';
import { phoneFaults } from './phone.ts';
import { isSettingName, purposeOf, settingsSchema, type SettingName, type Settings } from './settings.ts';

// Texts from the environment to typed settings. Every problem is reported, not only the first.

export type RawSettings = Readonly<Record<string, string | undefined>>;
type ReadResult = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** One line for a setting that is wrong: its name, what is wrong, and what it is for. */
function problemWith(name: SettingName, wrong: string): string {
  return `${name} ${wrong} (${purposeOf(name)}).`;
}

/** Reads all settings from `raw`. An empty text counts as unset. Problems never repeat a value: it may be a secret. */
export function readSettings(raw: RawSettings): ReadResult {
  const given = Object.entries(raw).filter(([name, value]) => isSettingName(name) && (value ?? '').trim() !== '');
  const result = settingsSchema.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])));
  if (result.success) return { ok: true, settings: result.data };
  const problems = result.error.issues.map((issue) =>
    problemWith(issue.path[0] as SettingName, `must be ${issue.message}`),
  );
  return { ok: false, problems: [...new Set(problems)] };
}

const stripeApi = 'https://api.stripe.com';
const paypalApi = 'https://api-m.paypal.com';

/** One line for each rule of the chosen mode that the settings break. */
export function checkMode(settings: Settings): string[] {
  return [
    ...(settings.BANYAN_MODE === 'production' ? checkProduction(settings) : checkDemo(settings)),
    ...checkProviders(settings),
    ...phoneFaults(settings).map(([name, wrong]) => problemWith(name, wrong)),
    ...identityFaults(settings).map(([name, wrong]) => problemWith(name, wrong)),
    ...fileFaults(settings).map(([name, wrong]) => problemWith(name, wrong)),
    ...checkDatabase(settings),
    ...checkMetrics(settings),
    ...checkOffer(settings),
  ];
}

function checkDemo(settings: Settings): string[] {
  const problems: string[] = [];
  if (!isLoopback(settings.HOST) && !settings.BANYAN_PUBLIC_DEMO)
    problems.push(problemWith('HOST', 'must stay on this machine in demo mode, unless BANYAN_PUBLIC_DEMO=1'));
  if (isLive(settings.STRIPE_SECRET_KEY) || isLive(settings.STRIPE_PUBLISHABLE_KEY))
    problems.push(problemWith('STRIPE_SECRET_KEY', 'must not be a live key in demo mode'));
  const { PORT, BANYAN_SANDBOX_PORT } = settings;
  if (PORT > 0 && PORT === BANYAN_SANDBOX_PORT)
    problems.push(problemWith('BANYAN_SANDBOX_PORT', 'must differ from PORT'));
  if (PORT === 65_535 && BANYAN_SANDBOX_PORT === undefined)
    problems.push(problemWith('BANYAN_SANDBOX_PORT', 'must be set, because no port comes after PORT'));
  return problems;
}

function checkProduction(settings: Settings): string[] {
  const problems: string[] = [];
  const require = (name: 'BANYAN_ORIGIN' | 'SMTP_URL' | 'STRIPE_SECRET_KEY' | 'PAYPAL_CLIENT_ID', what: string) => {
    if (settings[name] === undefined) problems.push(problemWith(name, `must be ${what} in production mode`));
  };
  require('BANYAN_ORIGIN', 'set');
  if (isOpenOrigin(settings))
    problems.push(
      problemWith(
        'BANYAN_ORIGIN',
        'must begin with https:// in production mode, or passwords and cookies travel unprotected; BANYAN_ALLOW_HTTP_ORIGIN=1 takes it as it is',
      ),
    );
  require('SMTP_URL', 'set, or none,');
  require('STRIPE_SECRET_KEY', 'set, or none,');
  require('PAYPAL_CLIENT_ID', 'set, or none,');
  if (settings.BANYAN_PUBLIC_DEMO) problems.push(problemWith('BANYAN_PUBLIC_DEMO', 'must not be 1 in production mode'));
  if (settings.BANYAN_RATE_LIMIT_FACTOR !== 1)
    problems.push(problemWith('BANYAN_RATE_LIMIT_FACTOR', 'must not be set in production mode'));
  if (settings.BANYAN_SANDBOX_PORT !== undefined)
    problems.push(problemWith('BANYAN_SANDBOX_PORT', 'must not be set in production mode, which has no sandbox'));
  return problems;
}

/** True for an http origin that other machines use, which nobody has allowed by name. */
function isOpenOrigin({ BANYAN_ORIGIN: origin, BANYAN_ALLOW_HTTP_ORIGIN: isAllowed }: Settings): boolean {
  if (origin === undefined || isAllowed) return false;
  return isOpenAddress(origin);
}

function checkProviders(settings: Settings): string[] {
  const problems: string[] = [];
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable } = settings;
  if (key !== undefined && key !== 'none') {
    if (publishable === undefined || publishable === 'none')
      problems.push(problemWith('STRIPE_PUBLISHABLE_KEY', 'must be set, because STRIPE_SECRET_KEY is'));
    else if (isLive(key) !== isLive(publishable))
      problems.push(problemWith('STRIPE_PUBLISHABLE_KEY', 'must be live or test as STRIPE_SECRET_KEY is'));
    if (!settings.STRIPE_WEBHOOK_SECRET)
      problems.push(problemWith('STRIPE_WEBHOOK_SECRET', 'must be set, because STRIPE_SECRET_KEY is'));
  }
  if (key === undefined && settings.STRIPE_API_URL !== stripeApi)
    problems.push(problemWith('STRIPE_API_URL', 'needs STRIPE_SECRET_KEY'));
  if (isLive(key) || isLive(publishable)) problems.push(...checkLiveAddresses(settings));
  if (settings.PAYPAL_CLIENT_ID !== undefined && settings.PAYPAL_CLIENT_ID !== 'none')
    problems.push(...checkPaypal(settings));
  return problems;
}

/** PayPal's ids do not say whether they are live, so the address and the sandbox's own names have to. */
function checkPaypal(settings: Settings): string[] {
  const problems: string[] = [];
  for (const name of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const)
    if (!settings[name]) problems.push(problemWith(name, 'must be set, because PAYPAL_CLIENT_ID is'));
  const { origin, hostname } = new URL(settings.PAYPAL_API_URL);
  const isLocal = isLoopback(hostname.replace(/^\[|\]$/g, ''));
  const isPretended = settings.PAYPAL_CLIENT_ID?.startsWith('sandbox-client-') ?? false;
  if (settings.BANYAN_MODE === 'demo' && origin === paypalApi)
    problems.push(problemWith('PAYPAL_API_URL', 'must not be the live address in demo mode'));
  if (isPretended !== isLocal)
    problems.push(
      problemWith(
        'PAYPAL_CLIENT_ID',
        'must begin with sandbox-client- where PAYPAL_API_URL is this machine, and nowhere else',
      ),
    );
  return problems;
}

/** A live key must never be shown to an address that is not the provider's own. */
function checkLiveAddresses(settings: Settings): string[] {
  const own = { STRIPE_API_URL: 'api.stripe.com', STRIPE_JS_URL: 'js.stripe.com', PAYPAL_API_URL: 'api-m.paypal.com' };
  return (Object.keys(own) as (keyof typeof own)[])
    .filter((name) => new URL(settings[name]).origin !== `https://${own[name]}`)
    .map((name) => problemWith(name, `must be at https://${own[name]} when a live key is set`));
}

function checkDatabase(settings: Settings): string[] {
  if (settings.DATABASE_URL) return [];
  return (['PGBOUNCER', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => settings[name])
    .map((name) => problemWith(name, 'needs DATABASE_URL'));
}

function checkMetrics({ BANYAN_METRICS_PORT: own, PORT, BANYAN_SANDBOX_PORT }: Settings): string[] {
  if (own === undefined || (own !== PORT && own !== BANYAN_SANDBOX_PORT)) return [];
  return [problemWith('BANYAN_METRICS_PORT', 'must differ from the other ports')];
}

function checkOffer({ FIRST_VISIT_CODE: code, FIRST_VISIT_TEXT: text }: Settings): string[] {
  if (code === 'none' || (code === undefined) === (text === undefined)) return [];
  const missing = code === undefined ? 'FIRST_VISIT_CODE' : 'FIRST_VISIT_TEXT';
  return [problemWith(missing, 'must be set, because the other half of the offer is')];
}

function isLive(key: string | undefined): boolean {
  return /^[a-z]+_live_/.test(key ?? '');
}

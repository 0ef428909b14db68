// Maps typed settings to the program's configuration.
import type { HoldBounds } from '#src/domain/booking/hold-room.ts';
import { plainCode } from '#src/domain/typed/signs.ts';
import type { BrandFile } from './brand.ts';
import { firstSettings, marketOf } from './market.ts';
import { isLoopback } from './kinds.ts';
import { planProviders } from './providers.ts';
import { Secret } from './secret.ts';
import { defaultMapStyle, type Settings } from './settings.ts';
import { resolve } from 'node:path';

/** Milliseconds and bytes. */
export interface RequestTimes {
  headersMs: number;
  /** For bodies other than uploads; also the window in which an upload's speed is measured. */
  bodyMs: number;
  uploadMs: number;
  uploadBytesPerSecond: number;
  /** Milliseconds between Node's checks for slow connections. */
  checkMs: number;
}

/** JSON is small; photos arrive slowly over slow networks. */
const usualRequestTimes: Readonly<RequestTimes> = {
  headersMs: 15_000,
  bodyMs: 15_000,
  uploadMs: 600_000,
  uploadBytesPerSecond: 5000,
  checkMs: 1000,
};

function assembleDatabase(settings: Settings) {
  return {
    /** Null: the built-in server. */
    url: settings.DATABASE_URL ?? null,
    isPgbouncer: settings.PGBOUNCER,
    /** Null: no direct address past a pooler. */
    directUrl: settings.DATABASE_DIRECT_URL ?? null,
    /** Null: no replica. */
    replicaUrl: settings.DATABASE_REPLICA_URL ?? null,
    poolSize: settings.DB_POOL_SIZE,
    backupKey: settings.BANYAN_BACKUP_KEY ?? null,
  };
}

/** The HSTS header; null for http. */
function hstsOf({ BANYAN_HSTS_SUBDOMAINS: hasSubdomains }: Settings, origin: string): string | null {
  if (!origin.startsWith('https:')) return null;
  return hasSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}

/** The bar with which a local demo switches between people. */
const hasDemoBar = ({ BANYAN_MODE, BANYAN_PUBLIC_DEMO, BANYAN_DEMO_DATA, BANYAN_DEMO_BAR }: Settings): boolean =>
  BANYAN_MODE === 'demo' && !BANYAN_PUBLIC_DEMO && BANYAN_DEMO_DATA === 'world' && BANYAN_DEMO_BAR;

/** Runs before ports and sandbox are known. Makes folders absolute. */
export function assemble(settings: Settings, brand: BrandFile, folder: string) {
  const { first, values } = firstSettings(settings, brand);
  const origin = settings.BANYAN_ORIGIN ?? originOf(settings.HOST, settings.PORT);
  return {
    mode: settings.BANYAN_MODE,
    origin,
    isOriginGiven: settings.BANYAN_ORIGIN !== undefined,
    /** https, so cookies are Secure. */
    isSecure: origin.startsWith('https:'),
    hsts: hstsOf(settings, origin),
    /** Only development and tests check answers against the contract. */
    isChecked: settings.NODE_ENV === 'development' || settings.NODE_ENV === 'test',
    /** Only in a private demo (docs/domain/checkout.md#test-and-live-mode). */
    hasDevPages: settings.BANYAN_MODE === 'demo' && !settings.BANYAN_PUBLIC_DEMO,
    hasDemoBar: hasDemoBar(settings),
    isPublicDemo: settings.BANYAN_PUBLIC_DEMO,
    /** A demo without its catalogue, with test money (ADR 019). */
    isTrial: settings.BANYAN_MODE === 'demo' && settings.BANYAN_DEMO_DATA === 'none',
    listen: { host: settings.HOST, port: settings.PORT },
    trustProxy: settings.BANYAN_TRUST_PROXY.length > 0 ? settings.BANYAN_TRUST_PROXY : (false as const),
    /** In addition to the keys in the database. */
    masterKeys: settings.BANYAN_MASTER_KEYS ?? [],
    passwordCost: { memory: settings.BANYAN_PASSWORD_MEMORY_KIB, passes: settings.BANYAN_PASSWORD_PASSES },
    serverToken: settings.BANYAN_SERVER_TOKEN ?? null,
    // The terminal shows no line per request, which would hide the address and the accounts.
    logLevel: settings.LOG_LEVEL ?? (settings.BANYAN_MODE === 'production' ? 'info' : 'warn'),
    rateLimitFactor: settings.BANYAN_RATE_LIMIT_FACTOR,
    runsWorker: settings.WORKER === 'on',
    /** Production may open a database with demo data. */
    allowsDemoData: settings.BANYAN_ALLOW_DEMO_DATA,
    load: { maxInFlight: settings.BANYAN_MAX_IN_FLIGHT, maxLoopDelayMs: settings.BANYAN_MAX_LOOP_DELAY_MS },
    requestTimes: usualRequestTimes,
    metrics: assembleMetrics(settings),
    /** First values of the back office settings. */
    first,
    /** Version of the back office settings below; 0 before the first read. */
    settingsVersion: 0,
    contentPages: [] as readonly string[],
    ...marketOf(values, { mode: settings.BANYAN_MODE, isTrial: settings.BANYAN_DEMO_DATA === 'none' }),
    locales: settings.BANYAN_LOCALES,
    mail: {
      /** Null: emails stay in the database and `/dev/mail` shows them. */
      smtpUrl: settings.SMTP_URL === undefined || settings.SMTP_URL === 'none' ? null : new Secret(settings.SMTP_URL),
      /** Null: the brand's name and help address. */
      from: settings.MAIL_FROM ?? null,
    },
    /** Null: the shipped rates. */
    ratesUrl: settings.RATES_URL ?? null,
    feeds: assembleFeeds(settings),
    database: assembleDatabase(settings),
    ...planFiles(settings, folder),
    ...planProviders(settings, origin),
    wrongCodesPerHour: settings.BANYAN_WRONG_CODES_PER_HOUR,
    cardDeclinesPerAddress: settings.BANYAN_CARD_DECLINES_PER_ADDRESS,
    holdBounds: assembleHoldBounds(settings),
    payoutAccount: assemblePayoutAccount(settings),
    distributorUserId: settings.BANYAN_DISTRIBUTOR_USER_ID ?? null,
    ...assemblePages(settings),
  };
}

function assembleFeeds(settings: Settings) {
  return {
    everyMinutes: settings.BANYAN_FEED_MINUTES,
    stopHours: settings.BANYAN_FEED_STOP_HOURS,
    /** Local calendar addresses, only in a demo. */
    allowsLocal: settings.BANYAN_FEED_LOCAL && settings.BANYAN_MODE === 'demo',
  };
}

/** Null for none. A demo has an account that no bank accepts. */
function assemblePayoutAccount(settings: Settings) {
  const iban = plainCode(settings.BANYAN_PAYOUT_IBAN ?? '');
  const demo = settings.BANYAN_MODE === 'demo' ? 'DEMO0001' : '';
  const account = iban === '' ? (settings.BANYAN_PAYOUT_ACCOUNT ?? demo) : '';
  if (iban === '' && account === '') return null;
  return {
    /** Null: the brand's name. */
    name: settings.BANYAN_PAYOUT_NAME ?? null,
    iban,
    account_number: account,
    bic: settings.BANYAN_PAYOUT_BIC ?? '',
  };
}

/** For requests with the token, or for anyone in a private demo. */
function assembleMetrics(settings: Settings) {
  const port = settings.BANYAN_METRICS_PORT ?? null;
  const token = settings.BANYAN_METRICS_TOKEN ?? null;
  const isLocalDemo = settings.BANYAN_MODE === 'demo' && !settings.BANYAN_PUBLIC_DEMO;
  return { port, token, isPublic: port === null && (token !== null || isLocalDemo) };
}

/** Limits of unpaid holds, widened for load tests (ADR 022). */
function assembleHoldBounds(settings: Settings): Record<'visitor' | 'account' | 'distributor', HoldBounds> {
  const factor = settings.BANYAN_RATE_LIMIT_FACTOR;
  const visitor = {
    perDeparture: settings.BANYAN_HOLDS_PER_DEPARTURE * factor,
    perVisitor: settings.BANYAN_HOLDS_PER_VISITOR * factor,
    perNetwork: settings.BANYAN_HOLDS_PER_NETWORK * factor,
    networkShare: Math.min(1, settings.BANYAN_HOLDS_NETWORK_SHARE * factor),
  };
  const perVisitor = settings.BANYAN_HOLDS_PER_DISTRIBUTOR * factor;
  const account = { ...visitor, perNetwork: null, networkShare: null };
  return { visitor, account, distributor: { ...account, perDeparture: null, perVisitor } };
}

/** What the browser gets of the configuration. */
function assemblePages(settings: Settings) {
  const { MAP_STYLE_URL: styleUrl, MAPS_KEY: key, MAP_HOSTS: hosts } = settings;
  const streets = settings.MAP_STREETS ?? (styleUrl === defaultMapStyle ? 'on-request' : 'automatic');
  return {
    map: styleUrl === 'none' ? null : { styleUrl, key: key ?? null, streets },
    mapOrigins: styleUrl === 'none' ? [] : [new URL(styleUrl).origin, ...hosts],
    socialAppId: settings.SOCIAL_APP_ID === 'none' ? null : (settings.SOCIAL_APP_ID ?? null),
    analyticsIds: settings.ANALYTICS_IDS,
    imageBase: settings.BANYAN_IMAGE_BASE,
    experiments: settings.BANYAN_EXPERIMENTS,
  };
}

/** The address that people type. Passkeys need a host name. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || isLoopback(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}${port === 80 ? '' : `:${port}`}`;
}

/** The address for programs on this machine. */
export function listeningOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

export interface ObjectStoreAccess {
  /** Null: Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: Secret;
  readonly buckets: { readonly shown: string; readonly private: string };
  readonly cacheBytes: number;
}

/** Relative to `folder`. */
function planFiles(settings: Settings, folder: string) {
  const namedStore = objectStoreOf(settings);
  const dataDir = resolve(folder, settings.BANYAN_DATA_DIR);
  return {
    dataDir,
    uploadDir: resolve(folder, settings.BANYAN_UPLOAD_DIR ?? `${dataDir}/uploads`),
    /** Null: photos are on the local disk. */
    objectStore: settings.BANYAN_FILES === 's3' ? namedStore : null,
    /** As the settings name it, used or not. */
    namedStore,
  };
}

/** Null when settings are missing. */
function objectStoreOf(settings: Settings): ObjectStoreAccess | null {
  const { BANYAN_S3_BUCKET: shown, BANYAN_S3_PRIVATE_BUCKET: apart } = settings;
  const { BANYAN_S3_ACCESS_KEY_ID: accessKeyId, BANYAN_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (shown === undefined || apart === undefined || accessKeyId === undefined || !secretAccessKey) return null;
  return {
    endpoint: settings.BANYAN_S3_ENDPOINT ?? null,
    region: settings.BANYAN_S3_REGION,
    accessKeyId,
    secretAccessKey,
    buckets: { shown, private: apart },
    cacheBytes: settings.BANYAN_FILE_CACHE_MB * 1_000_000,
  };
}

// Typed settings to the one object that the program reads.
import type { HoldBounds } from '#src/domain/booking/hold-room.ts';
import { plainCode } from '#src/domain/typed/signs.ts';
import type { BrandFile } from './brand.ts';
import { firstSettings, marketOf } from './market.ts';
import { isLoopback } from './kinds.ts';
import { planProviders } from './providers.ts';
import { Secret } from './secret.ts';
import type { Settings } from './settings.ts';
import { resolve } from 'node:path';

// How long a request may take to arrive. No settings: they are facts about people's networks, not about an installation.

/** In milliseconds and bytes. */
export interface RequestTimes {
  headersMs: number;
  /** A whole body that is no upload; also the stretch over which an upload's speed is looked at. */
  bodyMs: number;
  uploadMs: number;
  uploadBytesPerSecond: number;
  /** How often Node looks for connections that are too slow. */
  checkMs: number;
}

/** A body of JSON is small; a photo over a weak phone network takes its time, but it keeps coming. */
const usualRequestTimes: Readonly<RequestTimes> = {
  headersMs: 15_000,
  bodyMs: 15_000,
  uploadMs: 600_000,
  uploadBytesPerSecond: 5000,
  checkMs: 1000,
};

function assembleDatabase(settings: Settings) {
  return {
    /** Null: the built-in server in the folder of the data. */
    url: settings.DATABASE_URL ?? null,
    isPgbouncer: settings.PGBOUNCER,
    /** Null: past no pooler there is no other way than `url`. */
    directUrl: settings.DATABASE_DIRECT_URL ?? null,
    /** Null: everything is read where it is written. */
    replicaUrl: settings.DATABASE_REPLICA_URL ?? null,
    poolSize: settings.DB_POOL_SIZE,
    /** What encrypts and opens backups. */
    backupKey: settings.BANYAN_BACKUP_KEY ?? null,
  };
}

/** What every answer of an https site says of https; null for an http one. */
function hstsOf({ BANYAN_HSTS_SUBDOMAINS: hasSubdomains }: Settings, origin: string): string | null {
  if (!origin.startsWith('https:')) return null;
  return hasSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}

/** Whether pages have the bar of a demo on one's own machine, which switches between its persons. */
const hasDemoBar = ({ BANYAN_MODE, BANYAN_PUBLIC_DEMO, BANYAN_DEMO_DATA, BANYAN_DEMO_BAR }: Settings): boolean =>
  BANYAN_MODE === 'demo' && !BANYAN_PUBLIC_DEMO && BANYAN_DEMO_DATA === 'world' && BANYAN_DEMO_BAR;

/** The configuration as far as it is known before ports are taken and the sandbox runs. Folders become absolute. */
export function assemble(settings: Settings, brand: BrandFile, folder: string) {
  const { first, values } = firstSettings(settings, brand);
  const origin = settings.BANYAN_ORIGIN ?? originOf(settings.HOST, settings.PORT);
  return {
    mode: settings.BANYAN_MODE,
    origin,
    isOriginGiven: settings.BANYAN_ORIGIN !== undefined,
    /** True where guests come by https, so that cookies are Secure. */
    isSecure: origin.startsWith('https:'),
    hsts: hstsOf(settings, origin),
    /** True in development and tests: answers are checked against the contract. */
    isChecked: settings.NODE_ENV === 'development' || settings.NODE_ENV === 'test',
    /** The /dev pages: only in a demo that nobody else reaches (docs/domain/checkout.md#test-money-and-real-money). */
    hasDevPages: settings.BANYAN_MODE === 'demo' && !settings.BANYAN_PUBLIC_DEMO,
    hasDemoBar: hasDemoBar(settings),
    isPublicDemo: settings.BANYAN_PUBLIC_DEMO,
    /** A demo without the demo's catalogue: an operator tries a marketplace of the own with play money (ADR 019). */
    isTrial: settings.BANYAN_MODE === 'demo' && settings.BANYAN_DEMO_DATA === 'none',
    listen: { host: settings.HOST, port: settings.PORT },
    trustProxy: settings.BANYAN_TRUST_PROXY.length > 0 ? settings.BANYAN_TRUST_PROXY : (false as const),
    /** In addition to those that the database keeps. */
    masterKeys: settings.BANYAN_MASTER_KEYS ?? [],
    /** What one try of a password costs. */
    passwordCost: { memory: settings.BANYAN_PASSWORD_MEMORY_KIB, passes: settings.BANYAN_PASSWORD_PASSES },
    serverToken: settings.BANYAN_SERVER_TOKEN ?? null,
    // A person at a terminal wants to read the address and the accounts, not a line for each file of a page.
    logLevel: settings.LOG_LEVEL ?? (settings.BANYAN_MODE === 'production' ? 'info' : 'warn'),
    rateLimitFactor: settings.BANYAN_RATE_LIMIT_FACTOR,
    runsWorker: settings.WORKER === 'on',
    /**
     * True where a setting allows production to take a database with demo data
     * (docs/domain/checkout.md#test-money-and-real-money).
     */
    allowsDemoData: settings.BANYAN_ALLOW_DEMO_DATA,
    load: { maxInFlight: settings.BANYAN_MAX_IN_FLIGHT, maxLoopDelayMs: settings.BANYAN_MAX_LOOP_DELAY_MS },
    requestTimes: usualRequestTimes,
    metrics: assembleMetrics(settings),
    /** What settings of the back office begin with. */
    first,
    /** Of which change the values are that follow (src/server/platform/settings); 0 before the database was read. */
    settingsVersion: 0,
    /** The slugs of pages of text that guests are shown, as the database has them. */
    contentPages: [] as readonly string[],
    ...marketOf(values, { mode: settings.BANYAN_MODE, isTrial: settings.BANYAN_DEMO_DATA === 'none' }),
    /** English first. */
    locales: settings.BANYAN_LOCALES,
    mail: {
      /** Null: mails stay in the database, where /dev/mail shows them. */
      smtpUrl: settings.SMTP_URL === undefined || settings.SMTP_URL === 'none' ? null : new Secret(settings.SMTP_URL),
      /** Null: the brand and its address for help. */
      from: settings.MAIL_FROM ?? null,
    },
    /** Null: rates are those that came with the program. */
    ratesUrl: settings.RATES_URL ?? null,
    /** Calendars elsewhere (docs/domain/calendar.md#feeds). */
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
    /** Calendars of this machine, on any port: a demo alone may read them. */
    allowsLocal: settings.BANYAN_FEED_LOCAL && settings.BANYAN_MODE === 'demo',
  };
}

/** From which account hosts are paid; null where none is set. A demo has one that no bank takes. */
function assemblePayoutAccount(settings: Settings) {
  const iban = plainCode(settings.BANYAN_PAYOUT_IBAN ?? '');
  const demo = settings.BANYAN_MODE === 'demo' ? 'DEMO0001' : '';
  const account = iban === '' ? (settings.BANYAN_PAYOUT_ACCOUNT ?? demo) : '';
  if (iban === '' && account === '') return null;
  return {
    /** Null: the brand. */
    name: settings.BANYAN_PAYOUT_NAME ?? null,
    iban,
    account_number: account,
    bic: settings.BANYAN_PAYOUT_BIC ?? '',
  };
}

/** Who may read /metrics on the public port: anyone who shows the token, or anybody in a demo that nobody else reaches. */
function assembleMetrics(settings: Settings) {
  const port = settings.BANYAN_METRICS_PORT ?? null;
  const token = settings.BANYAN_METRICS_TOKEN ?? null;
  const isLocalDemo = settings.BANYAN_MODE === 'demo' && !settings.BANYAN_PUBLIC_DEMO;
  return { port, token, isPublic: port === null && (token !== null || isLocalDemo) };
}

/** Bounds of unpaid holds, for visitors, accounts and distributors, widened for a load test (ADR 022). */
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

/** What pages tell the browser (server configuration). */
function assemblePages(settings: Settings) {
  const { MAP_STYLE_URL: styleUrl, MAPS_KEY: key, MAP_HOSTS: hosts, MAP_STREETS: streets } = settings;
  return {
    map: styleUrl === 'none' ? null : { styleUrl, key: key ?? null, streets },
    mapOrigins: styleUrl === 'none' ? [] : [new URL(styleUrl).origin, ...hosts],
    socialAppId: settings.SOCIAL_APP_ID === 'none' ? null : (settings.SOCIAL_APP_ID ?? null),
    analyticsIds: settings.ANALYTICS_IDS,
    imageBase: settings.BANYAN_IMAGE_BASE,
    experiments: settings.BANYAN_EXPERIMENTS,
  };
}

/** The address a person types to reach a server that listens there. This machine has a name, because passkeys need one. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || isLoopback(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}${port === 80 ? '' : `:${port}`}`;
}

/** The address at which a program on this machine reaches a server that listens there. */
export function listeningOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

// Where files are kept: a disk, or an object store (docs/operations/providers.md#photos-in-an-object-store).

/** What opens an object store. */
export interface ObjectStoreAccess {
  /** Null: Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: Secret;
  /** The names of the two buckets. */
  readonly buckets: { readonly shown: string; readonly private: string };
  /** How much of it this machine keeps, in bytes. */
  readonly cacheBytes: number;
}

/** What the program reads of it; folders that are relative begin at `folder`. */
function planFiles(settings: Settings, folder: string) {
  const namedStore = objectStoreOf(settings);
  const dataDir = resolve(folder, settings.BANYAN_DATA_DIR);
  return {
    dataDir,
    uploadDir: resolve(folder, settings.BANYAN_UPLOAD_DIR ?? `${dataDir}/uploads`),
    /** Where pictures are kept; null: on disk. */
    objectStore: settings.BANYAN_FILES === 's3' ? namedStore : null,
    /** The object store that the settings name, whether it is in use or not. */
    namedStore,
  };
}

/** Null where the settings of an object store are not complete. */
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

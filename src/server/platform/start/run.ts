// Starts, serves and ends the process.
import process from 'node:process';
import { loadConfig, projectFolder, type Config, type StartConfig } from '#src/server/platform/config.ts';
import { StartRefused, refusedFolder } from '#src/server/platform/config/start-refused.ts';
import { renderBanner, createProgress, type Progress } from './progress.ts';
import { createClosers, type Closers } from './closers.ts';
import { methodsNotTaken } from '#src/server/features/payment/index.ts';
import { storeShippedRates, usedRateAges } from '#src/server/features/pricing/index.ts';
import { priceCurrencyName } from '#src/texts/money-text.ts';
import { type ObjectStoreAccess, listeningOrigin } from '#src/server/platform/config/assemble.ts';
import { clockNotice, watchClock, zonesNotice } from './clock-queries.ts';
import { proveBuckets } from '#src/server/platform/pictures/bucket/bucket-originals.ts';
import { createS3Buckets } from '#src/server/platform/pictures/bucket/s3-bucket.ts';
import type { Services } from '#src/server/services.ts';
import type { FastifyInstance } from 'fastify';
import { originAt, settle } from '#src/server/platform/config/configure.ts';
import { ownSandboxPort, plannedThere, type ProviderAccess } from '#src/server/platform/config/providers.ts';
import { makeDataFolder } from '#src/server/platform/db/embedded/cluster.ts';
import { defaultTimeouts, type DatabaseAddress } from '#src/server/platform/db/pool.ts';
import { missingRoleLimit } from '#src/server/platform/db/pgbouncer.ts';
import type { DemoAccount } from '#src/server/seed/accounts.ts';
import { buildMetricsApp } from '#src/server/platform/http/operations.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { drain, listen, findPort } from './ports.ts';
import { refuseDemoData, refuseOurContacts } from './data.ts';
import { keepSettingsFresh, settingsNotice } from '#src/server/platform/settings/index.ts';
import { startSandbox } from './sandbox.ts';
import { createServices } from './services.ts';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKeys } from '#src/server/platform/keys.ts';

// Loads keys added or retired while running (docs/operations/secrets.md#master-keys).

const everyMs = 60_000;

type Needs = Pick<Services, 'keys' | 'pool' | 'log'> & { config: Pick<Services['config'], 'masterKeys'> };

/** Updates the shared object; after a failure the keys stay. */
export async function refreshKeys({ keys, pool, log, config }: Needs): Promise<void> {
  try {
    Object.assign(keys, await loadKeys(pool, config));
  } catch (error) {
    log.warn({ err: error }, 'could not reload the keys; the last ones stay in use');
  }
}

export function keepKeysFresh(services: Needs, pauseMs = everyMs): () => void {
  const timer = setInterval(() => void refreshKeys(services), pauseMs);
  timer.unref();
  return () => clearInterval(timer);
}

// Rates of this age get a notice, unless a source is configured.

const worthSayingHours = 72;

/** Null with a source, recent rates, or in a demo. */
export async function ratesNotice({ db, config, gateways }: Services): Promise<string | null> {
  if (gateways.rates !== null || config.mode === 'demo') return null;
  await storeShippedRates(db);
  const old = (await usedRateAges({ db, config })).filter(({ hours }) => hours > worthSayingHours);
  if (old.length === 0) return null;
  const ages = old.map(({ code, hours }) =>
    Number.isFinite(hours) ? `${code} ${Math.floor(hours / 24)} days` : `${code} none`,
  );
  return (
    `Exchange rates are old (${ages.join(', ')}). Without a rate from the last 14 days, cash is only shown in ${priceCurrencyName()} ` +
    `and Alipay is off. Set RATES_URL, which is fetched daily, or run: npm run rates:fetch -- URL`
  );
}

/** Names the payment methods that the price currency excludes; null for none. */
function currencyNotice({ config }: Pick<Services, 'config'>): string | null {
  const { code } = config.currency;
  const names = methodsNotTaken(config).map(
    ({ name, why }) => `${name} (${why === 'currency' ? 'doesn’t accept it' : 'only accepts it without decimals'})`,
  );
  const demo =
    config.mode === 'demo' && !config.isTrial && code !== 'USD'
      ? ' The demo catalogue is in US dollars, so it is not loaded.'
      : '';
  if (names.length === 0) return demo === '' ? null : `Prices are in ${code}.${demo}`;
  return `Prices are in ${code}. Payment methods not offered: ${names.join(', ')}.${demo}`;
}

interface Started {
  app: FastifyInstance;
  config: Config;
  accounts: DemoAccount[];
  databaseUrl: string;
}

/** Tests replace these. */
interface Parts {
  buildApp: (services: Services) => Promise<FastifyInstance>;
  ensureBundle: (project: string, locales: readonly string[], closers: Closers) => Promise<unknown>;
  startJobs: (services: Services) => { stop: () => Promise<void> };
  ensureDemo: (database: DatabaseAddress, config: StartConfig) => Promise<DemoAccount[]>;
  ensureTexts: (database: DatabaseAddress) => Promise<void>;
}

interface StartTools extends Parts {
  closers: Closers;
  print: (line: string) => void;
  /** For a forced exit. */
  onDatabase: (database: OpenDatabase) => void;
}

/** What it opens is in `closers`. Throws StartRefused. */
async function start(planned: StartConfig, tools: StartTools): Promise<Started> {
  const { closers, print } = tools;
  const progress = createProgress(print);
  makeDataFolder(planned.dataDir);
  const port = await findPort('PORT', planned.listen.host, planned.listen.port);
  const { port: metricsPort } = planned.metrics;
  if (metricsPort !== null) await findPort('BANYAN_METRICS_PORT', planned.listen.host, metricsPort);
  const [database, , providers] = await allOrNothing(closers, [
    openFilled(planned, tools, progress),
    progress('Building the web pages', tools.ensureBundle(projectFolder, planned.locales, closers)),
    openProviders(planned, port, tools),
  ]);
  const config = settle(planned, { port, ...providers });
  if (config.objectStore === null) proveFolder('BANYAN_UPLOAD_DIR', config.uploadDir);
  else await proveFiles(config.objectStore, print);
  const services = await createServices(config, database.url);
  const stopKeys = keepKeysFresh(services);
  const stopSettings = keepSettingsFresh(services);
  const stopClock = watchClock(services);
  await closers.add(() => services.pool.end());
  await closers.add(async () => services.replica?.close());
  await closers.add(async () => stopKeys());
  await closers.add(async () => stopSettings());
  await closers.add(() => services.views.close());
  await closers.add(() => services.searches.close());
  await closers.add(() => services.gateways.images.close());
  if (config.database.isPgbouncer) await tellMissingLimit(services, print);
  for (const notice of [await settingsNotice(services), currencyNotice(services), await ratesNotice(services)])
    if (notice !== null) print(notice);
  if (config.runsWorker) await closers.add(tools.startJobs(services).stop);
  if (metricsPort !== null) await serveMetrics(services, metricsPort, closers);
  for (const line of [await zonesNotice(services), await clockNotice(services)]) if (line !== null) print(line);
  await closers.add(async () => stopClock());
  const app = await tools.buildApp(services);
  await closers.add(() => drain(app));
  await listen(app, config.listen);
  return { app, config, accounts: database.accounts, databaseUrl: database.url };
}

async function proveFiles(access: ObjectStoreAccess, print: (line: string) => void): Promise<void> {
  const line = await proveBuckets(createS3Buckets(access), access);
  if (line !== null) print(line);
}

async function openFilled(config: StartConfig, tools: StartTools, progress: Progress) {
  const database = await openDatabase(config, { ...tools, progress });
  tools.onDatabase(database);
  await refuseDemoData(database, config);
  await refuseOurContacts(database, config);
  const isDemo = config.mode === 'demo';
  const accounts = isDemo ? await progress('Loading the demo', tools.ensureDemo(database, config)) : [];
  await tools.ensureTexts(database);
  return { url: database.url, accounts };
}

async function serveMetrics(services: Services, port: number, closers: Closers): Promise<void> {
  const app = buildMetricsApp(services);
  await closers.add(() => app.close());
  await listen(app, { host: services.config.listen.host, port }, 'BANYAN_METRICS_PORT');
}

/** Behind PgBouncer the database role needs a statement timeout. */
async function tellMissingLimit({ pool }: Services, print: (line: string) => void): Promise<void> {
  const line = await missingRoleLimit(pool, defaultTimeouts);
  if (line !== null) print(line);
}

/** By keys, or the sandbox. */
async function openProviders(
  config: StartConfig,
  port: number,
  { closers, print }: StartTools,
): Promise<Partial<ProviderAccess>> {
  const sandboxPort = ownSandboxPort(config);
  if (sandboxPort === null) return {};
  const starting = startSandbox({
    dataDir: config.dataDir,
    port: sandboxPort,
    // Not the public address, which may be a proxy's.
    programUrl: listeningOrigin(config.listen.host, port),
    shopUrl: originAt(config, port),
    publicOrigin: config.isPublicDemo ? originAt(config, port) : null,
    log: print,
  });
  await closers.add(async () => (await starting.catch(() => null))?.stop());
  return plannedThere(config, (await starting).access);
}

/** On a failure closes what was opened, waits for the rest, and throws. */
async function allOrNothing<T extends readonly unknown[]>(
  closers: Closers,
  work: { [K in keyof T]: Promise<T[K]> },
): Promise<T> {
  try {
    return (await Promise.all(work)) as unknown as T;
  } catch (error) {
    await closers.closeAll();
    await Promise.allSettled(work);
    throw error;
  }
}

export function proveFolder(setting: string, folder: string): void {
  const file = join(folder, `.tried-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, 'Banyan can write here.\n');
    rmSync(file);
  } catch (error) {
    throw refusedFolder(setting, folder, error) ?? error;
  }
}

interface Host {
  print: (line: string) => void;
  printError: (line: string) => void;
  exit: (code: number) => never;
  onStopSignal: (stop: () => void) => void;
}

// Terminal and npm both pass on one Ctrl-C; only a later one forces the exit.
const sameSignalMs = 1000;
const forced = 130;

/** Runs until a signal. A failure is one line and exit code 1. */
export async function run(host: Host, parts: Parts): Promise<void> {
  const settings = loadConfig();
  if (!settings.ok) return fail(host, settings.problems);
  const closers = createClosers((error) => host.printError(`While stopping: ${String(error)}`));
  let abandonDatabase: (() => void) | null = null;
  let stoppingSince: number | null = null;

  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince < sameSignalMs) return;
      abandonDatabase?.();
      host.exit(forced);
    }
    stoppingSince = performance.now();
    host.print('Stopping …');
    await closers.closeAll();
    host.print('Stopped.');
    host.exit(0);
  };
  host.onStopSignal(() => void stop());

  try {
    const onDatabase = ({ abandon }: { abandon: (() => void) | null }) => void (abandonDatabase = abandon);
    const { config, accounts, databaseUrl } = await start(settings.config, {
      ...parts,
      closers,
      print: host.print,
      onDatabase,
    });
    host.print(renderBanner({ config, accounts, databaseUrl, tookMs: performance.now() }));
  } catch (error) {
    // Failures during shutdown are part of it.
    if (stoppingSince !== null) return;
    await closers.closeAll();
    fail(host, [error instanceof StartRefused ? error.message : describeBug(error)]);
  }
}

function fail(host: Host, lines: readonly string[]): never {
  for (const line of lines) host.printError(line);
  return host.exit(1);
}

function describeBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function processHost(): Host {
  // Ctrl-C also ends a `tee`: EPIPE would crash us and leave PostgreSQL running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreBrokenPipe);
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    printError: (line) => void process.stderr.write(`${line}\n`),
    exit: (code) => process.exit(code),
    onStopSignal: (stop) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    },
  };
}

function ignoreBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

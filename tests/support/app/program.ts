// The program without pages, for tests: calls, webhooks, the real database and an optional sandbox.
import { priceCurrencyFrom } from '#src/domain/money/own-currency.ts';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { projectFolder, type Config } from '#src/server/platform/config.ts';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { registerIdentityPages } from '#src/server/features/account/index.ts';
import { registerWebhooks } from '#src/server/features/payment/index.ts';
import { oldestRateAge } from '#src/server/features/pricing/index.ts';
import { registerPhoneHooks } from '#src/server/features/host-reach/index.ts';
import { registerMessagePictures } from '#src/server/features/message/index.ts';
import { registerBookingFiles, registerBookingsFile, registerStatementFiles } from '#src/server/features/pdf/index.ts';
import { registerPayoutFiles } from '#src/server/features/earnings/index.ts';
import { registerCredentialFiles } from '#src/server/features/credentials/index.ts';
import { registerTripFiles } from '#src/server/features/trip/index.ts';
import { createGateways, type Gateways } from '#src/server/providers/providers.ts';
import { createPaypalGateway } from '#src/server/providers/paypal.ts';
import { createStripeGateway } from '#src/server/providers/stripe.ts';
import { callInProcess, registerCalls } from '#src/server/platform/calls/call-adapter.ts';
import { registerFailures } from '#src/server/platform/http/failures.ts';
import { createRateLimits } from '#src/server/platform/limits/rate-limits.ts';
import { loadKeys } from '#src/server/platform/keys.ts';
import { registerLocale } from '#src/server/platform/locale.ts';
import { createLog } from '#src/server/platform/log.ts';
import { createMetrics } from '#src/server/platform/metrics.ts';
import { registerDevMail } from '#src/server/pages/dev/dev-mail.ts';
import { registerDevPhone } from '#src/server/pages/dev/dev-phone.ts';
import { postgresSearch } from '#src/server/search/index.ts';
import { createAnswerCache } from '#src/server/platform/answer-cache.ts';
import type { Services } from '#src/server/services.ts';
import { createPageViews, createSearches } from '#src/server/platform/page-views/page-views.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createCaller, type Caller } from './caller.ts';
import { quickPasswords } from './tokens.ts';

export const webhookSecret = 'whsec_sandbox';

export interface Program {
  app: FastifyInstance;
  services: Services;
  /** A separate browser, with the cookies of a first call; of this machine unless an address is given. */
  visitor(address?: string): Promise<Caller>;
  close(): Promise<void>;
}

interface Wish {
  /** Address of a sandbox; without it there is no card provider. */
  stripeUrl?: string;
  /** Timeout of provider requests, in ms. */
  timeoutMs?: number;
  origin?: string;
  settings?: Record<string, string>;
  gateways?: Partial<Gateways>;
  worker?: boolean;
  /** Silent except for debugging. */
  logLevel?: Config['logLevel'];
  /** The test's log, instead of standard output. */
  log?: Logger;
}

/** A configuration from settings; throws with the problems. */
export function testConfig({ stripeUrl, origin, settings = {}, worker = false }: Wish): Config {
  const stripe =
    stripeUrl === undefined
      ? { STRIPE_SECRET_KEY: 'none' }
      : {
          STRIPE_SECRET_KEY: 'sk_test_sandbox',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
          STRIPE_WEBHOOK_SECRET: webhookSecret,
          STRIPE_API_URL: stripeUrl,
          STRIPE_JS_URL: `${stripeUrl}/stripe.js`,
          PAYPAL_CLIENT_ID: 'sandbox-client-test',
          PAYPAL_CLIENT_SECRET: 'sandbox-secret-test',
          PAYPAL_WEBHOOK_ID: 'WHSANDBOX1',
          PAYPAL_API_URL: stripeUrl,
        };
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ...quickPasswords,
    WORKER: worker ? 'on' : 'off',
    BANYAN_RATE_LIMIT_FACTOR: '1000',
    // On a busy machine the event loop lags.
    BANYAN_MAX_LOOP_DELAY_MS: '60000',
    ...(origin && { BANYAN_ORIGIN: origin }),
    ...stripe,
    ...settings,
  };
  const read = configure({ environment, folder: projectFolder });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  if (read.config.stripe.kind === 'own-sandbox') throw new Error('the test must name its sandbox');
  return settle(read.config, { port: 3000, stripe: read.config.stripe });
}

/** Builds the program over an open pool, without a listener or background work. */
export async function createProgram(pool: Pool, wish: Wish = {}): Promise<Program> {
  const config = testConfig(wish);
  priceCurrencyFrom(() => config.currency);
  const gateways = createGateways(config);
  const patience = { timeoutMs: wish.timeoutMs ?? 2000, retries: 1 };
  if (config.stripe.kind !== 'none') gateways.stripe = createStripeGateway(config.stripe, patience);
  if (config.paypal.kind !== 'none') gateways.paypal = createPaypalGateway(config.paypal, patience);
  const db = createDatabase(pool, { onLockTrouble: (kind) => metrics.lockTroubles.inc({ kind }) });
  const metrics = createMetrics({ ratesAge: () => oldestRateAge(db, config) });
  const services: Services = {
    config,
    pool,
    db,
    log: wish.log ?? createLog(wish.logLevel ?? 'silent'),
    gateways: { ...gateways, ...wish.gateways },
    keys: await loadKeys(pool, config),
    limits: createRateLimits(pool, {
      factor: config.rateLimitFactor,
      wrongCodesOfSite: config.wrongCodesPerHour,
      declinesOfAddress: config.cardDeclinesPerAddress,
    }),
    metrics,
    answers: createAnswerCache(0),
    replica: null,
    search: postgresSearch({ db, pool, config }),
    views: createPageViews(pool, { warn: () => undefined }),
    searches: createSearches(pool, { warn: () => undefined }),
  };
  const app = Fastify({ loggerInstance: services.log }) as unknown as FastifyInstance;
  registerFailures(app, config);
  await app.register(cookie);
  registerLocale(app, config.locales);
  registerCalls(app, services);
  await registerWebhooks(app, services);
  await registerPhoneHooks(app, services);
  registerBookingFiles(app, services, callInProcess);
  registerStatementFiles(app, services);
  registerBookingsFile(app, services);
  registerPayoutFiles(app, services);
  await registerMessagePictures(app, services);
  await registerTripFiles(app, services);
  registerCredentialFiles(app, services);
  registerIdentityPages(app, services);
  registerDevMail(app, services);
  registerDevPhone(app, services);
  await app.ready();
  return { app, services, visitor: (address) => createCaller(app, address), close: () => app.close() };
}

/** Settings of an installation with prices in another currency, in a separate settings file. */
export function pricesIn(currency: string, figures: Record<string, number> = {}): { BANYAN_SETTINGS_FILE: string } {
  const usual = JSON.parse(readFileSync(join(projectFolder, 'config/brand.json'), 'utf8')) as object;
  const path = join(mkdtempSync(join(tmpdir(), 'banyan-brand-')), 'brand.json');
  writeFileSync(path, JSON.stringify({ ...usual, currency, figures }));
  return { BANYAN_SETTINGS_FILE: path };
}

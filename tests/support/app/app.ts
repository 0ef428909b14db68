// The whole program over a separate database, for tests: everything real but the providers.
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#src/server/app.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { configure, settle } from '#src/server/platform/config/configure.ts';
import { createServices } from '#src/server/platform/start/services.ts';
import type { Services } from '#src/server/services.ts';
import { quickPasswords } from './tokens.ts';
import { buildBundleOnce } from './web-bundle.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  database: TestDatabase;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Adds to the defaults: no rate limit, no logs. */
  settings?: Record<string, string>;
  /** Makes the database; empty by default. */
  make?: () => Promise<TestDatabase>;
  fill?: (database: TestDatabase) => Promise<unknown>;
  /** Replaces services, for example by a fake gateway. */
  change?: (services: Services) => Services;
}

const usualSettings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  ...quickPasswords,
  BANYAN_RATE_LIMIT_FACTOR: '100000',
  // On a busy machine the event loop lags; admission.test.ts tests the shedding.
  BANYAN_MAX_LOOP_DELAY_MS: '60000',
  PORT: '0',
  // Pages as guests of a real site get them.
  BANYAN_DEMO_BAR: '0',
};

/** Builds the program; `app.inject` or `app.listen({ port: 0 })` reach it. No cards unless `change` adds them. */
export async function createTestApp({
  settings = {},
  make = createTestDatabase,
  fill,
  change,
}: TestAppOptions = {}): Promise<TestApp> {
  const configured = configure({ environment: { ...usualSettings, ...settings }, folder: projectFolder });
  if (!configured.ok) throw new Error(configured.problems.join('\n'));
  const [database] = await Promise.all([make(), buildBundleOnce()]);
  await fill?.(database);
  const config = settle(configured.config, { port: 80, stripe: { kind: 'none' } });
  const made = await createServices(config, database.url);
  const services = change?.(made) ?? made;
  const app = await buildApp(services);
  return {
    app,
    services,
    database,
    async close() {
      await app.close();
      await services.pool.end();
      await database.drop();
    },
  };
}

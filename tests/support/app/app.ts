// The whole program over a database of its own, for tests: everything real but the providers, who are not asked.
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
  /** Closes the program and drops its database. */
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings besides the usual ones of a test: no rate limit in the way, no logs. */
  settings?: Record<string, string>;
  /** Makes the database; empty unless this says otherwise. */
  make?: () => Promise<TestDatabase>;
  /** Fills the database before the program reads it. */
  fill?: (database: TestDatabase) => Promise<unknown>;
  /** Puts other parts into the services, such as a gateway that answers by itself. */
  change?: (services: Services) => Services;
}

const usualSettings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  ...quickPasswords,
  BANYAN_RATE_LIMIT_FACTOR: '100000',
  // Where the machine is busy this process is late; what is sent away then is the subject of admission.test.ts.
  BANYAN_MAX_LOOP_DELAY_MS: '60000',
  PORT: '0',
  // Pages as guests of a real site get them.
  BANYAN_DEMO_BAR: '0',
};

/** Builds the program; `app.inject` or `app.listen({ port: 0 })` reach it. Cards are not taken unless `change` says so. */
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

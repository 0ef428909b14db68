// The program as a separate process: listens on a free port, reports it to its parent, and ends with it.
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { startJobs } from '#src/server/platform/jobs/index.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { createProgram } from '#tests/support/app/program.ts';

const {
  TEST_DATABASE_URL: url = '',
  TEST_STRIPE_URL: stripeUrl,
  TEST_JOBS: jobs,
  TEST_TIMEOUT_MS: timeout,
  TEST_SETTINGS: settings,
} = process.env;
const pool = createPool({ url, isPgbouncer: false, size: 10 });
const { app, services } = await createProgram(pool, {
  ...(stripeUrl && { stripeUrl }),
  ...(timeout && { timeoutMs: Number(timeout) }),
  ...(settings && { settings: JSON.parse(settings) as Record<string, string> }),
});
await app.listen({ host: '127.0.0.1', port: 0 });
// Now, because most of these processes are killed.
flushCompileCache();
if (jobs === 'on') startJobs(services, 100);
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('disconnect', () => process.exit(0));
